import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOfBytes } from '../shared/hash.ts';

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
export function parseRanges(text: string): (readonly [number, number])[] {
  return [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}

const { family } = typefaces.text;
/** Replaces every typeface of a drawing with the site's; slanted text is skewed. */
const SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <match target="pattern"><edit name="family" mode="assign"><string>${family}</string></edit></match>
  <match target="font">
    <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
    <edit name="matrix" mode="assign">
      <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
    </edit>
  </match>
</fontconfig>
`;
/** Lists the code points of all characters in the fonts. */
const SIGNS_FILE = 'signs.json';

let prepared: Promise<string> | undefined;

/**
 * Makes this process set words of drawings in the site's typeface. The site's fonts are the only ones available, so
 * that every machine renders a drawing alike, even one without fonts. Call it before the first drawing of a process.
 */
export async function useOwnFonts(): Promise<void> {
  const folder = await folderOfFonts();
  process.env['FONTCONFIG_FILE'] = path.join(folder, 'fonts.conf');
  // On systems other than Linux, the system's fonts would be used first.
  process.env['PANGOCAIRO_BACKEND'] = 'fontconfig';
}

/** Returns the characters of a text that the fonts lack; each would be an empty box. */
export async function lackingSigns(text: string): Promise<string[]> {
  const known = new Set(JSON.parse(await readFile(path.join(await folderOfFonts(), SIGNS_FILE), 'utf8')) as number[]);
  const signs = new Set(text.normalize().replaceAll(UNSEEN, ''));
  return [...signs].filter((sign) => !known.has(sign.codePointAt(0) ?? 0));
}

/** Characters that are invisible, or only modify their neighbor. */
const UNSEEN = /[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu;

function folderOfFonts(): Promise<string> {
  return (prepared ??= prepareFonts());
}

/**
 * The library reads fonts only from a folder, and not in the browsers' format: the folder is made once for each version
 * of the fonts.
 */
async function prepareFonts(): Promise<string> {
  const parts = await readTypeface(typefaces.text);
  const state = hashOfBytes(Buffer.concat([...parts.map(({ bytes }) => bytes), Buffer.from(SETTINGS)]));
  const folder = path.join(tmpdir(), `site-fonts-${process.getuid?.() ?? ''}-${state.slice(0, 16)}`);
  if (existsSync(path.join(folder, SIGNS_FILE))) return folder;
  const [{ default: subsetFont }, harfbuzz] = await Promise.all([import('subset-font'), import('harfbuzzjs')]);
  const part = await mkdtemp(`${folder}.`);
  const signs: number[] = [];
  for (const { script, bytes } of parts) {
    const font = await subsetFont(bytes, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
    signs.push(...new harfbuzz.Face(new harfbuzz.Blob(font), 0).collectUnicodes());
    await writeFile(path.join(part, `${script}.ttf`), font);
  }
  await writeFile(path.join(part, 'fonts.conf'), SETTINGS);
  await writeFile(path.join(part, SIGNS_FILE), JSON.stringify(signs));
  try {
    await rename(part, folder);
  } catch (error) {
    await rm(part, { recursive: true });
    // Another process was faster; its result is the same.
    if (!existsSync(path.join(folder, SIGNS_FILE))) throw error;
  }
  return folder;
}
