import type { FontFile } from '../../pipeline/content/model/assets.ts';

/** What two fonts must share for lines to break alike, in em: widths of one character. */
interface Widths {
  /** Average width of a character in plain prose, kerned. */
  readonly prose: number;
  /** Width of every figure. */
  readonly figure: number;
}

/** How far a line reaches above and below its base. */
interface Heights {
  readonly ascent: number;
  readonly descent: number;
}

/** From the files of `@fontsource/newsreader` and `@fontsource-variable/hanken-grotesk` 5.3, the bold one at 600. */
export const faceMetrics = {
  display: { ascent: 0.735, descent: 0.265, prose: 0.42496, figure: 0.5875 },
  text: { ascent: 1, descent: 0.303, prose: 0.44374, figure: 0.56 },
  textBold: { ascent: 1, descent: 0.303, prose: 0.44812, figure: 0.56 },
} as const satisfies Record<string, Heights & Widths>;

/** From Liberation 2, whose letters are as wide as those of Times New Roman, Arial and Arial Bold. */
export const placeholderWidths = {
  display: { prose: 0.39845, figure: 0.5 },
  text: { prose: 0.44007, figure: 0.55615 },
  textBold: { prose: 0.47357, figure: 0.55615 },
} as const satisfies Record<keyof typeof faceMetrics, Widths>;

/**
 * System faces stretched to the metrics of the two faces, so that nothing moves when these arrive. They
 * are named by family and by PostScript name, since systems differ in which they know.
 */
export const fontFaces = [
  ...placeholders('Newsreader Fallback', 'display', '400 700', [
    'Times New Roman',
    'TimesNewRomanPSMT',
    'Liberation Serif',
    'Tinos',
  ]),
  ...placeholders('Hanken Grotesk Fallback', 'text', '400 500', ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo']),
  ...placeholders('Hanken Grotesk Fallback', 'textBold', '600 700', [
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'Arimo Bold',
  ]),
].join('');

/** The rules that bring the files of the two faces. */
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
 * Two rules a face: figures have a ratio of their own, since they are set in columns, and since `ch`, in
 * which columns of text are measured, is the width of one.
 */
function placeholders(
  name: string,
  face: keyof typeof faceMetrics,
  weight: string,
  locals: readonly string[],
): string[] {
  const [own, other] = [faceMetrics[face], placeholderWidths[face]];
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
