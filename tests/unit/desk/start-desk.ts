import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { freePort } from '../../run/free-port.mjs';
import { startProgram } from '../start-program.ts';

/** An answer of the desk. */
export interface DeskAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** The body as JSON; throws if it is none. */
  readonly json: <Data>() => Data;
  /** The same of a body that came in parts, a line each. */
  readonly parts: <Data>() => Data[];
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A development server with an open desk. */
export type OpenDesk = Awaited<ReturnType<typeof startDesk>>;

/** Starts `npm run dev` for a content folder, and opens its desk as a browser does. It ends with the test or group. */
export async function startDesk(content: string, port = 4620) {
  const free = await freePort(port);
  const origin = `http://localhost:${free}`;
  const program = startProgram(
    ['pipeline/bin/run.mjs', 'dev', '--content', content, '--out', `${content}-out`, '--port', String(free)],
    undefined,
    'pipe',
  );
  const words = await program.heard(/The desk, where you write, is on .*\n/);
  const door = /\/desk\?key=\S+/.exec(words)?.[0] ?? '';
  const cookie = String((await send(door)).headers['set-cookie']).split(';', 1)[0] ?? '';
  const own = { cookie, origin, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

  /** Sends a request exactly as written, without the cookie. */
  async function send(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<DeskAnswer> {
    const asked = request({ host: 'localhost', port: free, path, method, headers });
    const [answer] = (await once(asked.end(body), 'response')) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    const whole = Buffer.concat(parts);
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: whole,
      json: <Data>() => JSON.parse(whole.toString()) as Data,
      parts: <Data>() =>
        whole
          .toString()
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as Data),
    };
  }

  return {
    ...program,
    origin,
    door,
    own,
    send,
    /** Reads what the desk's page would read. */
    read: (name: string) => send(`/desk/api/${name}`, { headers: own }),
    /** Sends what the desk's page would send. */
    write: (method: 'POST' | 'PUT', name: string, data: unknown) =>
      send(`/desk/api/${name}`, { method, headers: own, body: JSON.stringify(data) }),
  };
}
