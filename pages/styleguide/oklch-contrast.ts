/** The contrast of two opaque colours as `tokens.ts` writes them, by WCAG: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance by WCAG. Matrices: Björn Ottosson, “A perceptual color space for image processing”, 2020. */
function luminanceOf(colour: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (/^oklch\(([\d. ]+)\)$/.exec(colour)?.[1] ?? '').split(' ').map(Number);
  if (lightness === 0) throw new Error(`Cannot tell how light ${colour} is: expected lightness, chroma and hue`);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short;
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue);
}

/** As much of a primary as a screen can show. */
function shown(primary: number): number {
  return Math.min(1, Math.max(0, primary));
}
