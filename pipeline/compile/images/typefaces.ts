import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** A typeface of the site as its package contains it: one file per script. */
export interface Typeface {
  readonly family: string;
  readonly name: string;
  /** In CSS form: a weight, or the lowest and the highest of a variable font. */
  readonly weight: string;
  /** Path of the file with the character ranges of the font files. */
  readonly ranges: string;
  /** Path of the file for each script; every page needs the first. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of its license. */
  readonly license: string;
}

/** A file of a typeface with the characters that it covers. */
export interface TypefacePart {
  readonly script: string;
  readonly bytes: Buffer;
  /** First and last code point of each range. */
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

/** Returns the files of a typeface; the first is the one that every page needs. */
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

/** Tells whether a file of a typeface covers a code point. */
export function isFor({ ranges }: TypefacePart, number: number): boolean {
  return ranges.some(([first, last]) => number >= first && number <= last);
}

/** Converts `U+0000-00FF,U+0131` to the first and last code point of each range. */
function parseRanges(text: string): (readonly [number, number])[] {
  return [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}
