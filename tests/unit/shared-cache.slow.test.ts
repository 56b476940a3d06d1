import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { folderDriver } from '../../pipeline/store/folder-driver.ts';
import { openSharedCache, type SharedCache } from '../../pipeline/store/shared-cache.ts';
import { withStore } from '../../pipeline/store/store.ts';
import { UserError } from '../../pipeline/user-error.ts';
import { amount } from '../sampling.ts';
import { run } from './run-command.ts';
import { SMALL_SITE } from './load-folder.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'shared-'));
/** Bytes of a value that is written in several pieces. */
const LARGE = amount(5_000_000, 20_000_000);
const ROUNDS = amount(8, 20);
const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' };
const ends: (() => void)[] = [];
afterAll(() => {
  for (const end of ends) end();
  rmSync(scratch, { recursive: true });
});

/** Debian's package `redis-server`; where it is not installed, only the other places are tried. */
const REDIS = 'redis-server';
const hasRedis = spawnSync(REDIS, ['--version']).status === 0;
const PLACES: [string, () => Promise<string> | string][] = [
  ['a folder', () => path.join(scratch, 'folder')],
  ['S3', startS3],
  ...(hasRedis ? [['Redis', startRedis] as [string, () => Promise<string>]] : []),
];

describe.each(PLACES)('a cache in %s', (name, start) => {
  test('gives each machine what the others have made, once', async () => {
    const address = await start();
    const [first, second] = [newCache(), newCache()];
    await made(first, address, 'a', 'one');
    expect(await taken(second, address)).toBe(1);
    expect(await taken(second, address)).toBe(0);
    expect(await valuesIn(second, ['a'])).toEqual(['one']);
    await made(second, address, 'b', 'x'.repeat(LARGE));
    expect(await taken(first, address)).toBe(1);
    expect((await valuesIn(first, ['b']))[0]).toHaveLength(LARGE);
    expect(await taken(newCache(), address, 'another program')).toBe(0);
  });

  test('gives out nothing but whole values, though several machines give at the same time', async () => {
    const address = name === 'a folder' ? path.join(scratch, 'other') : await start();
    await Promise.all(['a', 'b', 'c'].map((key) => made(newCache(), address, key, key)));
    const cache = newCache();
    expect(await taken(cache, address)).toBeGreaterThan(0);
    const values = await valuesIn(cache, ['a', 'b', 'c']);
    expect(values.map((value, at) => value ?? 'abc'[at])).toEqual(['a', 'b', 'c']);
  });
});

test('nobody reads half an item of a folder while another machine writes it', async () => {
  const driver = folderDriver(path.join(scratch, 'half'));
  const items = ['a', 'b'].map((letter) => letter.repeat(3_000_000));
  await driver.setItem?.('site:index', items[0] ?? '', {});
  for (let round = 0; round < ROUNDS; round++) {
    const reads = Array.from({ length: 10 }, () => driver.getItem('site:index'));
    const writes = items.map((item) => driver.setItem?.('site:index', item, {}));
    for (const read of await Promise.all(reads)) expect(items).toContain(read);
    await Promise.all(writes);
  }
});

test.each(['ftp://example.com', 's3://bucket', 's3://bucket?endpoint=https://example.com'])(
  'a cache at %s is refused in words',
  async (address) => {
    await expect(openSharedCache(address, 'program', KEYS)).rejects.toThrow(UserError);
  },
);

test('a cache that cannot be reached is complained of, and the build goes on', async () => {
  const out = path.join(scratch, 'out');
  const args = ['--content', SMALL_SITE, '--out', out, '--cache', newCache()];
  const { code, stderr } = await run(['build', ...args, '--shared', 'redis://user:secret@localhost:1']);
  expect(stderr).toMatch(
    /^The shared cache at redis:\/\/localhost:1 cannot be used: .*The build goes on without it\.\n$/,
  );
  expect(stderr).not.toContain('secret');
  expect(code).toBe(0);
  expect(readdirSync(out)).toContain('index.html');
}, 60_000);

function newCache(): string {
  return mkdtempSync(path.join(scratch, 'cache-'));
}

async function made(cache: string, address: string, key: string, value: string): Promise<void> {
  const packs: string[] = [];
  await withStore(
    cache,
    (store) => Promise.resolve(store.set(key, Buffer.from(value))),
    (file) => packs.push(file),
  );
  expect(packs).toHaveLength(1);
  await withShared(address, 'program', (shared) => shared.give(packs[0] ?? ''));
}

function taken(cache: string, address: string, program = 'program'): Promise<number> {
  return withShared(address, program, (shared) => shared.take(cache));
}

async function withShared<T>(address: string, program: string, use: (shared: SharedCache) => Promise<T>): Promise<T> {
  const shared = await openSharedCache(address, program, KEYS);
  try {
    return await use(shared);
  } finally {
    await shared.close();
  }
}

function valuesIn(cache: string, keys: string[]): Promise<(string | undefined)[]> {
  return withStore(cache, (store) => Promise.resolve(keys.map((key) => store.get(key)?.toString())));
}

/** What of S3 the cache uses: objects that are put, got and deleted. Signatures are asked for, not proved. */
async function startS3(): Promise<string> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const key = request.url ?? '';
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/') === true;
    if (!isSigned) return response.writeHead(403).end();
    if (request.method === 'PUT') objects.set(key, await buffer(request));
    if (request.method === 'DELETE') objects.delete(key);
    return response.writeHead(objects.has(key) || request.method === 'DELETE' ? 200 : 404).end(objects.get(key));
  }).listen(0);
  await once(server, 'listening');
  ends.push(() => server.close());
  const { port } = server.address() as { port: number };
  return `s3://bucket?endpoint=http://localhost:${port}&region=eu-central-1`;
}

async function startRedis(): Promise<string> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const child = spawn(REDIS, ['--port', String(port), '--save', '']);
  ends.push(() => child.kill());
  let said = '';
  for await (const chunk of child.stdout) if ((said += String(chunk)).includes('Ready to accept connections')) break;
  return `redis://localhost:${port}`;
}
