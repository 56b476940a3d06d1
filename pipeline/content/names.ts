/**
 * Most bytes, in UTF-8, of a part of an address. Each part becomes the name of a file or folder; file systems allow 255
 * bytes, and extensions (`.html`, a host's `.html.br`) need room.
 */
export const NAME_BYTES = 240;

/**
 * Most bytes of a whole address: a path, including its parent folder, may have 4,096 on Linux and 1,024 on macOS; an
 * entry of a sitemap, including the site's URL, 2,048.
 */
export const ADDRESS_BYTES = 800;

/** Most characters of a source's name in the names of files made from it; a hash makes them unique. */
const STEM_CHARACTERS = 80;

/**
 * Returns a source's name for files made from it: lower-case letters, digits and hyphens, or `otherwise` if none are
 * left.
 */
export function stemOfFile(name: string, otherwise: string): string {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-/, '').slice(0, STEM_CHARACTERS).replace(/-$/, '') || otherwise;
}

/** Number of bytes of a text in UTF-8. */
export function bytesIn(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Includes camera formats that cannot be published, so that a text that names one gets a finding that says so. */
const IMAGE = /\.(?:avif|bmp|gif|hei[cf]|jp2|jpe?g|jxl|png|psd|svg|tiff?|webp)$/i;

/** Tells by its name whether a file is an image. */
export function isImage(file: string): boolean {
  return IMAGE.test(file);
}
