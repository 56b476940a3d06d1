/** Media query for a dark color scheme. */
export const DARK_SCHEME = '(prefers-color-scheme: dark)';

/**
 * Media query for browsers that need a separate file for a drawing's dark colors: WebKit does not tell a picture which
 * scheme it is shown in, and is the only engine that supports this feature.
 */
export const DARK_DRAWING_MEDIA = `(-webkit-transform-2d) and ${DARK_SCHEME}`;

/** Address of the dark file of a drawing; undefined for every other picture. */
export function addressOfDarkDrawing(src: string): string | undefined {
  return BOTH_SCHEMES.test(src) ? src.replace(BOTH_SCHEMES, '$&-dark') : undefined;
}

/** Suffix of a drawing with colors for both schemes; the suffix for paper may follow it. */
const BOTH_SCHEMES = /-(?:drawing|still)(?=\.svg$)/;
