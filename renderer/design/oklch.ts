/**
 * Returns an opaque `oklch()` color as linear sRGB, each primary from 0 to 1, clipped to the gamut. Throws if it is not
 * written `oklch(L C H)`. Matrices: Björn Ottosson, “A perceptual color space for image processing”, 2020.
 */
export function toLinear(oklch: string): readonly [red: number, green: number, blue: number] {
  const [lightness, chroma, hue] = (/^oklch\(([\d. ]+)\)$/.exec(oklch)?.[1] ?? '').split(' ').map(Number);
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`Unexpected color ${oklch}, expected oklch(L C H)`);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** Returns the same color as `#rrggbb`. */
export function toHex(oklch: string): string {
  return `#${toLinear(oklch)
    .map((primary) => toByte(primary).toString(16).padStart(2, '0'))
    .join('')}`;
}

function clip(primary: number): number {
  return Math.min(1, Math.max(0, primary));
}

function toByte(linear: number): number {
  return Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
}
