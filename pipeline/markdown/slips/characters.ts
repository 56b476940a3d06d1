import { hasRightToLeft } from '../../right-to-left.ts';
import { codeOfLetter, letterOfCode, WINDOWS_1252 } from '../windows-1252.ts';
import type { ProseBlock, Slip } from './slip.ts';

const FOLLOWS = `[${WINDOWS_1252}\u0080-\u00bf]`;
/** UTF-8 that was read as Windows-1252, bytes of Windows-1252 that were read as Latin-1, and the sign for a lost letter. */
const WRONG = new RegExp(
  `ï¿½|\ufffd|â[€‚„†ˆ‰Š˜œ\u0080\u0082\u0084\u0086\u0088\u0089\u008a\u0098\u009c]${FOLLOWS}|ðŸ${FOLLOWS}{2}|(?<!\\p{Lu})[ÃÂ]${FOLLOWS}|[\u0080-\u009f]`,
  'gu',
);
/** Invisible signs, but not where a language needs them. */
const NEEDS_BREAKS = '[\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff]';
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- signs that control devices are what is looked for
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;
const BETWEEN_LETTERS = new RegExp(`(?<=${NEEDS_BREAKS})\u200b|\u200b(?=${NEEDS_BREAKS})`, 'gu');
/** Signs that set the direction of what stands beside them. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g;
const NUMBERED = /&#(?:x(?<hexadecimal>[\da-f]{1,6})|(?<decimal>\d{1,7}));/gi;
/** What old programs typed to begin a new line. */
const OLD_BREAK = new Set(['\u000b', '\u000c']);

const NAMES: Record<string, string> = {
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark',
};

/** Invisible signs, and letters that were decoded wrongly: one slip of each for a piece of text. */
export function findCharacters(text: string, start: number): Slip[] {
  return [...findWrong(text, start), ...findInvisible(text, start)];
}

/** The first number of a letter that no letter has, such as `&#150000000;`: readers see U+FFFD in its place. */
export function findNumbersOfNothing({ prose, start }: ProseBlock): Slip[] {
  const first = [...prose.matchAll(NUMBERED)].find(({ groups: { hexadecimal, decimal } = {} }) =>
    isNothing(hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)),
  );
  if (!first) return [];
  return [{ rule: 'wrong-encoding', offset: start + first.index, values: { found: first[0], meant: '' } }];
}

function isNothing(code: number): boolean {
  if (letterOfCode(code) !== undefined || code === 0x09 || code === 0x0a || code === 0x0d) return false;
  return code > 0x10ffff || /[\p{Cc}\p{Cs}]/u.test(String.fromCodePoint(code));
}

function findWrong(text: string, start: number): Slip[] {
  const matches = [...text.matchAll(WRONG)];
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) return [];
  const actual = text.slice(first.index, last.index + last[0].length);
  const expected = actual.replace(WRONG, readAgain);
  const offset = start + first.index;
  if (expected.includes('\ufffd')) return [{ rule: 'wrong-encoding', offset, values: { found: first[0], meant: '' } }];
  const values = { found: first[0], meant: readAgain(first[0]) };
  return [{ rule: 'wrong-encoding', offset, values, mend: { actual, expected } }];
}

/** Letters as they were before a program read them wrongly. */
function readAgain(letters: string): string {
  if (letters === '\ufffd') return letters;
  if (letters.length === 1) return letterOfCode(letters.charCodeAt(0)) ?? letters;
  const bytes = Uint8Array.from(letters, codeOfLetter);
  return new TextDecoder('utf-8').decode(bytes);
}

function findInvisible(text: string, start: number): Slip[] {
  const directions = hasRightToLeft(text) ? text.matchAll(DIRECTION) : [];
  const needed = new Set([...text.matchAll(BETWEEN_LETTERS), ...directions].map(({ index }) => index));
  const matches = [...text.matchAll(INVISIBLE)].filter(({ index }) => !needed.has(index));
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) return [];
  const values = { sign: nameOfSign(first[0]), count: String(matches.length) };
  const actual = text.slice(first.index, last.index + 1);
  const expected = actual.replace(INVISIBLE, (one, index: number) => {
    if (needed.has(first.index + index)) return one;
    return OLD_BREAK.has(one) ? ' ' : '';
  });
  return [{ rule: 'invisible-sign', offset: start + first.index, values, mend: { actual, expected } }];
}

/** The usual name of an invisible sign, and its number. */
function nameOfSign(sign: string): string {
  const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const kind = /\p{Cf}/u.test(sign) ? 'sign of direction' : 'control character';
  return `${NAMES[sign] ?? kind} U+${code}`;
}
