import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves the site at `origin` with its pages changed by `edit`. Omits their content security policy, since the hashes in
 * it do not match changed scripts and styles.
 */
export async function serveCopy(origin: string, edit: (html: string) => string) {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };

  async function answer(path: string) {
    const found = await fetch(origin + path, { redirect: 'manual' });
    const type = found.headers.get('content-type') ?? '';
    const body = Buffer.from(await found.arrayBuffer());
    const isPage = type.startsWith('text/html');
    const headers = { 'content-type': type, ...location(found) };
    return { status: found.status, headers, body: isPage ? edit(body.toString().replace(POLICY, '')) : body };
  }
}

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

function location({ headers }: Response) {
  const to = headers.get('location');
  return to === null ? {} : { location: to };
}

/** Removes `@view-transition` from a page: with it, WebKitGTK loses the page on the way to the next one. */
export function withoutTransitions(html: string): string {
  return html.replaceAll(/@view-transition\s*\{[^}]*\}/g, '');
}

/** Makes a page appear as in a browser without scripts. */
export function withoutScripts(html: string): string {
  return withoutTransitions(html)
    .replaceAll(/<script\b[^]*?<\/script>/g, '')
    .replaceAll(/<\/?noscript>/g, '');
}
