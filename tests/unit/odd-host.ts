import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A local server that answers each address in a different way, with the requests that it received. */
export interface OddHost {
  readonly origin: string;
  readonly questions: readonly { readonly asked: string; readonly url: string; readonly at: number }[];
  /** The maximum number of simultaneous requests. */
  readonly together: () => number;
}

/** Starts a host, which stops after the test. */
export async function startOddHost(): Promise<OddHost> {
  const questions: { asked: string; url: string; at: number }[] = [];
  let open = 0;
  let most = 0;
  const answer: RequestListener = ({ method = '', url = '', headers }, response) => {
    questions.push({ asked: `${method} ${headers['user-agent']}`, url, at: Date.now() });
    most = Math.max(most, ++open);
    response.on('close', () => open--);
    answerOddly(method, url, response, questions.filter((question) => question.url === url).length);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, questions, together: () => most };
}

/** Answers by the first part of an address. Any other part is the status of its response, or means success. */
function answerOddly(method: string, url: string, response: ServerResponse, times: number): void {
  const [, name = '', rest = ''] = /^\/([\w-]+)\/?(.*)$/.exec(url) ?? [];
  const send = (status: number, location?: string): void =>
    void response.writeHead(status, location === undefined ? {} : { Location: location }).end();
  switch (name) {
    case 'never':
      return;
    case 'breaks':
      return void response.destroy();
    case 'moved':
      return send(301, `/${rest || 'good'}`);
    case 'moved-in-utf-8':
      return send(301, Buffer.from('/café').toString('latin1'));
    case 'elsewhere':
      return send(302, '/good');
    case 'circle':
      return send(301, '/circle');
    case 'recovers':
      return send(times <= 3 ? 500 : 200);
    case 'no-head':
      return send(method === 'HEAD' ? 405 : 200);
    default:
      return send(Number(name) || 200);
  }
}
