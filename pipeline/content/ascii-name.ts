import anyAscii from 'any-ascii';
import { bytesIn, NAME_BYTES } from './names.ts';

/** Letters that a language spells with others than the table for all languages does. */
const SPELLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  da: { æ: 'ae', ø: 'oe', å: 'aa' },
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  nb: { æ: 'ae', ø: 'oe', å: 'aa' },
  nn: { æ: 'ae', ø: 'oe', å: 'aa' },
  no: { æ: 'ae', ø: 'oe', å: 'aa' },
};

/**
 * Words as the last part of an address that every keyboard can type: lower-case ASCII letters and digits with hyphens
 * between them, other scripts and signs as `any-ascii` spells them, as many words as a file name holds. Empty if there
 * is nothing to spell.
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
