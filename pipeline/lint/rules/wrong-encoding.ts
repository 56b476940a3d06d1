import { allMatches } from '../markdown/all-matches.ts';
import type { Finders, Found } from '../markdown/found.ts';
import { codeOfLetter, letterOfCode, WINDOWS_1252 } from '../../markdown/syntax/parse.ts';

const FOLLOWS = `[${WINDOWS_1252}\u0080-\u00bf]`;
/** UTF-8 that was decoded as Windows-1252, Windows-1252 that was decoded as Latin-1, and the replacement character. */
const WRONG = new RegExp(
  `ï¿½|\ufffd|â[€‚„†ˆ‰Š˜œ\u0080\u0082\u0084\u0086\u0088\u0089\u008a\u0098\u009c]${FOLLOWS}|ðŸ${FOLLOWS}{2}|(?<!\\p{Lu})[ÃÂ]${FOLLOWS}|[\u0080-\u009f]`,
  'gu',
);
const NUMBERED = /&#(?:x(?<hexadecimal>[\da-f]{1,6})|(?<decimal>\d{1,7}));/gi;

export const wrongEncoding: Finders<'wrong-encoding'> = {
  signs: /[\ufffd\u00c2\u00c3\u00e2\u00ef\u00f0\u0080-\u009f]|&#/,
  block: ({ prose, start }) => [...findWrong(prose, start), ...findNumbersOfNothing(prose, start)],
  line: (text) => findWrong(text, 0),
};

/** Finds wrongly decoded letters; one finding per text. */
function findWrong(text: string, start: number): Found<'wrong-encoding'>[] {
  const matches = allMatches(WRONG, text);
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) return [];
  const actual = text.slice(first.index, last.index + last[0].length);
  const expected = actual.replace(WRONG, readAgain);
  const offset = start + first.index;
  if (expected.includes('\ufffd')) return [{ offset, values: { found: first[0], meant: '' } }];
  const values = { found: first[0], meant: readAgain(first[0]) };
  return [{ offset, values, fix: { actual, expected } }];
}

/** Returns letters as they were before a program decoded them wrongly. */
function readAgain(letters: string): string {
  if (letters === '\ufffd') return letters;
  if (letters.length === 1) return letterOfCode(letters.charCodeAt(0)) ?? letters;
  const bytes = Uint8Array.from(letters, codeOfLetter);
  return new TextDecoder('utf-8').decode(bytes);
}

/** Finds the first numeric reference without a character, such as `&#150000000;`, which readers see as U+FFFD. */
function findNumbersOfNothing(prose: string, start: number): Found<'wrong-encoding'>[] {
  const first = allMatches(NUMBERED, prose).find(({ groups: { hexadecimal, decimal } = {} }) =>
    isNothing(hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)),
  );
  return first ? [{ offset: start + first.index, values: { found: first[0], meant: '' } }] : [];
}

function isNothing(code: number): boolean {
  if (letterOfCode(code) !== undefined || code === 0x09 || code === 0x0a || code === 0x0d) return false;
  return code > 0x10ffff || /[\p{Cc}\p{Cs}]/u.test(String.fromCodePoint(code));
}
