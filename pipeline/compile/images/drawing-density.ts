/** Width in pixels at which a drawing is made for cards: more than a card shows is never made. */
export const DRAWN_PX = 1400;
/** Height in pixels that a drawing never exceeds on its way to a card. */
const MOST_HEIGHT_PX = 4 * DRAWN_PX;
const OWN_DENSITY = 72;
const MOST_DENSITY = 2400;

/** The density, in pixels an inch, at which a drawing of a size is made for cards. No side becomes less than a pixel. */
export function densityForCards({ width, height }: { readonly width: number; readonly height: number }): number {
  const leastScale = 1 / Math.min(width, height);
  const scale = Math.max(leastScale, Math.min(DRAWN_PX / width, MOST_HEIGHT_PX / height));
  return Math.min(MOST_DENSITY, OWN_DENSITY * scale);
}

/** The density at which a drawing that is `width` pixels wide by itself is at least `wanted` pixels wide. */
export function densityFor(width: number, wanted: number): number {
  return OWN_DENSITY * Math.max(1, wanted / width);
}
