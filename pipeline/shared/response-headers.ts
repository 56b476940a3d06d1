import path from 'node:path';

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

/** Media types by extension; texts are in UTF-8, as is everything that the build writes. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.csv': 'text/csv',
  '.ics': 'text/calendar',
  '.vcf': 'text/vcard',
  '.vtt': 'text/vtt',
  '.xml': 'text/xml',
  '.rss': 'application/rss+xml',
  '.atom': 'application/atom+xml',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.pdf': 'application/pdf',
  '.epub': 'application/epub+zip',
  '.zip': 'application/zip',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Extensions of texts, whose content type states UTF-8. */
export const UTF8_ENDINGS = Object.keys(MEDIA_TYPES).filter((ending) => MEDIA_TYPES[ending]?.startsWith('text/'));

/** Media types of files that compression makes smaller. */
export const COMPRESSIBLE_TYPES = [...new Set(Object.values(MEDIA_TYPES))].filter(isCompressible);

/** Returns the `Content-Type` of a file by its name. */
export function mediaTypeOf(name: string): string {
  const type = MEDIA_TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Whether compression makes files of a media type smaller: texts, and uncompressed fonts. */
function isCompressible(mediaType: string): boolean {
  return /^text\/|[/+](?:json|xml|wasm)$|^font\/[to]tf$|x-icon$/.test(mediaType);
}
