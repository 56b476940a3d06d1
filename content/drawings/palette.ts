import { colours } from '../../renderer/design/tokens.ts';

/** What a drawing is coloured with: the light value, then the dark one, as sRGB hex. */
export type Shades = readonly [light: string, dark: string];

/** The site's colours, as drawings use them. */
export const palette = {
  paper: hexes(colours.surface),
  ink: hexes(colours.text),
  quiet: between(colours['text-quiet'], colours['line-strong']),
  accent: hexes(colours.accent),
  /** A lit face in the accent's hue. */
  tint: hexes(['oklch(0.795 0.033 180)', 'oklch(0.43 0.055 192)']),
  sunk: hexes(colours['surface-sunk']),
  signal: hexes(colours.action),
} as const satisfies Record<string, Shades>;

export type Role = keyof typeof palette;

/** An opaque `oklch()` colour as sRGB hex (Ottosson's matrices), clipped to the gamut. */
export function toHex(oklch: string): string {
  const [lightness, chroma, hue] = numbersOf(oklch);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`;
}

function hexes([light, dark]: Shades): Shades {
  return [toHex(light), toHex(dark)];
}

function between(first: Shades, second: Shades): Shades {
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
    throw new Error(`${oklch} is no colour in OKLCH: expected "oklch(L C H)"`);
  }
  return [lightness, chroma, hue];
}

function toByte(linear: number): number {
  const channel = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, channel)) * 255);
}
