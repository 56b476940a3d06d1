import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { readTypeface, typefaces, type Typeface } from '../../compile/images/typefaces.ts';
import { fillOutlines, type Mask, type PathCommand } from './fill-outlines.ts';

/** Draws text from the outlines of one face, independent of the machine's fonts. Lengths are in em. */
export interface Typesetter {
  /** Width of a text with kerning. Leaves out characters that the face lacks. */
  width(text: string): number;
  /** Space before the ink of the first letter, or the width of the first character if it hangs. */
  hang(text: string): number;
  /** Draws a text whose baseline begins at `x`, `y`, in pixels. */
  draw(text: string, x: number, y: number, sizePx: number): Mask;
}

interface Glyph {
  readonly font: harfbuzz.Font;
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Quotation marks that hang outside the edge of a text. */
const HANGING = /^[“”‘’„‚"'«‹]/;

/** Opens both faces in full: Latin and its extensions. */
export async function openTypesetters(): Promise<{ display: Typesetter; text: Typesetter }> {
  return {
    display: createTypesetter(await openFonts(typefaces.display), -0.012),
    text: createTypesetter(await openFonts(typefaces.text, 600), 0.01),
  };
}

async function openFonts(typeface: Typeface, weight?: number): Promise<harfbuzz.Font[]> {
  const fonts: harfbuzz.Font[] = [];
  for (const { bytes } of await readTypeface(typeface)) {
    const plain = await subsetFont(bytes, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
    const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(plain), 0));
    if (weight !== undefined) font.setVariations([new harfbuzz.Variation('wght', weight)]);
    fonts.push(font);
  }
  return fonts;
}

/** `tracking` is extra space between letters, in em. */
function createTypesetter(fonts: readonly harfbuzz.Font[], tracking: number): Typesetter {
  const widths = new Map<string, number>();
  const outlineOf = rememberOutlines();
  const layOut = (text: string): { glyphs: Glyph[]; width: number } => {
    const glyphs: Glyph[] = [];
    let x = 0;
    for (const { font, part } of runsOf(text.normalize(), fonts)) {
      const em = font.face.upem;
      for (const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } of shape(font, part)) {
        glyphs.push({ font, id, x: x + xOffset / em, y: yOffset / em });
        x += xAdvance / em + tracking;
      }
    }
    return { glyphs, width: Math.max(0, x - tracking) };
  };
  return {
    width(text) {
      const known = widths.get(text) ?? layOut(text).width;
      if (widths.size > 5000) widths.clear();
      widths.set(text, known);
      return known;
    },
    hang(text) {
      if (HANGING.test(text)) return layOut(text.slice(0, 1)).width + tracking;
      const [first] = layOut(text).glyphs;
      return first ? (first.font.glyphExtents(first.id)?.xBearing ?? 0) / first.font.face.upem : 0;
    },
    draw(text, x, y, sizePx) {
      const { glyphs } = layOut(text);
      return fillOutlines(
        glyphs.map((glyph) => ({
          commands: outlineOf(glyph),
          x: x + glyph.x * sizePx,
          y: y - glyph.y * sizePx,
          scale: sizePx / glyph.font.face.upem,
        })),
      );
    },
  };
}

/** Splits a text into runs by the first font that has each character; leaves out characters that no font has. */
function runsOf(text: string, fonts: readonly harfbuzz.Font[]): { font: harfbuzz.Font; part: string }[] {
  const runs: { font: harfbuzz.Font; part: string }[] = [];
  for (const sign of text) {
    const font = fonts.find((candidate) => candidate.nominalGlyph(sign.codePointAt(0) ?? 0) !== undefined);
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.part += sign;
    else runs.push({ font, part: sign });
  }
  return runs;
}

/** One for all texts: the memory of another is free only after a collection of garbage, which sees little of it. */
const buffer = new harfbuzz.Buffer();

function shape(font: harfbuzz.Font, text: string): ReturnType<harfbuzz.Buffer['getGlyphInfosAndPositions']> {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** Caches outlines, in units of their font. */
function rememberOutlines(): (glyph: Glyph) => readonly PathCommand[] {
  const known = new Map<harfbuzz.Font, Map<number, readonly PathCommand[]>>();
  return ({ font, id }) => {
    const ofFont = known.get(font) ?? new Map<number, readonly PathCommand[]>();
    known.set(font, ofFont);
    const outline = ofFont.get(id) ?? font.glyphToJson(id);
    ofFont.set(id, outline);
    return outline;
  };
}
