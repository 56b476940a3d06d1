import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { answerFrom } from './answer.ts';
import { basePathOfFolder } from './base-path.ts';
import { LOOPBACK } from './host-names.ts';
import { boundRequests } from './bound-requests.ts';
import { close, listen } from './listen.ts';

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
