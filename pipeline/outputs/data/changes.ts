import { addressOfChanges, addressOfMarkdown, CHANGES_SCHEMA_FILE } from '../../content/addresses.ts';
import type { PageText } from '../../content/model/block.ts';
import type { Site } from '../../content/model/site.ts';
import type { ChangesFile } from '../../content/schema/published.ts';

/** The most pages that one file names. */
const MOST = 1000;

type Changes = Pick<Site<object>, 'identity' | 'texts' | 'firstDays' | 'removed'>;

/**
 * What has changed on the site: each page with its days and the hash of its Markdown, the last change first, of one day lists last. The first
 * file has the newest and names the others; these are filled from the oldest on. `hashOf` finds the SHA-256 of a
 * written file by its address.
 */
export function changesFiles(
  { identity: { url }, texts, firstDays, removed }: Changes,
  hashOf: (address: string) => string,
  most = MOST,
): [address: string, file: ChangesFile][] {
  const sorted = texts.toSorted(
    (a, b) =>
      compare(dayOf(a), dayOf(b)) || Number(a.isArchived) - Number(b.isArchived) || compare(b.address, a.address),
  );
  const full = Math.max(0, Math.ceil(sorted.length / most) - 1);
  const older = Array.from({ length: full }, (_, at) => url + addressOfChanges(at + 1)).toReversed();
  const file = (pages: readonly PageText[], first: boolean): ChangesFile => ({
    $schema: url + CHANGES_SCHEMA_FILE,
    site: url,
    pages: pages.toReversed().map((page) => entryOf(page)),
    removed: first ? removed.map(({ address, day }) => ({ url: url + address, removed: day })) : [],
    older: first ? older : [],
  });
  return [
    [addressOfChanges(0), file(sorted.slice(full * most), true)],
    ...Array.from({ length: full }, (_, at): [string, ChangesFile] => [
      addressOfChanges(at + 1),
      file(sorted.slice(at * most, (at + 1) * most), false),
    ]),
  ];

  function entryOf({ title, address, changed }: PageText): ChangesFile['pages'][number] {
    const added = firstDays.get(address);
    return {
      url: url + address,
      markdown: url + addressOfMarkdown(address),
      title,
      ...(added !== undefined && { added }),
      ...(changed && { changed: changed.day, known_from: changed.from }),
      sha256: hashOf(addressOfMarkdown(address)),
    };
  }
}

function dayOf({ changed }: PageText): string {
  return changed?.day ?? '';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
