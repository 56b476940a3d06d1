import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** The response of a server with its complete body. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An agent that opens a connection for each request and keeps none. */
const agent = new Agent({ maxSockets: Infinity });

/** Requests a target exactly as written; `fetch` would normalize it. Throws if the response is truncated. */
export async function ask(origin: string, target: string, { method, headers }: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const asked = request({ agent, host, port, path: target, method: method ?? 'GET', headers: { ...headers } });
  // nginx sends a body with 414 for HEAD, too, which comes when the answer is over.
  asked.on('error', () => undefined);
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) };
}

/** Sends bytes, which may be no valid request, and returns everything received until the connection ends. */
export async function say(origin: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  socket.write(bytes);
  return text(socket);
}
