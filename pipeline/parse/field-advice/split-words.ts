import { toKebab } from './meant-names.ts';

/** Signs between the entries of a list that was typed as one text. */
const BETWEEN = /\s*[,;|]\s*|\s*#|\s+[-–—•·*+]\s+|\s+|^[-–—•·*+]\s*/;

/** What lists may hold, such as topics, each with what it is called. */
export type Words = ReadonlyMap<string, string>;

/** The word that is called so. */
export function wordCalled(name: string, known: Words): string | undefined {
  const plain = toKebab(name);
  return plain === '' ? undefined : [...known].find(([, called]) => toKebab(called) === plain)?.[0];
}

/** The entries of a list that one text was meant to be; undefined unless each of them is a known word, and the text as a whole is none. */
export function splitWords(text: string, known: Words): string[] | undefined {
  if (known.has(toKebab(text)) || wordCalled(text, known) !== undefined) return undefined;
  const words = text
    .split(BETWEEN)
    .filter((word) => word !== '')
    .map(toKebab);
  return words.length > 0 && words.every((word) => known.has(word)) ? words : undefined;
}

/** The entries of a list whose lines begin with another sign than a hyphen and a blank; undefined for another text. */
export function entriesOfLines(text: string): string[] | undefined {
  const [sign] = /^[-–—•·*+]/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  return text
    .split(new RegExp(`(?:^|\\s)\\${sign}\\s*(?=\\S)`))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
