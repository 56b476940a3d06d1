import { addressOfIndexPart } from '../../../pipeline/content/addresses.ts';
import { withBase } from '../../components/with-base.ts';

let begun: Promise<Response> | undefined;

/**
 * Begins to fetch the first part of the index, while the scripts that read it are on their way. A failure before
 * anybody takes the answer is forgotten.
 */
export function beginFirstPart(): void {
  const asked = (begun ??= fetchPart(1));
  const forget = (): void => {
    if (begun === asked) begun = undefined;
  };
  asked.then(({ ok }) => !ok && forget(), forget);
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
