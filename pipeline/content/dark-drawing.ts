/** The dark scheme of a visitor's system. */
export const DARK_SCHEME = '(prefers-color-scheme: dark)';

/**
 * Where a drawing that has colors for both schemes needs a file with those of the dark one alone: WebKit does not tell a
 * picture which scheme it is shown in, and is the only engine to know this feature.
 */
export const DARK_DRAWING_MEDIA = `(-webkit-transform-2d) and ${DARK_SCHEME}`;

/** The address of that file, for the address of the drawing; undefined for every other picture. */
export function addressOfDarkDrawing(src: string): string | undefined {
  return BOTH_SCHEMES.test(src) ? src.replace(BOTH_SCHEMES, '$&-dark') : undefined;
}

/** How the name of a drawing ends that has colors for both schemes: one on paper says so behind that. */
const BOTH_SCHEMES = /-(?:drawing|still)(?=\.svg$)/;
