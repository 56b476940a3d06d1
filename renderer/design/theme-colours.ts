/**
 * The surface, light and dark, for the frame that a browser draws around the page: as sRGB, since not
 * every browser that knows such a frame reads OKLCH there. A test holds them to the tokens.
 */
export const themeColours = { light: '#f8f6ef', dark: '#111a26' } as const;
