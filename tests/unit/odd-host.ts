import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const TLS = path.resolve(import.meta.dirname, '../fixtures/tls');

/** A question that a host was asked. */
interface Question {
  readonly method: string;
  readonly url: string;
  readonly userAgent: string;
  readonly at: number;
}

/** A host on this machine that answers each address in its own way. */
export interface OddHost {
  readonly origin: string;
  /** The same, with a certificate that no authority has signed. */
  readonly secureOrigin: string;
  readonly questions: readonly Question[];
  /** Most questions that were open at a time. */
  readonly together: () => number;
}

/** Starts a host, which ends with the test. */
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

/** A port on which no server listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What is answered to an address by its first part; other names are their own status, or all is well. */
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
  /** What stands behind the name. */
  readonly rest: string;
  /** How often the address was asked for, this time included. */
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

/** A page that has moved, whose new address is sent as bytes that no header should have. */
function endInBytes({ socket }: ServerResponse, address: Buffer): void {
  const head = 'HTTP/1.1 301 Moved Permanently\r\nContent-Length: 0\r\nConnection: close\r\nLocation: ';
  socket?.end(Buffer.concat([Buffer.from(head), address, Buffer.from('\r\n\r\n')]));
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
