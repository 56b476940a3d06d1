import { truncate, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask, say } from './ask.ts';
import { LONG, PICTURE, serveFolder } from './served-folder.ts';

const preview = await serveFolder();

describe('an address', () => {
  test.each([
    ['/', 200, 'home'],
    ['/?q=%zz', 200, 'home'],
    ['/insights', 200, 'list'],
    ['/insights.html', 200, 'list'],
    ['/insights/a', 200, LONG],
    ['/insights/../insights/./a?b#c', 200, LONG],
    ['/%69nsights', 200, 'list'],
    ['/100%25', 200, 'whole'],
    ['/%C3%B2', 200, 'accented'],
    ['/deep', 200, 'deep'],
    ['/empty.txt', 200, ''],
    ['/same.txt', 200, '0123456789'],
    ['/.well-known/security.txt', 200, 'contact'],
    ['http://localhost/insights', 200, 'list'],
    ['HTTP://127.0.0.1:1/insights?q', 200, 'list'],
    ['http://evil.example/insights', 403, expect.stringContaining('`localhost`')],
    ['/nope', 404, 'nothing here'],
    ['/404', 404, 'nothing here'],
    ['/404.html', 404, 'nothing here'],
    ['/insights/nope', 404, 'nothing here'],
    ['/insights.html/a', 404, 'nothing here'],
    ['/images', 404, 'nothing here'],
    ['/old/gone', 410, 'nothing here'],
    [`/${'long'.repeat(2000)}`, 404, 'nothing here'],
    [`/${'a/'.repeat(3000)}b`, 404, 'nothing here'],
    ['/%zz', 404, 'nothing here'],
    ['/%', 404, 'nothing here'],
    ['/%ff', 404, 'nothing here'],
    ['/%00', 404, 'nothing here'],
    ['/data.txt%00.html', 404, 'nothing here'],
    ['/../secret.txt', 404, 'nothing here'],
    ['/%2e%2e/secret.txt', 404, 'nothing here'],
    ['/..%2fsecret.txt', 404, 'nothing here'],
    ['/..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd', 404, 'nothing here'],
    ['/..\\secret.txt', 404, 'nothing here'],
    ['/..%5csecret.txt', 404, 'nothing here'],
    ['/insights%2fa', 404, 'nothing here'],
    ['/link.txt', 404, 'nothing here'],
    ['/up/secret.txt', 404, 'nothing here'],
    ['/.git/config', 404, 'nothing here'],
    ['/%2egit/config', 404, 'nothing here'],
    ['/.well-known/.hidden', 404, 'nothing here'],
    ['/insights/.well-known/security.txt', 404, 'nothing here'],
    ['file:///etc/passwd', 404, 'nothing here'],
  ])('%s answers %i with its page', async (target, status, text) => {
    const { status: answered, body } = await ask(preview.origin, target);
    expect([answered, body.toString()]).toEqual([status, text]);
  });

  test.each([
    ['/insights/', 308, '/insights'],
    ['/insights/?q=x', 308, '/insights?q=x'],
    ['/insights//a///?q=//', 308, '/insights/a?q=//'],
    ['//', 308, '/'],
    ['//evil.example/', 308, '/evil.example'],
    ['/\\evil.example/', 308, '/evil.example'],
    ['/insights/..//evil.example/', 308, '/evil.example'],
    ['///evil.example/%2e%2e/x/', 308, '/x'],
    ['/old', 301, '/insights/a'],
    ['/old.html', 301, '/insights/a'],
    ['/old?q=1&r', 301, '/insights/a?q=1&r'],
    ['/old/%C3%A0', 301, '/%C3%B2'],
    ['http://localhost/old?q', 301, '/insights/a?q'],
  ])('%s leads by %i to %s on the same host', async (target, status, place) => {
    const answer = await ask(preview.origin, target);
    expect([answer.status, answer.headers.location]).toEqual([status, place]);
  });
});

describe('a site that stands below a path', async () => {
  const below = await serveFolder({ 'site.webmanifest': JSON.stringify({ scope: '/a/site/' }) }, '/a/site');

  test.each([
    ['/a/site/', 200, 'home'],
    ['/a/site/insights?q', 200, 'list'],
    ['/insights', 404, 'nothing here'],
    ['/a/site-2/insights', 404, 'nothing here'],
    ['/a', 404, 'nothing here'],
    ['/a/site/nope', 404, 'nothing here'],
    ['/a/site/old/gone', 410, 'nothing here'],
  ])('answers %s by %i', async (target, status, text) => {
    const { status: answered, body } = await ask(below.origin, target);
    expect([answered, body.toString()]).toEqual([status, text]);
  });

  test.each([
    ['/', 308, '/a/site/'],
    ['/?q', 308, '/a/site/?q'],
    ['/a/site', 308, '/a/site/'],
    ['/a/site/insights/', 308, '/a/site/insights'],
    ['/a/site/old?q', 301, '/a/site/insights/a?q'],
  ])('leads from %s by %i to %s, and no browser keeps that', async (target, status, place) => {
    const { status: answered, headers } = await ask(below.origin, target);
    expect([answered, headers.location, headers['cache-control']]).toEqual([status, place, 'no-cache']);
  });
});

describe('an answer', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/nope', 'text/html; charset=utf-8'],
    ['/data.txt', 'text/plain; charset=utf-8'],
    ['/assets/x.js', 'text/javascript; charset=utf-8'],
    ['/images/large.jpg', 'image/jpeg'],
    ['/map.svg', 'image/svg+xml'],
    ['/unknown.kind', 'application/octet-stream'],
  ])('of %s has the type %s, and no browser guesses another', async (target, type) => {
    const { headers } = await ask(preview.origin, target);
    expect([headers['content-type'], headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
      type,
      'nosniff',
      'strict-origin-when-cross-origin',
    ]);
  });

  test.each([
    ['/assets/x.js', 'public, max-age=31536000, immutable'],
    ['/images/large.jpg', 'public, max-age=31536000, immutable'],
    ['/insights', 'no-cache'],
    ['/assets/nope.js', 'no-cache'],
  ])('of %s is kept as %s', async (target, caching) => {
    expect((await ask(preview.origin, target)).headers['cache-control']).toBe(caching);
  });

  test.each(['/insights/a', '/images/large.jpg', '/nope', '/empty.txt'])(
    'of %s has the same headers without its body',
    async (target) => {
      const whole = await ask(preview.origin, target, { headers: { 'accept-encoding': 'br' } });
      const head = await ask(preview.origin, target, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      expect([head.status, head.headers, head.body.length]).toEqual([
        whole.status,
        { ...whole.headers, date: expect.any(String) },
        0,
      ]);
      expect(Number(whole.headers['content-length'])).toBe(whole.body.length);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])('to %s says what is allowed', async (method) => {
    const { status, headers } = await ask(preview.origin, '/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', 'GET /\u0001 HTTP/1.1\r\nHost: localhost\r\n\r\n'])(
    'to %j is 400',
    async (bytes) => {
      expect(await say(preview.origin, bytes)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  test('to a header without an end is 431', async () => {
    const bytes = `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await say(preview.origin, bytes)).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('a Host', () => {
  test.each([
    ['localhost', 200],
    ['LocalHost:4173', 200],
    ['localhost.', 200],
    ['site.localhost:1', 200],
    ['127.0.0.1:80', 200],
    ['[::1]:80', 200],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['evillocalhost', 403],
    ['127.0.0.1.evil.example', 403],
    ['evil.example:4173#localhost', 403],
    ['localhost@evil.example', 403],
    ['10.0.0.1', 403],
    ['[::2]', 403],
  ])('%s is answered with %i', async (host, status) => {
    expect((await ask(preview.origin, '/', { headers: { host } })).status).toBe(status);
  });

  test('that is empty is answered with 403', async () => {
    const bytes = 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n';
    expect(await say(preview.origin, bytes)).toMatch(/^HTTP\/1\.1 403 /);
  });

  test('is not needed by a program that knows none', async () => {
    expect(await say(preview.origin, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a visitor', () => {
  test('who asks for several things at once is answered in turn', async () => {
    const names = ['/data.txt', '/insights', '/assets/x.js', '/data.txt', '/nope'];
    const requests = names.map((name) => `GET ${name} HTTP/1.1\r\nHost: localhost\r\n`);
    const answers = await say(preview.origin, `${requests.join('\r\n')}Connection: close\r\n\r\n`);
    expect(answers.match(/^HTTP\/1\.1 \d+|^(?:0123456789|list|1|nothing here)(?=HTTP|$)/gm)).toEqual([
      'HTTP/1.1 200',
      '0123456789',
      'list',
      '1',
      '0123456789',
      'nothing here',
    ]);
  });

  test('who leaves in the middle of a file changes nothing for others', async () => {
    const { hostname, port } = new URL(preview.origin);
    const leave = (): Promise<void> =>
      new Promise((resolve) => {
        const asked = request({ host: hostname, port, path: '/images/large.jpg' });
        asked.once('response', (answer) => answer.once('data', () => asked.destroy()));
        asked.once('close', resolve).on('error', () => undefined);
        asked.end();
      });
    await Promise.all(Array.from({ length: 50 }, leave));
    expect((await ask(preview.origin, '/images/large.jpg')).body.equals(PICTURE)).toBe(true);
  });

  test('is not given the beginning of a file that was cut short as the whole', async () => {
    const name = path.join(preview.out, 'images/shrinking.bin');
    await writeFile(name, Buffer.alloc(20_000_000));
    const { hostname, port } = new URL(preview.origin);
    const cut = new Promise((resolve, reject) => {
      const asked = request({ host: hostname, port, path: '/images/shrinking.bin' }, (answer) => {
        answer.once('data', () => {
          answer.pause();
          truncate(name, 1000).then(() => answer.resume(), reject);
        });
        answer.on('error', resolve).on('end', () => reject(new Error('The answer looked whole')));
      });
      asked.on('error', reject).end();
    });
    await expect(cut).resolves.toMatchObject({ code: 'ECONNRESET' });
  });
});
