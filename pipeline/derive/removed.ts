import { NOT_FOUND_ADDRESS } from '../addresses.ts';
import { hashOfPlain } from '../hash.ts';
import type { Kind } from '../kinds/kind.ts';
import type { RemovedPage } from '../model/fact.ts';
import type { History } from '../model/history.ts';
import { readFrontMatter } from '../parse/front-matter.ts';
import { createReport } from '../report.ts';

/** Pages whose files are gone, and at whose addresses nothing else stands now. */
export function removedPages(
  { removed }: History,
  kinds: readonly Kind[],
  taken: ReadonlySet<string>,
  today: string,
): RemovedPage[] {
  const days = new Map<string, string>();
  for (const { path, day, text } of removed) {
    const kind = kinds.find(({ folder, addresses }) => addresses.isOwn && path.startsWith(`${folder}/`));
    const authored =
      kind && readFrontMatter({ path, readText: () => text, hash: hashOfPlain(text) }, kind, createReport(), undefined);
    // What was not right, a draft, or waiting for its day, was never published.
    if (!kind || !authored || kind.hides?.(authored.fields, today)) continue;
    const address = kind.addresses.of(path, authored.fields);
    if (taken.has(address) || address === NOT_FOUND_ADDRESS || days.has(address)) continue;
    days.set(address, day);
  }
  return [...days].map(([address, day]) => ({ address, day }));
}
