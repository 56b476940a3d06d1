import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from '../ask.ts';

/** The headers of every response. */
export const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

/** Configuration files that only hosts read; some hosts serve them on request all the same. */
const FOR_HOSTS = /^(?:_headers|_redirects|nginx\.conf|Caddyfile)$/;

/** Returns the files that visitors may request. */
export function filesIn(site: string): string[] {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => path.relative(site, path.join(parentPath, name)));
  return files.filter((file) => !FOR_HOSTS.test(file) && !/(?:^|\/)\.|\.(?:br|gz)$|^404/.test(file) && !isMoved(file));
}

/** Tells whether a file is a page at an old address, from which hosts redirect. */
function isMoved(file: string): boolean {
  return /^(?:insights\/(?:dry-air|città)|old\/a|2014\/05\/My-Old-Post|Old\/Page\.php)\.html$/.test(file);
}

/** Returns the address of a file below the base path of its site. */
export function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${encodeURI(file.replace(/\.html$/, ''))}`;
}

/** Returns what a response with a file must contain. */
export function headersOf(file: string, base: string): Record<string, unknown> {
  const isHashed = /^(?:assets|images)\//.test(file);
  return {
    ...ALWAYS,
    'content-type': TYPES[path.extname(file)] ?? 'unknown',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'cross-origin-resource-policy': file.endsWith('.html') ? 'same-origin' : undefined,
    link: file.endsWith('.md')
      ? `<${base}/${file === 'index.md' ? '' : file.slice(0, -3)}>; rel="canonical"`
      : undefined,
  };
}

/** Selects the properties of an object that another one has too. */
export function pick(from: Readonly<Record<string, unknown>>, like: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(like).map((name) => [name, from[name]]));
}

/** Returns the decompressed body of a response. */
export function decoded({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** Returns the SHA-256 hash in hexadecimal. */
export function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
