import anyAscii from 'any-ascii';
import { bytesIn, NAME_BYTES } from './names.ts';

/** Letters that a language transliterates differently from the general table. */
const SPELLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  da: { æ: 'ae', ø: 'oe', å: 'aa' },
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  nb: { æ: 'ae', ø: 'oe', å: 'aa' },
  nn: { æ: 'ae', ø: 'oe', å: 'aa' },
  no: { æ: 'ae', ø: 'oe', å: 'aa' },
};

/**
 * Converts words to the last part of an address: lower-case ASCII letters and digits separated by hyphens, other
 * scripts and signs transliterated by `any-ascii`, cut at a word to the length of a file name. Empty if nothing is
 * left.
 */
export function asciiName(words: string, language: string): string {
  const own = SPELLED[language.toLowerCase().split('-')[0] ?? ''] ?? {};
  const letters = [...words.normalize('NFC').toLowerCase()].map((letter) => own[letter] ?? letter);
  const spelled = anyAscii(letters.join('')).toLowerCase();
  return withinName(
    spelled
      .replaceAll("'", '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  );
}

function withinName(name: string): string {
  if (bytesIn(name) <= NAME_BYTES) return name;
  const end = name.lastIndexOf('-', NAME_BYTES);
  return name.slice(0, end > 0 ? end : NAME_BYTES);
}
