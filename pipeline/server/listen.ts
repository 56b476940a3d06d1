import { codeOf } from '../shared/system-error.ts';
import { complain } from '../shared/terminal.ts';
import { UserError } from '../shared/user-error.ts';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOOPBACK } from './host-names.ts';
import { PREVIEW_LIMITS } from './limits.ts';

/** System error codes for an address that this machine does not have, such as `::1` without IPv6. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND']);

/** Servers on one port with the same listener. */
export interface Listening {
  readonly port: number;
  readonly servers: readonly Server[];
}

/**
 * Listens at `host`; without one, at both addresses that `localhost` may mean, so that no other program can answer at
 * the second. Port 0 takes a free one. Throws a `UserError` if the port or address is not available.
 */
export async function listen(answer: RequestListener, port: number, host?: string): Promise<Listening> {
  try {
    return await tryToListen(answer, port, host);
  } catch (error) {
    const why = whyNotListening(error, port, host);
    throw why === undefined ? error : new UserError(why, { cause: error });
  }
}

async function tryToListen(answer: RequestListener, port: number, host?: string): Promise<Listening> {
  const [address, other] = host === undefined ? LOOPBACK : [host];
  const first = await listenAt(answer, port, address);
  const taken = (first.address() as AddressInfo).port;
  if (other === undefined) return { port: taken, servers: [first] };
  try {
    return { port: taken, servers: [first, await listenAt(answer, taken, other)] };
  } catch (error) {
    const code = codeOf(error);
    if (NO_SUCH_ADDRESS.has(code)) return { port: taken, servers: [first] };
    await close([first]);
    if (port === 0 && code === 'EADDRINUSE') return tryToListen(answer, port, host);
    throw error;
  }
}

/** Stops listening, and closes every connection at once. */
export async function close(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map((server) => {
      const closed = once(server, 'close');
      server.close().closeAllConnections();
      return closed;
    }),
  );
}

/** Returns why a server cannot listen, as text; undefined for unknown reasons. */
export function whyNotListening(error: unknown, port: number, host: string | undefined): string | undefined {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `Port ${port} is in use; choose another with --port`;
  if (code === 'EACCES') return `Port ${port} is kept for the system; choose one above 1023 with --port`;
  return NO_SUCH_ADDRESS.has(code)
    ? `Cannot find the address \`${host}\` on this machine; choose another with --host`
    : undefined;
}

async function listenAt(answer: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(answer);
  server.listen({ port, host, backlog: PREVIEW_LIMITS.waitingConnections });
  await once(server, 'listening');
  // An error loses one connection; the others stay open.
  server.on('error', (error) => complain(error.message));
  return server;
}
