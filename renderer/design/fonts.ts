import sans from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import serif from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';

/**
 * The two faces, and system faces stretched to their metrics, so that nothing moves when they
 * arrive. The figures follow from the fonts' own tables: the ratio of average widths, and ascent
 * and descent divided by it.
 */
export const fontFaces = `
@font-face{font-family:'Newsreader';src:url(${serif}) format('woff2');font-weight:500;font-display:swap}
@font-face{font-family:'Hanken Grotesk';src:url(${sans}) format('woff2');font-weight:100 900;font-display:swap}
@font-face{font-family:'Newsreader Fallback';src:local('Times New Roman'),local('Liberation Serif'),local('Tinos');size-adjust:105.48%;ascent-override:69.68%;descent-override:25.12%;line-gap-override:0%}
@font-face{font-family:'Hanken Grotesk Fallback';src:local('Arial'),local('Liberation Sans'),local('Arimo');size-adjust:100.94%;ascent-override:99.07%;descent-override:30.02%;line-gap-override:0%}
`;
