import type { FontFile } from '../../pipeline/content/model/assets.ts';

/** Widths of one character, in em, which two fonts must share to break lines alike. */
interface Widths {
  /** Average width of a character in plain prose, kerned. */
  readonly prose: number;
  /** Width of every digit. */
  readonly figure: number;
}

/** How far a line reaches above and below its baseline. */
interface Heights {
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Measured in the files of `@fontsource/newsreader` and `@fontsource-variable/hanken-grotesk` 5.3, the bold one at 600.
 */
export const faceMetrics = {
  display: { ascent: 0.735, descent: 0.265, prose: 0.42496, figure: 0.5875 },
  text: { ascent: 1, descent: 0.303, prose: 0.44374, figure: 0.56 },
  textBold: { ascent: 1, descent: 0.303, prose: 0.44812, figure: 0.56 },
} as const satisfies Record<string, Heights & Widths>;

/** Measured in Liberation 2, whose letters are as wide as those of Times New Roman, Arial and Arial Bold. */
export const fallbackWidths = {
  display: { prose: 0.39845, figure: 0.5 },
  text: { prose: 0.44007, figure: 0.55615 },
  textBold: { prose: 0.47357, figure: 0.55615 },
} as const satisfies Record<keyof typeof faceMetrics, Widths>;

/**
 * Fallback fonts: system fonts stretched to the metrics of the two web fonts, so that nothing moves when these load.
 * Listed by family and by PostScript name, since systems differ in which they know.
 */
export const fontFaces = [
  ...fallbacks('Newsreader Fallback', 'display', '400 700', [
    'Times New Roman',
    'TimesNewRomanPSMT',
    'Liberation Serif',
    'Tinos',
  ]),
  ...fallbacks('Hanken Grotesk Fallback', 'text', '400 500', ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo']),
  ...fallbacks('Hanken Grotesk Fallback', 'textBold', '600 700', [
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'Arimo Bold',
  ]),
].join('');

/** Returns the `@font-face` rules of the two web fonts. */
export function facesOf(fonts: readonly FontFile[]): string {
  return fonts
    .map(
      ({ family, weight, href, range }) =>
        `@font-face{font-family:'${family}';src:url(${href}) format('woff2');font-weight:${weight};font-display:swap` +
        `${range === undefined ? '' : `;unicode-range:${range}`}}`,
    )
    .join('');
}

/**
 * Returns two rules per font: digits have a ratio of their own, since they are set in columns, and since `ch`, which
 * measures columns of text, is the width of one.
 */
function fallbacks(name: string, face: keyof typeof faceMetrics, weight: string, locals: readonly string[]): string[] {
  const [own, other] = [faceMetrics[face], fallbackWidths[face]];
  const source = locals.map((local) => `local('${local}')`).join();
  const rule = (ratio: number, range: string): string =>
    `@font-face{font-family:'${name}';src:${source};font-weight:${weight};size-adjust:${percent(ratio)};` +
    `ascent-override:${percent(own.ascent / ratio)};descent-override:${percent(own.descent / ratio)};` +
    `line-gap-override:0%${range}}`;
  return [rule(own.prose / other.prose, ''), rule(own.figure / other.figure, ';unicode-range:U+30-39')];
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)}%`;
}
