import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { NOT_FOUND_ADDRESS } from '../../content/addresses.ts';
import type { PagesSite } from '../../site.ts';
import type { PageBundle } from '../../outputs/pages/page-bundle.ts';
import { readAddress } from '../../server/address.ts';
import type { LiveState } from './live-content.ts';
import { FINDINGS_MARK, VERSION_META } from '../../shared/content-version.ts';

const RENDERER = '/pages/render.ts';

export interface Live {
  version(): number;
  state(): LiveState;
}

/** What Vite says below a mistake is about its settings. */
const STYLES = '<style>vite-error-overlay::part(tip) { display: none }</style>';

/**
 * Answers with the page at an address as a build would make it, with the scripts as they are in the project, the
 * version of the content, and what was found in it. At `ownAddress` is a page that is in no folder of content.
 */
export function renderedPages(server: ViteDevServer, live: Live, ownAddress: string): Connect.NextHandleFunction {
  let known: { site: PagesSite; pages: PageBundle; around: unknown } | undefined;
  return (request, response, next) => void pass(request, response, next);

  async function pass(...[request, response, next]: Parameters<Connect.NextHandleFunction>): Promise<void> {
    try {
      const url = request.url ?? '/';
      const [pathname = '/'] = url.split(/[?#]/);
      const { names, elsewhere } = readAddress(url);
      if (elsewhere !== undefined) response.writeHead(308, { location: elsewhere }).end();
      else await answer(pathname === ownAddress ? url : addressOf(names), response);
    } catch (error) {
      next(error);
    }
  }

  async function answer(address: string | undefined, response: ServerResponse): Promise<void> {
    // Read before the content: the page would only be made once more if that is newer.
    const made = live.version();
    const { site, findingsOn } = live.state();
    const findings = findingsOn(address ?? NOT_FOUND_ADDRESS);
    const pages = (await server.ssrLoadModule(RENDERER)) as unknown as PageBundle;
    if (known?.site !== site || known.pages !== pages) known = { site, pages, around: pages.surroundings(site) };
    const to = address === undefined ? undefined : site.redirects.get(address);
    if (to !== undefined) {
      response.writeHead(302, { location: encodeURI(to), 'cache-control': 'no-store' }).end();
      return;
    }
    const isThere = address !== undefined && (site.routes.has(address) || address.split('?', 1)[0] === ownAddress);
    const html = await pages.renderDescribed(
      pages.describePage(isThere ? address : NOT_FOUND_ADDRESS, site),
      known.around,
    );
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

/** Plain data as JSON that ends no element. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** The address of the page whose file is asked for; undefined where no file can have such a name. */
export function addressOf([name]: readonly string[]): string | undefined {
  return name === undefined ? undefined : name === 'index.html' ? '/' : `/${name}`;
}
