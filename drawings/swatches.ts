import { toHex } from '../renderer/design/oklch.ts';
import { colors } from '../renderer/design/tokens.ts';

/** A color of drawings: the light value, then the dark one, as sRGB hex. */
export type Swatch = readonly [light: string, dark: string];

/** The site's colors, by what drawings use them for. */
export const swatches = {
  paper: hexes(colors.surface),
  ink: hexes(colors.text),
  quiet: between(colors['text-quiet'], colors['line-strong']),
  accent: hexes(colors.accent),
  /** A lit face in the accent's hue. */
  tint: hexes(['oklch(0.795 0.033 180)', 'oklch(0.43 0.055 192)']),
  /** Lines that only show the texture of a face. */
  grain: hexes(['oklch(0.745 0.033 180)', 'oklch(0.55 0.05 192)']),
  sunk: hexes(colors['surface-sunk']),
  signal: hexes(colors.action),
  /** A printed photograph is dark on light in both schemes: a person cannot be recognized in a negative. */
  plate: hexes([colors.surface[0], 'oklch(0.86 0.012 88)']),
  print: hexes([colors.text[0], 'oklch(0.215 0.028 256)']),
} as const satisfies Record<string, Swatch>;

/** The role of a color in a drawing. */
export type SwatchName = keyof typeof swatches;

function hexes([light, dark]: Swatch): Swatch {
  return [toHex(light), toHex(dark)];
}

function between(first: Swatch, second: Swatch): Swatch {
  return hexes([mean(first[0], second[0]), mean(first[1], second[1])]);
}

function mean(first: string, second: string): string {
  const other = numbersOf(second);
  return `oklch(${numbersOf(first)
    .map((value, index) => (value + (other[index] ?? value)) / 2)
    .join(' ')})`;
}

function numbersOf(oklch: string): [number, number, number] {
  const [lightness, chroma, hue] = oklch.match(/[\d.]+/g)?.map(Number) ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined) {
    throw new Error(`${oklch} is no color in OKLCH: expected "oklch(L C H)"`);
  }
  return [lightness, chroma, hue];
}
