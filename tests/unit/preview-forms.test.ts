import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { LONG, PICTURE, serveFolder } from './served-folder.ts';

const preview = await serveFolder();

describe('a copy that a browser has kept', () => {
  test.each([
    ['its tag', (tag: string) => tag],
    ['its weak tag among others', (tag: string) => `"other", W/${tag}`],
    ['any tag', () => '*'],
  ])('is right if the request names %s', async (_, write) => {
    const headers = { 'accept-encoding': 'br' };
    const first = await ask(preview.origin, '/insights/a', { headers });
    const again = await ask(preview.origin, '/insights/a', {
      headers: { ...headers, 'if-none-match': write(first.headers.etag ?? '') },
    });
    expect([again.status, again.body.length, again.headers.etag, again.headers.vary]).toEqual([
      304,
      0,
      first.headers.etag,
      'Accept-Encoding',
    ]);
  });

  test('is right if nothing was written since', async () => {
    const first = await ask(preview.origin, '/');
    const since = first.headers['last-modified'] ?? '';
    expect((await ask(preview.origin, '/', { headers: { 'if-modified-since': since } })).status).toBe(304);
  });

  test.each([
    { 'if-none-match': '"other"' },
    { 'if-none-match': '"other"', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    { 'if-modified-since': 'Fri, 01 Jan 1999 00:00:00 GMT' },
    { 'if-modified-since': 'yesterday' },
  ])('is sent anew to %j', async (headers) => {
    expect((await ask(preview.origin, '/', { headers })).status).toBe(200);
  });

  test('of one form is not taken for another', async () => {
    const forms = ['br', 'gzip', 'identity'].map((form) =>
      ask(preview.origin, '/insights/a', { headers: { 'accept-encoding': form } }),
    );
    expect(new Set((await Promise.all(forms)).map(({ headers }) => headers.etag)).size).toBe(3);
  });
});

describe('a part of a file', () => {
  test.each([
    ['bytes=0-4', 'bytes 0-4/10', '01234'],
    ['bytes=5-', 'bytes 5-9/10', '56789'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
    ['bytes=-30', 'bytes 0-9/10', '0123456789'],
    ['bytes=9-99999999999999999999', 'bytes 9-9/10', '9'],
    ['Bytes = 2-2', 'bytes 2-2/10', '2'],
  ])('%s is sent as %s', async (range, place, text) => {
    const { status, headers, body } = await ask(preview.origin, '/data.txt', { headers: { range } });
    expect([status, headers['content-range'], body.toString()]).toEqual([206, place, text]);
  });

  test.each(['bytes=5-2', 'bytes=10-', 'bytes=99999999999999999999-', 'bytes=-0', 'bytes=-', 'bytes=', 'bytes=x'])(
    '%s is none, and the answer says how long the file is',
    async (range) => {
      const { status, headers, body } = await ask(preview.origin, '/data.txt', { headers: { range } });
      expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */10', 0]);
    },
  );

  test.each(['bytes=0-1,4-5', 'items=0-1', '0-1', 'x'])('%s is answered with the whole', async (range) => {
    const { status, body } = await ask(preview.origin, '/data.txt', { headers: { range } });
    expect([status, body.toString()]).toEqual([200, '0123456789']);
  });

  test('of an empty file there is none', async () => {
    const { status, headers } = await ask(preview.origin, '/empty.txt', { headers: { range: 'bytes=0-' } });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */0']);
  });

  test('of a large file is that part', async () => {
    const range = 'bytes=100000-499999';
    const { status, body } = await ask(preview.origin, '/images/large.jpg', { headers: { range } });
    expect([status, body.equals(PICTURE.subarray(100_000, 500_000))]).toEqual([206, true]);
  });

  test('is sent as it is in the file, whatever compression is accepted', async () => {
    const headers = { range: 'bytes=0-4', 'accept-encoding': 'br' };
    const answer = await ask(preview.origin, '/insights/a', { headers });
    expect([answer.headers['content-encoding'], answer.body.toString()]).toEqual([undefined, 'aaaaa']);
  });

  test('is sent only to who has the same file', async () => {
    const { headers } = await ask(preview.origin, '/data.txt');
    const again = (ifRange: string) =>
      ask(preview.origin, '/data.txt', { headers: { range: 'bytes=5-', 'if-range': ifRange } });
    const statuses = [headers.etag, headers['last-modified'], '"other"', `W/${headers.etag}`].map(
      async (ifRange) => (await again(ifRange ?? '')).status,
    );
    expect(await Promise.all(statuses)).toEqual([206, 206, 200, 200]);
  });
});

describe('compression', () => {
  test.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;Q=1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0', undefined],
    ['deflate', undefined],
    ['broken', undefined],
    ['', undefined],
  ])('for %j is %s', async (accepted, encoding) => {
    const { headers, body } = await ask(preview.origin, '/insights/a', { headers: { 'accept-encoding': accepted } });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(uncompressed(body, encoding).toString()).toBe(LONG);
  });

  test.each(['/', '/images/large.jpg', '/empty.txt'])('is not for %s: too short, or not a text', async (target) => {
    const { headers } = await ask(preview.origin, target, { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('of a file that was written again is made again', async () => {
    const name = path.join(preview.out, 'changing.txt');
    const read = async (): Promise<string> => {
      const { body } = await ask(preview.origin, '/changing.txt', { headers: { 'accept-encoding': 'br' } });
      return brotliDecompressSync(body).toString();
    };
    await writeFile(name, 'x'.repeat(2000));
    const first = await read();
    await writeFile(name, 'y'.repeat(2000));
    expect([first, await read()]).toEqual(['x'.repeat(2000), 'y'.repeat(2000)]);
  });
});

function uncompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
