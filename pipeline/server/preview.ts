import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { readRedirects } from '../outputs/data/redirect-files.ts';
import { decodeAddress, isUrl } from '../shared/address-text.ts';
import { codeOf, UserError } from '../shared/errors.ts';
import { HEADER_TABLE, type Headers, headersOf, mediaTypeOf } from '../shared/response-headers.ts';
import { complain } from '../shared/terminal.ts';

interface ServedFile {
  readonly name: string;
  readonly body: Buffer;
}

const NOT_FOUND = '404.html';
/** System error codes for a path without a file. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG']);

/**
 * Serves a built folder as a static host would: `/faq` is `faq.html`, `/faq/` redirects to `/faq`, unknown addresses get
 * the site's own page with status 404, gone ones with 410, and old addresses redirect to the new ones. A build may
 * replace the folder at any time. `opened` is a name or an address of this machine to open the preview to. Returns its
 * URLs, the base path that the site was built for (without a slash at its end), and how to stop it. Throws as
 * {@link listen} does.
 */
export async function startPreview(folder: string, port = 0, opened?: string) {
  const host = opened === 'localhost' ? undefined : opened;
  const manifest = await readServed(folder, ['site.webmanifest']);
  const base = /"scope":\s*"(\/[^"]+)\/"/.exec(String(manifest?.body))?.[1] ?? '';
  const answerSafely: RequestListener = (request, response) => {
    answer(request, response).catch((error: unknown) => sendFailure(response, error));
  };
  const server = await listen(answerSafely, port, host);
  return { ...originsOf(server.port, host), base, close: server.close };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeaders(new Map(Object.entries({ ...HEADER_TABLE.everything, ...HEADER_TABLE.unhashed })));
    const { names, redirect, search } = readAddress(request.url ?? '/', base);
    if (!isOwnHost(request.headers.host, host))
      return sendSentence(response, 403, 'This preview answers to `localhost` only; `--host` opens it.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendSentence(response.setHeader('Allow', 'GET, HEAD'), 405, 'This site can only be read.');
    if (redirect !== undefined) return void response.writeHead(308, { Location: redirect }).end();
    const { moved, gone } = readRedirects(String((await readServed(folder, ['redirects.json']))?.body));
    const address = `${base}/${names[0] ?? ''}`;
    const to = moved[address] ?? moved[address.replace(/\.html$/, '')];
    if (to !== undefined) return void response.writeHead(301, { Location: encodeURI(to) + search }).end();
    const isGone = gone.includes(address);
    const file = isGone ? undefined : await readServed(folder, names);
    if (file && file.name !== NOT_FOUND) return sendFile(file, 200, headersOf(file.name, base), response);
    const page = (await readServed(folder, [NOT_FOUND])) ?? { name: 'none.txt', body: Buffer.from('No such page.\n') };
    return sendFile(page, isGone ? 410 : 404, headersOf(NOT_FOUND, base), response);
  }
}

/**
 * Reads the first of the files that is in the folder; undefined if none is. Ignores files outside, also behind symbolic
 * links. Throws the system's error if the folder is absent.
 */
export async function readServed(folder: string, names: readonly string[]): Promise<ServedFile | undefined> {
  const root = await realpath(folder);
  for (const name of names) {
    try {
      const file = await realpath(path.join(root, name));
      if (file.startsWith(path.join(root, path.sep))) return { name, body: await readFile(file) };
    } catch (error) {
      if (!ABSENT.has(codeOf(error))) throw error;
    }
  }
  return undefined;
}

/** Sends a whole file, or 304 to a browser that has it. */
export function sendFile(file: ServedFile, status: number, headers: Headers, response: ServerResponse): void {
  const etag = `"${createHash('sha256').update(file.body).digest('base64url')}"`;
  const all = { ...headers, ETag: etag, 'Content-Type': mediaTypeOf(file.name) };
  const isKnown = status === 200 && response.req.headers['if-none-match']?.includes(etag);
  if (isKnown) response.writeHead(304, all).end();
  else response.writeHead(status, { ...all, 'Content-Length': file.body.length }).end(file.body);
}

function sendSentence(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

function sendFailure(response: ServerResponse, error: unknown): void {
  if (ABSENT.has(codeOf(error)))
    return sendSentence(response, 503, 'There is no site at the moment; a build may be putting it there.');
  complain(String(error));
  return sendSentence(response, 500, 'The file cannot be read; the terminal says why.');
}

function originsOf(port: number, host = 'localhost'): { origin: string; otherOrigins: string[] } {
  const at = (name: string): string => `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
  if (host !== '0.0.0.0' && host !== '::') return { origin: at(host), otherOrigins: [] };
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const outside = addresses.filter(({ internal, family }) => !internal && family === 'IPv4');
  return { origin: at('localhost'), otherOrigins: outside.map(({ address }) => at(address)) };
}

/** The parsed target of a request. */
interface Address {
  /** Possible names of the file in the served folder, most likely first; empty if no file can have this address. */
  readonly names: readonly string[];
  /** The canonical address to redirect to, if this one has a slash at its end or two in a row. */
  readonly redirect?: string;
  /** What follows the path: `?` and parameters, or nothing. */
  readonly search: string;
}

/**
 * Parses the target of a request. Files are served only below `base`, a path without a slash at its end; the root of
 * the server redirects there.
 */
export function readAddress(target: string, base = ''): Address {
  const written = `http://localhost${target}`;
  // A full URL as target is meant for a proxy.
  if (!target.startsWith('/') || !isUrl(written)) return { names: [], search: '' };
  const { pathname, search } = new URL(written);
  const parts = pathname.split('/').filter(Boolean);
  const joined = parts.length === 0 ? base : `/${parts.join('/')}`;
  const canonical = joined === base ? `${base}/` : joined;
  const isBelow = canonical.startsWith(`${base}/`);
  return {
    names: isBelow ? namesOf(parts.slice(base.split('/').length - 1).map(decodeAddress)) : [],
    ...(canonical !== pathname && { redirect: canonical + search }),
    search,
  };
}

function namesOf(parts: readonly string[]): string[] {
  if (!parts.every(isFileName)) return [];
  const name = parts.join('/');
  return name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
}

/** Refuses hidden files, except in `.well-known/` (RFC 8615), and what would lead to another folder. */
function isFileName(part: string, index: number): boolean {
  if (/[/\\\0]/.test(part)) return false;
  return !part.startsWith('.') || (index === 0 && part === '.well-known');
}

/**
 * Listens at `host`; port 0 takes a free one. `close` ends every connection at once. Throws a `UserError` if the port or
 * address is not available.
 */
export async function listen(answer: RequestListener, port: number, host = 'localhost') {
  const server = createServer(answer);
  // Bounds what a client can make the server hold that sends requests without reading responses.
  server.maxRequestsPerSocket = 100;
  server.listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    const why = whyNotListening(codeOf(error), port, host);
    throw why === undefined ? error : new UserError(why, { cause: error });
  }
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close().closeAllConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, close };
}

function whyNotListening(code: string, port: number, host: string): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} is in use; choose another with --port`;
  if (code === 'EACCES') return `Port ${port} is kept for the system; choose one above 1023 with --port`;
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND'].includes(code)
    ? `Cannot find the address \`${host}\` on this machine; choose another with --host`
    : undefined;
}

/**
 * Resolves when the process is asked to end. A signal may come twice, from the terminal and from a parent process; the
 * second must not interrupt closing.
 */
export function untilStopped(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, resolve);
  });
}

/**
 * Whether a request is meant for this server. Refuses pages of another site that points its own name at this machine
 * (DNS rebinding). `asked` is the `Host` header; `opened` the value of `--host`, if given. Every IP address is then
 * accepted too, since no other site can own one.
 */
export function isOwnHost(asked: string | undefined, opened?: string): boolean {
  if (asked === undefined) return true;
  if (!isUrl(`http://${asked}`)) return false;
  const name = new URL(`http://${asked}`).hostname.replace(/^\[|\]$|\.$/g, '');
  if (/^(?:.+\.)?localhost$/.test(name)) return true;
  if (opened === undefined) return name === '127.0.0.1' || name === '::1';
  return isIP(name) !== 0 || name === opened.toLowerCase();
}
