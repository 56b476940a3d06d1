import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';

/** Between what a host spends on a page made for one visitor (4) and on a file that it keeps (11). */
const BROTLI_QUALITY = 6;

const TEXT_OF: Record<string, string> = { '.txt': 'text/plain; charset=utf-8', '.html': 'text/html; charset=utf-8' };

/**
 * Serves a built folder as a static host would: `/faq` is `faq.html`, `/faq/` leads to `/faq`, what
 * does not exist is answered with the site's own page and status 404, text is compressed.
 */
export function createPreviewServer(folder: string): Server {
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'], setHeaders });
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });
  return createServer((request, response) => {
    const [pathname = '/', search] = (request.url ?? '/').split('?');
    if (pathname.length > 1 && pathname.endsWith('/')) {
      const place = pathname.replace(/^\/+/, '/').replace(/\/+$/, '');
      response.writeHead(308, { Location: search === undefined ? place : `${place}?${search}` }).end();
      return;
    }
    compress(request as never, response as never, () =>
      files(request, response, () => {
        response.writeHead(404, { 'Content-Type': TEXT_OF['.html'] });
        response.end(readFileSync(path.join(folder, '404.html')));
      }),
    );
  });

  function setHeaders(response: { setHeader(name: string, value: string): void }, pathname: string): void {
    const isHashed = pathname.startsWith('/assets/') || pathname.startsWith('/images/');
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    const type = TEXT_OF[path.extname(pathname)];
    if (type !== undefined) response.setHeader('Content-Type', type);
  }
}
