/** Headers of an answer, by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * What every answer says beside its type, by the group of files that it is from. The preview answers by this table, and each host's
 * own file is written from it. A page's content security policy stands in the page, since it names that page's hashes; the header adds
 * what a meta element cannot say.
 */
export const HEADER_TABLE = {
  everything: {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'Content-Security-Policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  },
  /** Pictures and texts may be shown by others, such as a reader of feeds; pages are for themselves. */
  pages: { 'Cross-Origin-Resource-Policy': 'same-origin' },
  hashed: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  /** A browser keeps them too, and asks each time whether they have changed. */
  unhashed: { 'Cache-Control': 'no-cache' },
} as const satisfies Record<string, Headers>;

/** Folders whose files have a hash of their bytes in their names. */
export const HASHED_FOLDERS = ['assets', 'images'] as const;

/** The headers of a file, by its path in the published folder; `base` is the path that the folder is served below, as `/repo`. */
export function headersOf(file: string, base = ''): Headers {
  return {
    ...HEADER_TABLE.everything,
    ...(file.endsWith('.html') && HEADER_TABLE.pages),
    ...(HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`)) ? HEADER_TABLE.hashed : HEADER_TABLE.unhashed),
    ...(file.endsWith('.md') && { Link: canonicalLink(`${base}/${encodeURI(file.replace(/^index\.md$|\.md$/, ''))}`) }),
  };
}

/** The `Link` header of a page as Markdown, which says where the page itself is. */
export function canonicalLink(address: string): string {
  return `<${address}>; rel="canonical"`;
}
