import type { SubsetOptions } from 'subset-font';
import type { FontFile } from '../content/model/assets.ts';
import { isFor, parseRanges, readTypeface, typefaces, type Typeface, type TypefacePart } from '../images/typefaces.ts';
import { sha256 } from '../shared/hash.ts';
import type { WriteContext } from './output.ts';

/**
 * Ranges that every site includes: ASCII, Latin-1, œ, general punctuation, currencies, ™, arrows, mathematical signs.
 */
const ALWAYS = parseRanges(
  'U+20-7E,U+A0-FF,U+152-153,U+2010-2027,U+202F-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212-2215',
);

/**
 * Writes both faces, each subset to the characters of every site and `characters`. A character that the first file of a
 * face lacks goes into a second file, which only pages with that character request.
 */
export async function writeFonts(characters: string, context: WriteContext): Promise<FontFile[]> {
  const wanted = [...new Set([...ALWAYS.flatMap(spread), ...[...characters].map((sign) => sign.codePointAt(0) ?? 0)])];
  const faces = Object.values(typefaces).map((typeface) => writeFace(typeface, wanted, context));
  return (await Promise.all(faces)).flat();
}

async function writeFace(
  typeface: Typeface,
  wanted: readonly number[],
  { output, typedCache }: WriteContext,
): Promise<FontFile[]> {
  const left = new Set(wanted.toSorted((a, b) => a - b));
  const fonts: FontFile[] = [];
  for (const [index, part] of (await readTypeface(typeface)).entries()) {
    const own = [...left].filter((number) => isFor(part, number));
    for (const number of own) left.delete(number);
    if (own.length === 0) continue;
    const bytes = await subset(typeface, part, String.fromCodePoint(...own), typedCache);
    const file = `assets/fonts/${typeface.name}-${index > 0 ? `${part.script}-` : ''}${sha256(bytes).slice(0, 10)}.woff2`;
    output.write(file, bytes);
    const { family, weight } = typeface;
    fonts.push({
      family,
      weight,
      href: `/${file}`,
      ...(index > 0 && { range: own.map((number) => `U+${number.toString(16).toUpperCase()}`).join(',') }),
    });
  }
  return fonts;
}

async function subset(
  typeface: Typeface,
  { bytes }: TypefacePart,
  text: string,
  typedCache: WriteContext['typedCache'],
): Promise<Uint8Array> {
  const [min, max] = typeface.weight.split(' ').map(Number);
  const options: SubsetOptions = {
    targetFormat: 'woff2',
    ...(min !== undefined && max !== undefined && { variationAxes: { wght: { min, max } } }),
  };
  return typedCache.once<Uint8Array>(['font', options, text, sha256(bytes)], async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(bytes, text, options);
  });
}

function spread([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
