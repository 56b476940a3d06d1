/**
 * Bytes, in UTF-8, that a part of an address may have. Each becomes the name of a file or a folder; file systems
 * keep 255 bytes of a name, and what is put behind it (`.html`, a host's `.html.br`) needs its room.
 */
export const NAME_BYTES = 240;

/**
 * Bytes that a whole address may have: a path, with the folder before it, may have 4,096 on Linux and 1,024 on
 * macOS; an entry of a sitemap, with the site before it, 2,048.
 */
export const ADDRESS_BYTES = 800;

/** Characters of a source's name that the files made from it carry; a hash tells them apart. */
const STEM_CHARACTERS = 80;

/** The name of a source as the files made from it carry it: a few lower-case letters, digits and hyphens, or `otherwise`. */
export function stemOfFile(name: string, otherwise: string): string {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-/, '').slice(0, STEM_CHARACTERS).replace(/-$/, '') || otherwise;
}

/** How many bytes a text has in UTF-8. */
export function bytesIn(text: string): number {
  return new TextEncoder().encode(text).length;
}
