/** Headers of a response, by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Headers of all responses besides their type, by group of files. The preview uses this table, and hosts' configuration
 * files are written from it. A page holds its own content security policy, which includes hashes of that page; the
 * header adds what a meta element cannot express.
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
  /** Other sites, such as feed readers, may embed pictures and texts, but not pages. */
  pages: { 'Cross-Origin-Resource-Policy': 'same-origin' },
  hashed: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  /** Browsers may cache these files, but revalidate them on each use. */
  unhashed: { 'Cache-Control': 'no-cache' },
} as const satisfies Record<string, Headers>;

/** Folders of files with a content hash in their names. */
export const HASHED_FOLDERS = ['assets', 'images'] as const;

/** Returns the headers of a file by its path in the published folder; `base` is the base path, as `/repo`. */
export function headersOf(file: string, base = ''): Headers {
  return {
    ...HEADER_TABLE.everything,
    ...(file.endsWith('.html') && HEADER_TABLE.pages),
    ...(HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`)) ? HEADER_TABLE.hashed : HEADER_TABLE.unhashed),
    ...(file.endsWith('.md') && { Link: canonicalLink(`${base}/${encodeURI(file.replace(/^index\.md$|\.md$/, ''))}`) }),
  };
}

/** Returns the `Link` header of a Markdown page, which names the page itself. */
export function canonicalLink(address: string): string {
  return `<${address}>; rel="canonical"`;
}
