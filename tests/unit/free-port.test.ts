import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../run/free-port.mjs';

test('a port at which a server answers is left to it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await freePort(port)).toBeGreaterThan(port);
  server.close();
  await once(server, 'close');
  expect(await freePort(port)).toBe(port);
});
