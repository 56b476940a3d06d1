import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** One of the two faces of the site, as its package holds it: a file for each script. */
export interface Typeface {
  readonly family: string;
  readonly name: string;
  /** As CSS writes it: a weight, or the lowest and the highest of a variable font. */
  readonly weight: string;
  /** Where the ranges of characters of the files stand. */
  readonly ranges: string;
  /** Path of the file for each script; the first is the one that every page needs. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of its license. */
  readonly license: string;
}

/** A file of a typeface with the characters that it is for. */
export interface TypefacePart {
  readonly script: string;
  readonly bytes: Buffer;
  /** First and last number of each range of characters. */
  readonly ranges: readonly (readonly [number, number])[];
}

/** Newsreader speaks, Hanken Grotesk explains. Both are under the SIL Open Font License. */
export const typefaces = {
  display: {
    family: 'Newsreader',
    name: 'newsreader',
    weight: '500',
    ...filesBeside(require.resolve('@fontsource/newsreader/unicode.json'), 'newsreader-SCRIPT-500-normal'),
  },
  text: {
    family: 'Hanken Grotesk',
    name: 'hanken-grotesk',
    weight: '400 700',
    ...filesBeside(
      require.resolve('@fontsource-variable/hanken-grotesk/unicode.json'),
      'hanken-grotesk-SCRIPT-wght-normal',
    ),
  },
} as const satisfies Record<string, Typeface>;

function filesBeside(ranges: string, name: string) {
  const fileOf = (script: string): string => path.join(ranges, '../files', `${name.replace('SCRIPT', script)}.woff2`);
  const files = { latin: fileOf('latin'), 'latin-ext': fileOf('latin-ext'), vietnamese: fileOf('vietnamese') };
  return { ranges, files, license: path.join(ranges, '../LICENSE') };
}

/** The files of a typeface, the one that every page needs first. */
export async function readTypeface({ ranges, files }: Typeface): Promise<TypefacePart[]> {
  const written = JSON.parse(await readFile(ranges, 'utf8')) as Record<string, string>;
  return Promise.all(
    Object.entries(files).map(async ([script, file]) => ({
      script,
      bytes: await readFile(file),
      ranges: parseRanges(written[script] ?? ''),
    })),
  );
}

/** Whether a file of a typeface is for a character, by its number. */
export function isFor({ ranges }: TypefacePart, number: number): boolean {
  return ranges.some(([first, last]) => number >= first && number <= last);
}

/** `U+0000-00FF,U+0131` → first and last number of each range. */
function parseRanges(text: string): (readonly [number, number])[] {
  return [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}
