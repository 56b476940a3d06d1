import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { readTypeface, typefaces, type Typeface } from '../../images/typefaces.ts';

/** Sets text in the outlines of one face, independent of the machine's fonts. Lengths are in em. */
export interface Typesetter {
  /** Width of a text with kerning. Leaves out characters that the face lacks. */
  width(text: string): number;
  /** Space before the ink of the first letter. */
  hang(text: string): number;
  /** Returns a text whose baseline begins at `x`, `y`, in pixels, as paths of SVG. */
  draw(text: string, x: number, y: number, sizePx: number): string;
}

/** One for all texts: the memory of another is free only after a collection of garbage, which sees little of it. */
const buffer = new harfbuzz.Buffer();

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
  const layOut = (text: string) => {
    const glyphs: { font: harfbuzz.Font; id: number; x: number; y: number }[] = [];
    let x = 0;
    for (const { font, part } of runsOf(text.normalize(), fonts)) {
      const em = font.face.upem;
      buffer.reset();
      buffer.addText(part);
      buffer.guessSegmentProperties();
      harfbuzz.shape(font, buffer);
      for (const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
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
      const [first] = layOut(text).glyphs;
      return first ? (first.font.glyphExtents(first.id)?.xBearing ?? 0) / first.font.face.upem : 0;
    },
    draw(text, x, y, sizePx) {
      return layOut(text)
        .glyphs.map((glyph) => {
          const scale = sizePx / glyph.font.face.upem;
          const place = `translate(${x + glyph.x * sizePx} ${y - glyph.y * sizePx}) scale(${scale} ${-scale})`;
          return `<path transform="${place}" d="${glyph.font.glyphToPath(glyph.id)}"/>`;
        })
        .join('');
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

/** A title divided into lines, and its size. */
export interface SetTitle {
  readonly lines: readonly string[];
  readonly sizePx: number;
}

/** The space for a title. `sizesPx` starts with the largest; `measure` returns the width of a text in em. */
export interface TitleRoom {
  readonly widthPx: number;
  readonly sizesPx: readonly number[];
  /** How many lines of a size fit. */
  readonly maxLines: (sizePx: number) => number;
  readonly measure: (text: string) => number;
}

/** A line may end after a space, and after a hyphen, dash or slash inside a word. */
const BREAKS = /(?<=[ –—/-])(?=[^ –—/-])/u;
/** By how much a column of lines is made narrower at a time, in em. */
const STEP = 0.1;

/**
 * Sets a title in the largest size that fits, in lines as equal as possible. Breaks a word that is too long at the
 * smallest size; cuts text that still does not fit, and ends it with an ellipsis.
 */
export function setTitle(title: string, room: TitleRoom): SetTitle {
  const parts = title.trim().replaceAll(/\s+/g, ' ').split(BREAKS);
  for (const sizePx of room.sizesPx) {
    const lines = setIn(sizePx, parts, room);
    if (lines) return { lines, sizePx };
  }
  const sizePx = room.sizesPx.at(-1) ?? 1;
  const widest = room.widthPx / sizePx;
  const pieces = parts.flatMap((part) => (room.measure(part.trimEnd()) > widest ? [...part] : [part]));
  return { lines: setIn(sizePx, pieces, room) ?? cut(sizePx, pieces, room), sizePx };
}

/** Sets a title in one size: as few lines as possible, in the narrowest column for these; undefined if none fits. */
function setIn(sizePx: number, parts: readonly string[], room: TitleRoom): string[] | undefined {
  let best: string[] | undefined;
  for (let column = room.widthPx / sizePx; column > 0; column -= STEP) {
    const lines = fill(parts, column, room.measure);
    const isTooHigh = lines.length > (best?.length ?? room.maxLines(sizePx));
    if (isTooHigh || lines.some((line) => room.measure(line) > column)) break;
    best = lines;
  }
  return best;
}

function fill(parts: readonly string[], column: number, measure: TitleRoom['measure']): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line !== '' && measure((line + part).trimEnd()) > column) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trimEnd()];
}

function cut(sizePx: number, parts: readonly string[], room: TitleRoom): string[] {
  const column = room.widthPx / sizePx;
  const lines = fill(parts, column, room.measure).slice(0, Math.max(1, room.maxLines(sizePx)));
  let last = lines.pop() ?? '';
  while (last !== '' && room.measure(`${last}…`) > column) last = [...last].slice(0, -1).join('').trimEnd();
  return [...lines, `${last}…`];
}
