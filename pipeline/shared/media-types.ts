import path from 'node:path';

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

/** Extensions and media types of files that compression makes smaller. */
export const COMPRESSIBLE_ENDINGS = Object.keys(MEDIA_TYPES).filter((ending) =>
  isCompressible(MEDIA_TYPES[ending] ?? ''),
);
export const COMPRESSIBLE_TYPES = [...new Set(Object.values(MEDIA_TYPES))].filter(isCompressible);

/** Returns the `Content-Type` of a file by its name. */
export function mediaTypeOf(name: string): string {
  const type = MEDIA_TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Whether compression makes files of a media type smaller: texts, and uncompressed fonts. */
export function isCompressible(mediaType: string): boolean {
  return /^text\/|[/+](?:json|xml|wasm)$|^font\/[to]tf$|x-icon$/.test(mediaType);
}
