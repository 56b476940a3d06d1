import { isIPv6, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { answerFrom } from './answer.ts';
import { LOOPBACK } from './host-names.ts';
import { close, listen } from './listen.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unlessRefused } from '../shared/system-error.ts';
import type { RequestListener } from 'node:http';
import { PREVIEW_LIMITS } from './limits.ts';

/** A running preview of a folder. */
export interface Preview {
  /** Its URL on this machine. */
  readonly origin: string;
  /** Base path that the site was built for and is served under, without a slash at its end. */
  readonly base: string;
  /** Its URLs for other machines, if it is open to them. */
  readonly otherOrigins: readonly string[];
  /** Stops the preview at once. */
  close(): Promise<void>;
}

interface Place {
  /** Defaults to 0, which takes a free one. */
  readonly port?: number;
  /** A name or an address of this machine to open the preview to; without it, other machines cannot reach it. */
  readonly host?: string | undefined;
}

/** Addresses that mean all addresses of a machine. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/** Serves a built folder. Throws as {@link listen} does. */
export async function startPreview(folder: string, place: Place = {}): Promise<Preview> {
  const host = place.host === 'localhost' ? undefined : place.host;
  const base = basePathOfFolder(folder);
  const answer = boundRequests(answerFrom(folder, base, host));
  const { port, servers } = await listen(answer, place.port ?? 0, host);
  return { ...originsOf(port, host), base, close: () => close(servers) };
}

function originsOf(port: number, host: string | undefined): Pick<Preview, 'origin' | 'otherOrigins'> {
  const at = (name: string): string => `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
  if (host === undefined || LOOPBACK.some((address) => address === host))
    return { origin: at(host ?? 'localhost'), otherOrigins: [] };
  if (EVERY_ADDRESS.has(host)) return { origin: at('localhost'), otherOrigins: outsideAddresses().map(at) };
  return { origin: at(host), otherOrigins: [at(host)] };
}

/** Returns the addresses at which other machines reach this one. */
function outsideAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}

/**
 * Returns the base path of a built folder from its web manifest, without a slash at its end; empty if there is none.
 */
function basePathOfFolder(folder: string): string {
  const text = unlessRefused(['ENOENT', 'ENOTDIR'], () => readFileSync(path.join(folder, 'site.webmanifest'), 'utf8'));
  return /"scope":\s*"(\/[^"]+)\/"/.exec(text ?? '')?.[1] ?? '';
}

/**
 * Passes requests to `answer`, and closes a connection with too many pending ones: a client that sends without reading
 * responses would fill the memory. A browser sends one request at a time on each connection.
 */
function boundRequests(answer: RequestListener): RequestListener {
  const openOn = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const open = (openOn.get(socket) ?? 0) + 1;
    if (open > PREVIEW_LIMITS.requestsOfConnection) {
      socket.destroy();
      return;
    }
    openOn.set(socket, open);
    response.once('close', () => openOn.set(socket, (openOn.get(socket) ?? 1) - 1));
    void answer(request, response);
  };
}
