import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer of a server, its body whole. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** As many connections as there are questions, and none kept. */
const agent = new Agent({ maxSockets: Infinity });

/** Asks for a target exactly as it is written, which `fetch` would put in order first. Throws if the answer is cut off. */
export async function ask(origin: string, target: string, { method, headers }: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const asked = request({ agent, host, port, path: target, method: method ?? 'GET', headers: { ...headers } });
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) };
}

/** Sends bytes that need not be a request, and gives all that comes back until the connection ends. */
export async function say(origin: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
