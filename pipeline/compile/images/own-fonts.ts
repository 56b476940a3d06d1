import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOfBytes } from '../../shared/hash.ts';
import { readTypeface, typefaces } from './typefaces.ts';

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
