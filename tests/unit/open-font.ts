import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** What tests read from a font; lengths are in em. */
export interface OpenFont {
  readonly characters: ReadonlySet<string>;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The tags of its features, without duplicates. */
  readonly features: readonly string[];
  /** The range of each axis. */
  readonly axes: Readonly<Record<string, readonly [number, number]>>;
  /** Returns the advance widths of the glyphs of a text, with kerning. */
  advances(text: string, features?: readonly string[]): number[];
  /** Returns the lowest and highest point of a character. */
  reach(character: string): readonly [number, number];
}

/** Opens a font file of any format, at one weight if it is variable. */
export async function openFont(bytes: Buffer, weight?: number): Promise<OpenFont> {
  const plain = await subsetFont(bytes, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const face = new harfbuzz.Face(new harfbuzz.Blob(plain), 0);
  const font = new harfbuzz.Font(face);
  if (weight !== undefined) font.setVariations([new harfbuzz.Variation('wght', weight)]);
  const em = (units: number): number => units / face.upem;
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    characters: new Set([...face.collectUnicodes()].map((number) => String.fromCodePoint(number))),
    ascent: em(ascender),
    descent: -em(descender),
    lineGap: em(lineGap),
    features: [...new Set([...face.getTableFeatureTags('GSUB'), ...face.getTableFeatureTags('GPOS')])],
    axes: Object.fromEntries(Object.entries(face.getAxisInfos()).map(([tag, { min, max }]) => [tag, [min, max]])),
    advances(text, features = []) {
      const buffer = new harfbuzz.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      harfbuzz.shape(
        font,
        buffer,
        features.flatMap((tag) => harfbuzz.Feature.fromString(tag) ?? []),
      );
      return buffer.getGlyphInfosAndPositions().map(({ xAdvance = 0 }) => em(xAdvance));
    },
    reach(character) {
      const extents = font.glyphExtents(font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0);
      return [em((extents?.yBearing ?? 0) + (extents?.height ?? 0)), em(extents?.yBearing ?? 0)];
    },
  };
}
