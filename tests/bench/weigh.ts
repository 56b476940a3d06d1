import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of a page as a host sends it, compressed with brotli at its default quality. */
export interface PageWeight {
  readonly page: string;
  readonly html: number;
  /** The scripts in the page, and their static imports. */
  readonly script: number;
}

/** Returns the weight of every page in a built folder. */
export function weighPages(out: string): PageWeight[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted()
    .map((page) => {
      const html = readFileSync(path.join(out, page), 'utf8');
      const scripts = new Set<string>();
      for (const [, address = ''] of html.matchAll(/<script src="([^"]+)"/g)) collect(out, address, scripts);
      return {
        page,
        html: brotli(html),
        script: [...scripts].reduce((sum, file) => sum + brotli(readFileSync(path.join(out, file), 'utf8')), 0),
      };
    });
}

function collect(out: string, address: string, found: Set<string>): void {
  if (found.has(address)) return;
  found.add(address);
  const code = readFileSync(path.join(out, address), 'utf8');
  for (const [, from = ''] of code.matchAll(/(?:^|;)import(?:[^"';()]*from)?\s*["']([^"']+)["']/gm)) {
    collect(out, path.posix.join(path.posix.dirname(address), from), found);
  }
}

function brotli(text: string): number {
  return brotliCompressSync(text).length;
}
