import type { ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { Connect, ViteDevServer } from 'vite';
import { NOT_FOUND_ADDRESS } from '../../content/addresses.ts';
import type { PagesSite } from '../../pages-site.ts';
import type { PageBundle } from '../../outputs/pages/render-pages.ts';
import { readAddress } from '../../server/preview.ts';
import type { LiveState } from './live-content.ts';
import { FINDINGS_MARK, VERSION_META } from '../../shared/content-version.ts';

const RENDERER = '/pages/render.ts';

export interface Live {
  version(): number;
  state(): LiveState;
}

/** Hides Vite's advice below an error, which is about its settings. */
const STYLES = '<style>vite-error-overlay::part(tip) { display: none }</style>';

/** Returns a function that renders the page at an address of a site, with the project's sources as they are. */
export function pageRenderer(server: ViteDevServer): (address: string, site: PagesSite) => Promise<string> {
  let known: { pages: PageBundle; around: unknown } | undefined;
  return async (address, site) => {
    const pages = (await server.ssrLoadModule(RENDERER)) as unknown as PageBundle;
    const around = pages.surroundings(site);
    // The layout of pages is rendered once for the same object.
    if (known?.pages !== pages || !isDeepStrictEqual(known.around, around)) known = { pages, around };
    return pages.renderDescribed(pages.describePage(address, site), known.around);
  };
}

/** Returns a handler that hands errors over to those behind it. */
export function handlerOf(
  serve: (request: Connect.IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => Promise<void>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      await serve(request, response, next);
    } catch (error) {
      next(error);
    }
  };
}

/**
 * Serves pages as a build would render them, with the project's scripts as they are, the version of the content, and
 * its findings. At `ownAddress` it serves a page that is not in the content.
 */
export function renderedPages(server: ViteDevServer, live: Live, ownAddress: string): Connect.NextHandleFunction {
  const render = pageRenderer(server);
  return handlerOf(async (request, response) => {
    const url = request.url ?? '/';
    const [pathname = '/'] = url.split(/[?#]/);
    const { names, redirect } = readAddress(url);
    if (redirect !== undefined) response.writeHead(308, { location: redirect }).end();
    else await answer(pathname === ownAddress ? url : addressOf(names), response);
  });

  async function answer(address: string | undefined, response: ServerResponse): Promise<void> {
    // Read before the content: if the content is newer, the page is only rendered once more.
    const made = live.version();
    const { site, findingsOn } = live.state();
    const findings = findingsOn(address ?? NOT_FOUND_ADDRESS);
    const to = address === undefined ? undefined : site.redirects.get(address);
    if (to !== undefined) {
      response.writeHead(302, { location: encodeURI(to), 'cache-control': 'no-store' }).end();
      return;
    }
    const isThere = address !== undefined && (site.routes.has(address) || address.split('?', 1)[0] === ownAddress);
    const html = await render(isThere ? address : NOT_FOUND_ADDRESS, site);
    const status = address !== undefined && site.gone.includes(address) ? 410 : 404;
    response.writeHead(isThere ? 200 : status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    const found = `<script type="application/json" ${FINDINGS_MARK}>${inScript(findings)}</script>`;
    const meta = `<meta name="${VERSION_META}" content="${made}">`;
    response.end(html.replace('<head>', () => `<head>${STYLES}${meta}${found}`));
  }
}

/** Returns plain data as JSON that cannot close a script element. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** Returns the address of the page whose file is requested; undefined if no file can have that name. */
export function addressOf([name]: readonly string[]): string | undefined {
  return name === undefined ? undefined : name === 'index.html' ? '/' : `/${name}`;
}
