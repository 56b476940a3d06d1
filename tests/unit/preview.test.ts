import { renameSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { isOwnHost, startPreview } from '../../pipeline/server/preview.ts';
import { ask, say } from './ask.ts';
import { temporaryFolder, writeTexts } from './temporary-folder.ts';

const LONG = 'long '.repeat(80_000);
const FILES = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'insights.html': 'list',
  'insights/a.html': 'article',
  'ò.html': 'accented',
  'data.txt': '0123456789',
  'assets/x.js': '1',
  'images/large.jpg': LONG,
  'old.html': 'moved',
  'deep/index.html': 'deep',
  '.git/config': 'hidden',
  '.well-known/security.txt': 'contact',
  '.well-known/.hidden': 'hidden',
};
const { out, origin } = await serveFolder();
const { origin: below } = await serveFolder('/a/site');

describe('an address', () => {
  test.each([
    ['/', 200, 'home'],
    ['/?q=%zz', 200, 'home'],
    ['/insights.html', 200, 'list'],
    ['/insights/../insights/./a?b#c', 200, 'article'],
    ['/%69nsights', 200, 'list'],
    ['/%C3%B2', 200, 'accented'],
    ['/deep', 200, 'deep'],
    ['/same.txt', 200, '0123456789'],
    ['/.well-known/security.txt', 200, 'contact'],
    ['/nope', 404, 'nothing here'],
    ['/404', 404, 'nothing here'],
    ['/insights.html/a', 404, 'nothing here'],
    ['/images', 404, 'nothing here'],
    ['/old/gone', 410, 'nothing here'],
    [`/${'long'.repeat(2000)}`, 404, 'nothing here'],
    [`/${'a/'.repeat(3000)}b`, 404, 'nothing here'],
    ['/%zz', 404, 'nothing here'],
    ['/%ff', 404, 'nothing here'],
    ['/data.txt%00.html', 404, 'nothing here'],
    ['/../secret.txt', 404, 'nothing here'],
    ['/%2e%2e/secret.txt', 404, 'nothing here'],
    ['/..%2fsecret.txt', 404, 'nothing here'],
    ['/%252e%252e%252fsecret.txt', 404, 'nothing here'],
    ['/..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd', 404, 'nothing here'],
    ['/..\\secret.txt', 404, 'nothing here'],
    ['/..%5csecret.txt', 404, 'nothing here'],
    ['/insights%2fa', 404, 'nothing here'],
    ['/link.txt', 404, 'nothing here'],
    ['/up/secret.txt', 404, 'nothing here'],
    ['/.git/config', 404, 'nothing here'],
    ['/%2egit/config', 404, 'nothing here'],
    ['/.well-known/.hidden', 404, 'nothing here'],
    ['file:///etc/passwd', 404, 'nothing here'],
    ['http://localhost/insights', 404, 'nothing here'],
  ])('%s answers %i with its page', async (target, status, text) => {
    const { status: answered, body } = await ask(origin, target);
    expect([answered, body.toString()]).toEqual([status, text]);
  });

  test.each([
    ['/insights/?q=x', 308, '/insights?q=x'],
    ['/insights//a///?q=//', 308, '/insights/a?q=//'],
    ['//evil.example/', 308, '/evil.example'],
    ['/\\evil.example/', 308, '/evil.example'],
    ['/insights/..//evil.example/', 308, '/evil.example'],
    ['/old.html?q=1&r', 301, '/insights/a?q=1&r'],
    ['/old/%C3%A0', 301, '/%C3%B2'],
  ])('%s leads by %i to %s on the same host', async (target, status, place) => {
    const answer = await ask(origin, target);
    expect([answer.status, answer.headers.location]).toEqual([status, place]);
  });

  test.each([
    ['/', 308, '/a/site/'],
    ['/a/site/insights', 200, undefined],
    ['/insights', 404, undefined],
    ['/a/site-2/insights', 404, undefined],
    ['/a/site/old', 301, '/a/site/insights/a'],
    ['/a/site/old/gone', 410, undefined],
  ])('below a path, %s is answered by %i', async (target, status, place) => {
    const { status: answered, headers } = await ask(below, target);
    expect([answered, headers.location, headers['cache-control']]).toEqual([status, place, 'no-cache']);
  });
});

describe('an answer', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/data.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/assets/x.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('of %s has its type and caching, also without its body', async (target, type, caching) => {
    const whole = await ask(origin, target);
    const head = await ask(origin, target, { method: 'HEAD' });
    expect([whole.headers['content-type'], whole.headers['cache-control']]).toEqual([type, caching]);
    expect([head.headers, head.body.length]).toEqual([{ ...whole.headers, date: expect.any(String) }, 0]);
    expect(whole.headers).toMatchObject({
      'content-length': String(whole.body.length),
      'x-content-type-options': 'nosniff',
    });
    const again = await ask(origin, target, { headers: { 'if-none-match': whole.headers.etag ?? '' } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test.each(['POST', 'DELETE', 'OPTIONS', 'TRACE'])('to %s says what is allowed', async (method) => {
    const { status, headers } = await ask(origin, '/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['nonsense\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['GET /\u0001 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 403],
    ['GET / HTTP/1.0\r\n\r\n', 200],
  ])('to %j is %i', async (bytes, status) => {
    expect(await say(origin, bytes)).toContain(`HTTP/1.1 ${status} `);
  });
});

test.each([
  ['LocalHost:4173', undefined, true],
  ['localhost.', undefined, true],
  ['127.0.0.1:80', undefined, true],
  ['[::1]:80', undefined, true],
  ['evil.example', undefined, false],
  ['localhost.evil.example', undefined, false],
  ['evillocalhost', undefined, false],
  ['127.0.0.1.evil.example', undefined, false],
  ['evil.example:4173#localhost', undefined, false],
  ['localhost@evil.example', undefined, false],
  ['10.0.0.1', undefined, false],
  ['[::2]', undefined, false],
  ['192.168.1.5:4173', '0.0.0.0', true],
  ['[fe80::1]:4173', '::', true],
  ['Studio.Local:4173', 'studio.local', true],
  ['studio.local', '0.0.0.0', false],
  ['999.1.1.1', '0.0.0.0', false],
])('the Host %s, opened to %s, is answered: %s', async (host, opened, answers) => {
  expect(isOwnHost(host, opened)).toBe(answers);
  if (opened === undefined) expect((await ask(origin, '/', { headers: { host } })).status).toBe(answers ? 200 : 403);
});

describe('a flood', () => {
  test('of visitors, while builds exchange the folder, gets whole files, the not-found page or 503', async () => {
    const visits = Array.from({ length: 300 }, async (_, index) => {
      await pause(index);
      return ask(origin, index % 2 === 0 ? '/images/large.jpg' : '/');
    });
    for (let round = 0; round < 6; round += 1) {
      renameSync(out, `${out}-away`);
      await pause(10);
      renameSync(`${out}-away`, out);
      await pause(40);
    }
    const answers = (await Promise.all(visits)).map(({ status, body }) => `${status} ${body.length}`);
    expect(answers).toContain(`200 ${LONG.length}`);
    const whole = new Set([`200 ${LONG.length}`, '200 4', '404 12', '404 14']);
    expect(answers.filter((answer) => !whole.has(answer) && !answer.startsWith('503'))).toEqual([]);
    expect((await ask(origin, '/')).status).toBe(200);
  });

  test('of requests from one connection that takes no answer is not taken without an end', async () => {
    const visitor = connect(Number(new URL(origin).port), 'localhost').on('error', () => undefined);
    visitor.pause();
    const requests = 'GET /images/large.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(100_000);
    const before = process.memoryUsage().rss;
    visitor.write(requests);
    await pause(500);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
    visitor.destroy();
    expect((await ask(origin, '/')).status).toBe(200);
  });
});

/** Serves a site below `base`, with files in and around its folder that must not be served. */
async function serveFolder(base = '') {
  const folder = temporaryFolder();
  const site = path.join(folder, 'dist');
  const moved = { [`${base}/old`]: `${base}/insights/a`, [`${base}/old/à`]: `${base}/ò` };
  writeTexts(site, {
    ...FILES,
    'site.webmanifest': JSON.stringify({ scope: `${base}/` }),
    'redirects.json': JSON.stringify({ moved, gone: [`${base}/old/gone`] }),
  });
  writeTexts(folder, { 'secret.txt': 'not for visitors' });
  symlinkSync('../secret.txt', path.join(site, 'link.txt'));
  symlinkSync('..', path.join(site, 'up'));
  symlinkSync('data.txt', path.join(site, 'same.txt'));
  const preview = await startPreview(site);
  afterAll(preview.close);
  return { ...preview, out: site };
}
