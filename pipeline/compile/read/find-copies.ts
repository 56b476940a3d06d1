import { addressOfPage, PAGES } from '../../content/addresses.ts';
import { readUrlRegistry } from '../../content/url-registry-text.ts';
import { slugOfFile } from '../../content/slug.ts';
import { compareTexts } from '../../shared/compare-texts.ts';
import { groupBy } from '../../shared/group-by.ts';
import { mayBeCopyOf } from './content-names.ts';

interface Comparable {
  readonly hash: string;
  readText(): string;
}

const TITLE = /^title:.*$/m;
const SLUG = /^slug:[ \t]*["']?([^\s"'#]+)/m;

/**
 * Finds Markdown files that copy another file of their folder: the same bytes, or a number after its name and the same
 * title. Maps the path of each copy to the original: the published file, else the one with the shorter name. A file
 * published at its own address is not a copy.
 */
export function findCopies(
  texts: ReadonlyMap<string, Comparable>,
  isLive: (address: string) => boolean,
): Map<string, string> {
  const copies = new Map<string, string>();
  for (const group of sameBytes(texts)) {
    const [original, ...others] = group
      .map((file) => ({ file, address: addressOf(file, texts.get(file)?.readText()) }))
      .map((one) => ({ ...one, isShown: isLive(one.address) }))
      .toSorted(
        (a, b) =>
          Number(b.isShown) - Number(a.isShown) || a.file.length - b.file.length || compareTexts(a.file, b.file),
      );
    for (const { file, address, isShown } of others)
      if (original && (!isShown || address === original.address)) copies.set(file, original.file);
  }
  for (const [file, one] of texts) {
    const numbered = mayBeCopyOf(file);
    if (numbered === undefined || copies.has(file) || isLive(addressOf(file, one.readText()))) continue;
    const title = titleIn(one);
    if (file.endsWith('.md') && title !== undefined && title === titleIn(texts.get(numbered)))
      copies.set(file, numbered);
  }
  return copies;
}

/** Tells whether the URL registry lists an address as live. */
export function liveIn(urlRegistryText: () => string): (address: string) => boolean {
  let live: ReadonlySet<string> | undefined;
  const listed = () => readUrlRegistry(urlRegistryText()).entries.filter(({ state }) => state === 'live');
  return (address) => (live ??= new Set(listed().map((entry) => entry.address))).has(address);
}

/** Returns the address of a content file, as far as its name and slug tell. */
export function addressOf(file: string, text = ''): string {
  if (file.startsWith(`${PAGES}/`)) return addressOfPage(file);
  return `/${file.slice(0, file.indexOf('/'))}/${SLUG.exec(text)?.[1] ?? slugOfFile(file)}`;
}

/** Groups the non-empty files of each folder that are identical byte for byte. */
function sameBytes(texts: ReadonlyMap<string, Comparable>): string[][] {
  const groups = groupBy(
    [...texts.keys()].filter((file) => file.endsWith('.md')),
    (file) => JSON.stringify([file.slice(0, file.lastIndexOf('/')), texts.get(file)?.hash]),
  );
  return [...groups.values()].filter(
    ([first = '', ...others]) => others.length > 0 && texts.get(first)?.readText().trim() !== '',
  );
}

function titleIn(file: Comparable | undefined): string | undefined {
  return TITLE.exec(file?.readText() ?? '')?.[0];
}
