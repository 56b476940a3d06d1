import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const TLS = path.resolve(import.meta.dirname, '../fixtures/tls');

/** A request that a host received. */
interface Question {
  readonly method: string;
  readonly url: string;
  readonly userAgent: string;
  readonly at: number;
}

/** A local server that answers each address in a different way. */
export interface OddHost {
  readonly origin: string;
  /** The same with a self-signed certificate. */
  readonly secureOrigin: string;
  readonly questions: readonly Question[];
  /** The maximum number of simultaneous requests. */
  readonly together: () => number;
}

/** Starts a host, which stops after the test. */
export async function startOddHost(): Promise<OddHost> {
  const questions: Question[] = [];
  let [open, most] = [0, 0];
  const answer: RequestListener = (request, response) => {
    const { method = '', url = '', headers } = request;
    questions.push({ method, url, userAgent: headers['user-agent'] ?? '', at: Date.now() });
    most = Math.max(most, ++open);
    response.on('close', () => open--);
    answerOddly(request, response, questions.filter((question) => question.url === url).length);
  };
  const plain = createServer(answer);
  const secure = createSecureServer(
    { key: readFileSync(path.join(TLS, 'key.pem')), cert: readFileSync(path.join(TLS, 'certificate.pem')) },
    answer,
  );
  const [port, securePort] = await Promise.all([listen(plain), listen(secure)]);
  onTestFinished(() => {
    for (const server of [plain, secure]) {
      server.closeAllConnections();
      server.close();
    }
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    secureOrigin: `https://127.0.0.1:${securePort}`,
    questions,
    together: () => most,
  };
}

/** Returns a port on which no server listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The responses by the first part of an address. Any other part is the status of its response, or means success. */
const ANSWERS: Readonly<Record<string, (asked: Asked) => readonly [status: number, headers?: Record<string, string>]>> =
  {
    moved: ({ rest }) => [301, { Location: `/${rest || 'good'}` }],
    'moved-again': () => [308, { Location: '/moved' }],
    elsewhere: () => [302, { Location: '/good' }],
    circle: () => [301, { Location: '/circle' }],
    busy: ({ times }) => (times === 1 ? [429, { 'Retry-After': '1' }] : [200]),
    'very-busy': () => [429, { 'Retry-After': '3600' }],
    recovers: ({ times }) => [times <= 2 ? 500 : 200],
    'no-head': ({ method }) => [method === 'HEAD' ? 405 : 200],
  };

interface Asked {
  readonly method: string | undefined;
  /** The rest of the address. */
  readonly rest: string;
  /** How many times the address was requested, including this request. */
  readonly times: number;
}

function answerOddly({ url = '', method }: IncomingMessage, response: ServerResponse, times: number): void {
  const [, name = '', rest = ''] = /^\/([\w-]+)\/?(.*)$/.exec(url) ?? [];
  if (name === 'never') return;
  if (name === 'breaks') response.destroy();
  else if (name === 'moved-in-utf-8') endInBytes(response, Buffer.from('/café'));
  else if (name === 'moved-in-latin-1') endInBytes(response, Buffer.from('/café', 'latin1'));
  else {
    const [status, headers = {}] = ANSWERS[name]?.({ method, rest, times }) ?? [Number(name) || 200];
    response.writeHead(status, headers).end();
  }
}

/** Sends a redirect whose target has bytes that are invalid in a header. */
function endInBytes({ socket }: ServerResponse, address: Buffer): void {
  const head = 'HTTP/1.1 301 Moved Permanently\r\nContent-Length: 0\r\nConnection: close\r\nLocation: ';
  socket?.end(Buffer.concat([Buffer.from(head), address, Buffer.from('\r\n\r\n')]));
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
