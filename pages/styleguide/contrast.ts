import { toLinear } from '../../renderer/design/oklch.ts';

/** Returns the WCAG contrast of two opaque colors in the notation of `tokens.ts`: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance by WCAG. */
function luminanceOf(color: string): number {
  const [red, green, blue] = toLinear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
