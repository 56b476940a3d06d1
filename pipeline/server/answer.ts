import type { IncomingMessage, RequestListener, ServerResponse, OutgoingHttpHeaders } from 'node:http';
import { readAddress } from './address.ts';
import { createCopies } from './compressed-copies.ts';
import { isOwnHost } from './host-names.ts';
import { HEADER_TABLE, headersOf } from '../shared/header-table.ts';
import { sendFile, sendNotFound } from './send-file.ts';
import { VisitorLeft } from './send-pieces.ts';
import { findFile, onceSettled, UnsettledFolder, openFound } from './site-file.ts';
import { codeOf } from '../shared/system-error.ts';
import { complain } from '../shared/terminal.ts';
import { readRedirects } from '../shared/redirects-file.ts';

const SAFE_METHODS = ['GET', 'HEAD'];
const NOT_FOUND = '404.html';

/**
 * Returns a listener that serves the files of a folder as a static host would: `/faq` is `faq.html`, `/faq/` redirects
 * to `/faq`, unknown addresses get the site's own page with status 404, gone ones with 410, and old addresses redirect
 * to the new ones. The folder may be replaced at any time; while it is absent the status is 503. `base` is the base
 * path; `opened` the address given by `--host`, if any.
 */
export function answerFrom(folder: string, base: string, opened?: string): RequestListener {
  const copyOf = createCopies();
  const oldAddressAt = createOldAddressLookup(folder, base);
  return (request, response) => {
    answer(request, response).catch((error: unknown) => sendFailure(response, error));
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(HEADER_TABLE.everything)) response.setHeader(name, value);
    const { names, redirect, host = request.headers.host } = readAddress(request.url ?? '/', base);
    if (!isOwnHost(host, opened)) {
      sendSentence(response, 403, 'This preview answers to `localhost` only; `--host` opens it.');
    } else if (!SAFE_METHODS.includes(request.method ?? '')) {
      sendSentence(response, 405, 'This site can only be read.', { Allow: SAFE_METHODS.join(', ') });
    } else if (redirect !== undefined) {
      // Not cached: another site may be served here later, at another path.
      response.writeHead(308, { Location: redirect, 'Cache-Control': 'no-cache' }).end();
    } else {
      await onceSettled(() => sendPage(names, request, response));
    }
  }

  async function sendPage(names: readonly string[], request: IncomingMessage, response: ServerResponse): Promise<void> {
    const old = await oldAddressAt(names[0]);
    if (old !== undefined && old !== 'gone') {
      const { search } = new URL(request.url ?? '/', 'http://localhost');
      response.writeHead(301, { Location: encodeURI(old.to) + search, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    const page = old === 'gone' ? undefined : await findFile(folder, names);
    if (page && page.name !== NOT_FOUND)
      return sendFile(page, { request, response, copyOf, headers: headersOf(page.name, base) });
    const notFound = await findFile(folder, [NOT_FOUND]);
    const status = old === 'gone' ? 410 : 404;
    if (notFound)
      return sendNotFound(notFound, status, { request, response, copyOf, headers: headersOf(NOT_FOUND, base) });
    return sendSentence(response, status, 'There is no such page.');
  }
}

const TOO_MANY_FILES = new Set(['EMFILE', 'ENFILE']);

/** Sends a sentence as text if the site has no page for the response. */
function sendSentence(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, { ...own, ...headers }).end(`${sentence}\n`);
}

/** Ends a failed response: with 503 if a retry may find the site, else with 500 and a message in the terminal. */
function sendFailure(response: ServerResponse, error: unknown): void {
  const isTemporary = error instanceof UnsettledFolder || TOO_MANY_FILES.has(codeOf(error));
  if (!isTemporary && !(error instanceof VisitorLeft)) complain(String(error));
  if (response.headersSent) response.destroy();
  else if (error instanceof UnsettledFolder)
    sendSentence(response, 503, 'There is no site at the moment; a build may be putting it there.', {
      'Retry-After': 1,
    });
  else if (isTemporary) sendSentence(response, 503, 'Too many files are open at the moment.', { 'Retry-After': 1 });
  else sendSentence(response, 500, 'The file cannot be read; the terminal says why.');
}

/** The site's list of moved and gone addresses. */
const FILE = 'redirects.json';

/** The state of an old address: its new address, or that it is gone. */
type OldAddress = { readonly to: string } | 'gone';

/**
 * Returns a lookup of old addresses by the first name of their file, in a folder built for the path `base`; the result
 * is undefined for any other address. Reads the list again whenever the folder was replaced. Throws `UnsettledFolder`
 * as `findFile` does.
 */
function createOldAddressLookup(
  folder: string,
  base: string,
): (name: string | undefined) => Promise<OldAddress | undefined> {
  let known: { version: string; moved: ReadonlyMap<string, string>; gone: ReadonlySet<string> } | undefined;
  return async (name) => {
    if (name === undefined) return undefined;
    const file = await findFile(folder, [FILE]);
    if (!file) return undefined;
    if (known?.version !== file.version) {
      const handle = await openFound(file);
      try {
        const { moved, gone } = readRedirects(await handle.readFile('utf8'));
        known = { version: file.version, moved: new Map(Object.entries(moved)), gone: new Set(gone) };
      } finally {
        await handle.close();
      }
    }
    const address = `${base}/${name}`;
    const to = known.moved.get(address) ?? known.moved.get(address.replace(/\.html$/, ''));
    if (to !== undefined) return { to };
    return known.gone.has(address) ? 'gone' : undefined;
  };
}
