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

/** A folder that is being served. */
export interface Preview {
  /** Where this machine finds it. */
  readonly origin: string;
  /** The path that the site was built for, and stands at there, without a slash at its end. */
  readonly base: string;
  /** Where other machines find it, if it is open to them. */
  readonly elsewhere: readonly string[];
  /** Stops at once. */
  close(): Promise<void>;
}

interface Place {
  /** 0, as by itself, takes a free one. */
  readonly port?: number;
  /** A name or an address of this machine to open the preview to; without it, no other machine reaches it. */
  readonly host?: string | undefined;
}

/** Addresses that stand for all that a machine has. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/** Serves a built folder. Throws as {@link listen} does. */
export async function startPreview(folder: string, place: Place = {}): Promise<Preview> {
  const host = place.host === 'localhost' ? undefined : place.host;
  const base = basePathOfFolder(folder);
  const answer = boundRequests(answerFrom(folder, base, host));
  const { port, servers } = await listen(answer, place.port ?? 0, host);
  return { ...originsOf(port, host), base, close: () => close(servers) };
}

function originsOf(port: number, host: string | undefined): Pick<Preview, 'origin' | 'elsewhere'> {
  const at = (name: string): string => `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
  if (host === undefined || LOOPBACK.some((address) => address === host))
    return { origin: at(host ?? 'localhost'), elsewhere: [] };
  if (EVERY_ADDRESS.has(host)) return { origin: at('localhost'), elsewhere: outsideAddresses().map(at) };
  return { origin: at(host), elsewhere: [at(host)] };
}

/** The addresses by which other machines reach this one. */
function outsideAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}

/** The path that a built folder was made for, without a slash at its end, as its web manifest says it; empty where that says none. */
function basePathOfFolder(folder: string): string {
  const text = unlessRefused(['ENOENT', 'ENOTDIR'], () => readFileSync(path.join(folder, 'site.webmanifest'), 'utf8'));
  return /"scope":\s*"(\/[^"]+)\/"/.exec(text ?? '')?.[1] ?? '';
}

/**
 * Hands requests on to `answer`, and ends a connection with too many of them open: what it sends while it takes no answer would fill
 * the memory. A browser asks for one thing at a time on each.
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
