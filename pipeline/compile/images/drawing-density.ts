/** Width in pixels at which a drawing is rendered for cards; a card never shows more. */
export const DRAWN_PX = 1400;
/** Maximum height in pixels of a drawing rendered for a card. */
const MOST_HEIGHT_PX = 4 * DRAWN_PX;
const OWN_DENSITY = 72;
const MOST_DENSITY = 2400;

/**
 * Returns the density, in pixels per inch, at which a drawing of a size is rendered for cards. No side becomes less
 * than a pixel.
 */
export function densityForCards({ width, height }: { readonly width: number; readonly height: number }): number {
  const leastScale = 1 / Math.min(width, height);
  const scale = Math.max(leastScale, Math.min(DRAWN_PX / width, MOST_HEIGHT_PX / height));
  return Math.min(MOST_DENSITY, OWN_DENSITY * scale);
}

/** Returns the density at which a drawing with a natural width of `width` pixels is at least `wanted` pixels wide. */
export function densityFor(width: number, wanted: number): number {
  return OWN_DENSITY * Math.max(1, wanted / width);
}
