import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg)/;

/** Serves what another server does, with Brotli where hosts compress: the preview sends whole files. */
export async function startCompressingProxy(origin: string): Promise<{ origin: string; close(): void }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '/';
      const answer = await fetch(origin + url, { redirect: 'manual' });
      const body = Buffer.from(await answer.arrayBuffer());
      const headers = new Map(answer.headers);
      headers.delete('content-length');
      const isCompressed = COMPRESSIBLE.test(headers.get('content-type') ?? '');
      if (isCompressed) {
        headers.set('content-encoding', 'br');
        if (!compressed.has(url)) compressed.set(url, brotliCompressSync(body));
      }
      response.writeHead(answer.status, Object.fromEntries(headers)).end(isCompressed ? compressed.get(url) : body);
    })();
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}
