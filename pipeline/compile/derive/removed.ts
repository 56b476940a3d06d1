import { NOT_FOUND_ADDRESS } from '../../content/addresses.ts';
import type { ContentType } from '../../content/types/content-type.ts';
import type { RemovedPage } from '../../content/model/fact.ts';
import type { History } from '../../content/model/history.ts';
import { rightFieldsOf } from '../fields/front-matter.ts';

/** Pages whose files are gone, and at whose addresses nothing else stands now. */
export function removedPages(
  { removed }: History,
  kinds: readonly ContentType[],
  taken: ReadonlySet<string>,
  today: string,
): RemovedPage[] {
  const days = new Map<string, string>();
  for (const { path, day, text } of removed) {
    const kind = kinds.find(({ folder, addresses }) => addresses.isOwn && path.startsWith(`${folder}/`));
    const fields = kind && rightFieldsOf({ path, readText: () => text }, kind);
    // What was not right, a draft, or waiting for its day, was never published.
    if (!kind || fields === undefined || kind.hides?.(fields, today)) continue;
    const address = kind.addresses.of(path, fields);
    if (taken.has(address) || address === NOT_FOUND_ADDRESS || days.has(address)) continue;
    days.set(address, day);
  }
  return [...days].map(([address, day]) => ({ address, day }));
}
