import { decodeAddress } from '../decode-address.ts';
import type { ParsedContent } from '../parse/content.ts';
import type { InternalLink } from '../parse/links.ts';
import { bodyStart } from './front-matter.ts';
import { findTargets } from './find-targets.ts';
import { markdownTargets } from './markdown-targets.ts';
import type { NewName } from './new-names.ts';
import { retarget, type Moved } from './retarget.ts';
import { occurrences, type TextEdit } from './text-edits.ts';
import type { YamlText } from './yaml-texts.ts';

/** Another site, or this one by its whole address, which is looked for as such. */
const WHOLE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** What ends a whole address. */
const BEHIND_WHOLE = /^(?:[\s)>"'#?\]},]|\.?$|\.\s)/;

/** What links of a file lead to, by their targets, and where those links stand. */
interface Leading {
  readonly leads: Map<string, Moved>;
  readonly places: InternalLink['place'][];
}

/** Edits of links to what is renamed, and of those that it has itself, where it goes into another folder; by file. */
export function linksToChange(
  { links, documents, folder }: ParsedContent,
  { old, now, document }: NewName,
): Map<string, TextEdit[]> {
  const shown = new Map(documents.map(({ file, address }) => [file.path, { file: file.path, address }]));
  const at = new Map(documents.filter(({ kind }) => kind.addresses.isOwn).map((one) => [one.address, one.file.path]));
  const still = (file: string, address: string): Moved => {
    const here = shown.get(file) ?? { file, address };
    return file === old.file ? { old, now } : { old: here, now: here };
  };
  const files = new Map<string, Leading>();
  for (const { address, target, place } of links) {
    const isTo = document.kind.addresses.isOwn && address === old.address;
    // What leads elsewhere keeps its form, unless it is written from here.
    const isFrom = place.file === old.file && !target.startsWith('/');
    if ((!isTo && !isFrom) || WHOLE.test(target)) continue;
    const { leads, places } = files.get(place.file) ?? { leads: new Map<string, Moved>(), places: [] };
    leads.set(decodeAddress(target), isTo ? { old, now } : still(at.get(address) ?? '', address));
    places.push(place);
    files.set(place.file, { leads, places });
  }
  return new Map(
    [...files].map(([file, { leads, places }]) => {
      const renew = (typed: string): string => {
        const to = leads.get(decodeAddress(typed));
        return to ? retarget(typed, still(file, '/'), to) : typed;
      };
      return [file, linkEdits(folder.texts.get(file)?.readText() ?? '', file.endsWith('.md'), places, renew)];
    }),
  );
}

/** Edits of the links of a file. Of its fields, only those are touched where a link was found: others may hold the same words. */
export function linkEdits(
  text: string,
  isMarkdown: boolean,
  places: readonly Pick<InternalLink['place'], 'line' | 'column'>[],
  renew: (typed: string) => string,
): TextEdit[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsets = new Set(places.map(({ line, column }) => (starts[line - 1] ?? 0) + column - 1));
  const holdsLink = ({ start, end }: YamlText): boolean => [...offsets].some((at) => at >= start && at < end);
  const spans = findTargets(text, isMarkdown, {
    what: 'links',
    isTarget: (field) => offsets.has(field.start) && renew(field.value.trim()) !== field.value.trim(),
    mayHold: holdsLink,
  });
  return spans.flatMap(({ start, end, typed }) => {
    const by = renew(typed);
    return by === typed ? [] : [{ start, end, by }];
  });
}

/** Edits of whole addresses of the site in a text, where they stand alone, and in no code. */
export function wholeAddressEdits(text: string, isMarkdown: boolean, from: string, to: string): TextEdit[] {
  if (!text.includes(from)) return [];
  const start = isMarkdown ? bodyStart(text) : text.length;
  const code = start < text.length ? markdownTargets(text.slice(start)).code : [];
  const isCode = (at: number): boolean => code.some(([begin, end]) => at >= start + begin && at < start + end);
  return occurrences(text, from)
    .filter((at) => BEHIND_WHOLE.test(text.slice(at + from.length, at + from.length + 2)) && !isCode(at))
    .map((at) => ({ start: at, end: at + from.length, by: to }));
}
