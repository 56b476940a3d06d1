import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreviewServer } from '../../pipeline/write/preview-server.ts';

let folder = '';
let origin = '';
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'preview-'));
  await mkdir(path.join(folder, 'insights'));
  await mkdir(path.join(folder, 'assets'));
  const files = {
    'index.html': 'home',
    '404.html': 'nothing here',
    'insights.html': 'list',
    'insights/a.html': 'a'.repeat(5000),
    'assets/x.js': '1',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  server = createPreviewServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['/', 200, 'home'],
  ['/insights', 200, 'list'],
  ['/insights/a', 200, 'a'.repeat(5000)],
  ['/nope', 404, 'nothing here'],
  ['/insights/nope', 404, 'nothing here'],
  ['/../package.json', 404, 'nothing here'],
])('%s answers %i with its page', async (address, status, body) => {
  const response = await fetch(origin + address, { redirect: 'manual' });
  expect([response.status, await response.text()]).toEqual([status, body]);
});

test.each([
  ['/insights/', '/insights'],
  ['/insights/?q=x', '/insights?q=x'],
  ['//evil.example/', '/evil.example'],
])('%s leads to %s on the same host', async (address, place) => {
  const response = await fetch(origin + address, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, place]);
});

test('text is sent compressed', async () => {
  const response = await fetch(`${origin}/insights/a`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
});

test('files with a hash in their name are kept for ever, pages are asked for again', async () => {
  const [asset, page] = await Promise.all([fetch(`${origin}/assets/x.js`), fetch(`${origin}/insights`)]);
  expect([asset.headers.get('cache-control'), page.headers.get('cache-control')]).toEqual([
    'public, max-age=31536000, immutable',
    'no-cache',
  ]);
});
