import { addressOfIndexPart } from '../../../pipeline/content/addresses.ts';
import { withBase } from '../../components/with-base.ts';

let begun: Promise<Response> | undefined;

/** Begins to fetch the first part of the index, while the scripts that read it are on their way. */
export function beginFirstPart(): void {
  begun ??= fetchPart(1);
  // Whoever takes it handles the failure.
  begun.catch(() => undefined);
}

/** Returns the answer that was begun, to one caller only, or asks anew. */
export function takeFirstPart(): Promise<Response> {
  const answer = begun ?? fetchPart(1);
  begun = undefined;
  return answer;
}

/** Asks for a part of the index of all articles. */
export function fetchPart(number: number): Promise<Response> {
  return fetch(withBase(addressOfIndexPart(number)));
}
