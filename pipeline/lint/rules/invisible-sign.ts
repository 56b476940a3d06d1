import { hasRightToLeft } from '../../shared/right-to-left.ts';
import { allMatches } from '../markdown/all-matches.ts';
import type { Finders, Found } from '../markdown/found.ts';

/** Invisible signs, but not where a language needs them. */
const NEEDS_BREAKS = '[\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff]';
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- signs that control devices are what is looked for
  /[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;
const BETWEEN_LETTERS = new RegExp(`(?<=${NEEDS_BREAKS})\u200b|\u200b(?=${NEEDS_BREAKS})`, 'gu');
/** Directional formatting characters. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g;
/** Characters that other programs type for a new line; on a page, they would join two words. */
const OTHER_BREAK = new Set(['\u000b', '\u000c', '\u2028', '\u2029']);

const NAMES: Readonly<Record<string, string>> = {
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark',
};

export const invisibleSign: Finders<'invisible-sign'> = {
  signs: INVISIBLE,
  block: ({ prose, start }) => findInvisible(prose, start),
  /** Looks into what is no prose: the words for a picture, and those in HTML. */
  text: ({ source, nodes }) =>
    [...nodes('image'), ...nodes('imageReference'), ...nodes('html')].flatMap(({ start, end }) =>
      findInvisible(source.slice(start, end), start),
    ),
  line: (text) => findInvisible(text, 0),
};

/** Finds characters that readers do not see; one finding per text. */
function findInvisible(text: string, start: number): Found<'invisible-sign'>[] {
  const directions = hasRightToLeft(text) ? text.matchAll(DIRECTION) : [];
  const needed = new Set([...text.matchAll(BETWEEN_LETTERS), ...directions].map(({ index }) => index));
  const matches = allMatches(INVISIBLE, text).filter(({ index }) => !needed.has(index));
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) return [];
  const values = { sign: nameOfSign(first[0]), count: String(matches.length) };
  const actual = text.slice(first.index, last.index + 1);
  const expected = actual.replace(INVISIBLE, (one, index: number) => {
    if (needed.has(first.index + index)) return one;
    const beside = [text[first.index + index - 1], text[first.index + index + 1]];
    return OTHER_BREAK.has(one) && beside.every(isOfWord) ? ' ' : '';
  });
  return [{ offset: start + first.index, values, fix: { actual, expected } }];
}

/** Tells whether a character would be joined to the next one, if nothing stood between them. */
function isOfWord(character: string | undefined): boolean {
  return character !== undefined && !/\s/.test(character);
}

/** Returns the common name of an invisible character, and its code. */
function nameOfSign(sign: string): string {
  const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const kind = /\p{Cf}/u.test(sign) ? 'sign of direction' : 'control character';
  return `${NAMES[sign] ?? kind} U+${code}`;
}
