import { once } from 'node:events';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writePlainNote } from '../../pipeline/build/cache/note.ts';
import { runHere } from './run-command.ts';
import { copySmallSite } from './temporary-folder.ts';

const KEY = '0f4c2a9d7b1e4f6a';
const content = copySmallSite();
const [out, cache] = [path.join(content, '../out'), path.join(content, '../cache')];
const heard: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];
let status = 200;
let server: Server;
let endpoint = '';

beforeAll(async () => {
  server = createServer(async (request, response) => {
    heard.push((await json(request)) as (typeof heard)[number]);
    response.writeHead(status).end();
  }).listen(0);
  await once(server, 'listening');
  endpoint = `http://localhost:${(server.address() as AddressInfo).port}/indexnow`;
});
afterAll(() => void server.close());

test('a folder without a key is announced to nobody, and the key is asked for', async () => {
  await build();
  const { code, stderr } = await announce();
  expect(code).toBe(1);
  expect(stderr).toContain('Give `indexnow_key` in `site.yaml`');
  expect(heard).toEqual([]);
}, 60_000);

test('a search engine that refuses is heard, and nothing counts as told', async () => {
  appendFileSync(path.join(content, 'site.yaml'), `\nindexnow_key: ${KEY}\n`);
  await build();
  expect(readFileSync(path.join(out, 'indexnow.txt'), 'utf8').trim()).toBe(KEY);
  status = 403;
  const { code, stderr } = await announce();
  expect(code).toBe(1);
  expect(stderr).toContain('answered 403: it did not find the key');
  status = 200;
}, 60_000);

test('all pages of the sitemap are announced first, then those that have changed or gone, then none', async () => {
  heard.length = 0;
  expect((await announce()).stdout).toMatch(/^Announced \d+ pages\.\n$/);
  const all = [...readFileSync(path.join(out, 'sitemap.xml'), 'utf8').matchAll(/<url><loc>(.*?)<\/loc>/g)];
  expect(heard).toEqual([
    {
      host: 'pianos.example.org',
      key: KEY,
      keyLocation: 'https://pianos.example.org/indexnow.txt',
      urlList: all.map(([, address]) => address).toSorted(),
    },
  ]);

  heard.length = 0;
  appendFileSync(path.join(content, 'insights', 'felt.md'), '\nOne more line.\n');
  await build();
  await announce();
  expect(heard.flatMap(({ urlList }) => urlList)).toContain('https://pianos.example.org/insights/worn-felt');
  expect(heard.flatMap(({ urlList }) => urlList)).not.toContain('https://pianos.example.org/insights/winter-air');

  heard.length = 0;
  rmSync(path.join(content, 'insights', 'felt.md'));
  await build();
  await announce();
  expect(heard.flatMap(({ urlList }) => urlList)).toContain('https://pianos.example.org/insights/worn-felt');

  heard.length = 0;
  expect((await announce()).stdout).toContain('No page has changed');
  expect(heard).toEqual([]);
}, 120_000);

test('a record of another site, or a damaged one, has every page announced', async () => {
  const record = path.join(cache, 'announced.note');
  for (const write of [
    () => writePlainNote(record, { 'https://other.example.org': { 'index.html': '0' } }),
    () => writeFileSync(record, '{"https:'),
  ]) {
    heard.length = 0;
    write();
    await announce();
    const addresses = heard.flatMap(({ urlList }) => urlList);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !address.startsWith('https://pianos.example.org/'))).toEqual([]);
  }
});

test('nobody there is said in words', async () => {
  rmSync(path.join(cache, 'announced.note'));
  const { code, stderr } = await announce('http://localhost:1/');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Cannot reach http:\/\/localhost:1\/: .* Nothing was announced; try again later\.\n$/);
});

async function build(): Promise<void> {
  expect((await runHere(['build', '--content', content, '--out', out])).code).toBe(0);
}

function announce(at = endpoint) {
  return runHere(['announce', '--out', out, '--cache', cache, '--endpoint', at]);
}
