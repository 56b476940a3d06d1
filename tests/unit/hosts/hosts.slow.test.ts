import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BASE } from '../../base-path.ts';
import { isLong } from '../../sampling.ts';
import { ask } from '../ask.ts';
import { addressOf, ALWAYS, decoded, digest, filesIn, headersOf, pick } from './expectations.ts';
import { buildInto, layContent } from './hosted-site.ts';
import { faultsAt, ODD_ADDRESSES, WAYS } from './odd-addresses.ts';
import { freePorts, hasProgram, SERVERS, type Server } from './servers.ts';

// Sends the same requests to the preview and to web servers, each with the configuration file that the build wrote for it.

/** The settings in `site.yaml` for each server. */
const SETTINGS: Readonly<Record<string, readonly [kind: keyof typeof SERVERS, settings: string, base?: string]>> = {
  preview: ['preview', ''],
  'preview below a path': ['preview', '', BASE],
  nginx: ['nginx', 'host: nginx'],
  Apache: ['apache', ''],
  'Apache that lets a folder say little': ['strict apache', ''],
  Caddy: ['caddy', 'host: caddy'],
  'nginx below a path': ['nginx', 'host: nginx', BASE],
  'Apache below a path': ['apache', '', BASE],
  'Caddy below a path': ['caddy', 'host: caddy', BASE],
};

const WRK = 'wrk';
const hasWrk = isLong && hasProgram(WRK);

const tried = Object.entries(SETTINGS).filter(([name, [kind]]) => {
  // Other tests, and all browser tests, check the preview without a base path.
  if (name === 'preview below a path') return true;
  const isThere = hasProgram(SERVERS[kind].program);
  if (isLong && !isThere) console.warn(`NOT TRIED: ${name}, since ${SERVERS[kind].program} is not installed`);
  return isLong && isThere;
});

describe.each(tried)('%s', (_, [kind, settings, base = '']) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  const [content, root, work] = ['content', 'root', 'work'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const site = path.join(root, base);
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    mkdirSync(work);
    // Servers that run as another user must be able to read it.
    chmodSync(folder, 0o755);
    layContent(content, settings, `https://pianos.example.org${base}`);
    await buildInto(content, site);
    mkdirSync(path.join(site, '.git'));
    mkdirSync(path.join(site, '.well-known'), { recursive: true });
    writeFileSync(path.join(site, '.git/config'), 'hidden');
    writeFileSync(path.join(site, '.well-known/some.txt'), 'shown');
    server = await SERVERS[kind].start({ work, root, site, ports: await freePorts() });
    origin = server.origin;
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test('serves each file at its address, with its type and the headers of its kind', async () => {
    const wrong: unknown[] = [];
    for (const file of filesIn(site)) {
      const answer = await ask(origin, base + addressOf(file));
      const expected = { ...headersOf(file, base), status: 200, digest: digest(readFileSync(path.join(site, file))) };
      const found = pick({ ...answer.headers, status: answer.status, digest: digest(answer.body) }, expected);
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ file, found, expected });
    }
    expect(wrong.length, JSON.stringify(wrong.slice(0, 2), undefined, 1)).toBe(0);
  });

  test.runIf(base !== '')('leads to the home page with its slash', async () => {
    const { status, headers } = await ask(origin, base);
    expect(status).toSatisfy((code) => code === 301 || code === 308);
    expect(headers.location).toBe(`${base}/`);
  });

  test.each([
    ['/insights/', '/insights'],
    ['/insights/?q=1', '/insights?q=1'],
    ['/insights/winter-air/', '/insights/winter-air'],
    ['/a%20b/', '/a%20b'],
  ])('leads from %s to the address without a slash', async (target, place) => {
    const { status, headers } = await ask(origin, base + target);
    expect(status).toSatisfy((code) => code === 301 || code === 308);
    expect(headers.location).toBe(base + place);
    expect(pick(headers, ALWAYS)).toEqual(ALWAYS);
  });

  test.runIf(kind.includes('apache'))(
    'leads to TLS at the address of the site, unless a proxy has ended it',
    async () => {
      const asked = async (proto: string): Promise<unknown[]> => {
        const question = {
          headers: { host: 'pianos.example.org', ...(proto !== '' && { 'x-forwarded-proto': proto }) },
        };
        const { status, headers } = await ask(origin, `${base}/insights/?q`, question);
        return [status, headers.location];
      };
      for (const proto of ['', 'http'])
        expect(await asked(proto)).toEqual([301, `https://pianos.example.org${base}/insights/?q`]);
      for (const proto of ['https', 'HTTPS', 'https, http'])
        expect(await asked(proto)).toEqual([301, `${base}/insights?q`]);
    },
  );

  test.each(WAYS)(
    'answers odd addresses by %s without a failure, a circle or a way elsewhere',
    async (_way, question) => {
      const faults: string[] = [];
      for (const target of ODD_ADDRESSES) {
        // Some lead out of the folder of the site.
        const { pathname } = new URL(`http://localhost${base}${target}`);
        if (`${pathname}/`.startsWith(`${base}/`))
          faults.push(...(await faultsAt(origin, base + target, { question, kind })));
      }
      expect(faults).toEqual([]);
    },
  );

  test.each([
    ['/insights/dry-air?q=1&r', '/insights/winter-air?q=1&r'],
    ['/insights/citt%C3%A0', '/insights/winter-air'],
    ['/old/a', '/insights/winter-air'],
    ['/old/a.html', '/insights/winter-air'],
    ['/2014/05/My-Old-Post.html', '/insights/winter-air'],
    ['/2014/05/My-Old-Post', '/insights/winter-air'],
    ['/Old/Page.php', '/insights/winter-air'],
  ])('leads from the old address %s to the new one', async (target, place) => {
    const { status, headers } = await ask(origin, base + target);
    expect([status, headers.location]).toEqual([301, base + place]);
  });

  test.each([
    ['/given/up', 410],
    ['/Given/Up.html', 410],
    ['/2014/05/my-old-post', 404],
    ['/nothing', 404],
    ['/assets/nothing.js', 404],
    ['/images', 404],
    ['/404', 404],
    ['/404.html', 404],
    ['/faq/x', 404],
    ['/faq/index.html', 404],
    ['/files/prices.csv/x', 404],
    ['/assets', 404],
    ['/FAQ', 404],
    [`/${'a/'.repeat(2000)}b`, 404],
    ['/.git/config', 404],
    ['/.htaccess', 404],
    ['/nginx.conf', 404],
    ['/Caddyfile', 404],
    ['/.site-files.json', 404],
    ['/build.json.br', 404],
  ])('answers %s with its own page and %i', async (target, status) => {
    const answer = await ask(origin, base + target);
    const expected = { ...headersOf('404.html', base), status, link: undefined };
    expect(JSON.stringify(pick({ ...answer.headers, status: answer.status }, expected))).toBe(JSON.stringify(expected));
    expect(answer.body.toString()).toBe(readFileSync(path.join(site, '404.html'), 'utf8'));
  });

  test('serves what stands in .well-known', async () => {
    const { status, body } = await ask(origin, `${base}/.well-known/some.txt`);
    expect([status, body.toString()]).toEqual([200, 'shown']);
  });

  test
    .skipIf(kind === 'preview')
    .each(['/', '/insights', '/content-export.txt', '/insights/winter-air.md', '/feed.xml'])(
    'compresses %s for who reads that, and says so',
    async (target) => {
      const plain = await ask(origin, base + target);
      for (const asked of ['gzip', 'br', 'gzip, deflate, br, zstd']) {
        const answer = await ask(origin, base + target, { headers: { 'accept-encoding': asked } });
        const encoding = answer.headers['content-encoding'];
        if (asked !== 'br') expect(encoding, asked).toMatch(/^(?:br|gzip|zstd)$/);
        if (encoding !== 'zstd') expect(digest(decoded(answer)), asked).toBe(digest(plain.body));
        if (encoding !== undefined) expect(answer.headers.vary?.toLowerCase()).toContain('accept-encoding');
        expect(pick(answer.headers, ALWAYS)).toEqual(ALWAYS);
        expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
        expect(answer.headers['link']).toBe(plain.headers['link']);
      }
      expect(plain.headers['content-encoding']).toBeUndefined();
    },
  );

  test.each(['identity', 'gzip', 'br'])('answers 304 where a browser has the %s of a page', async (encoding) => {
    for (const target of ['/', '/insights', '/content-export.txt', '/insights/winter-air.md']) {
      const asked = { 'accept-encoding': encoding };
      const { etag = '', 'last-modified': modified = '' } = (await ask(origin, base + target, { headers: asked }))
        .headers;
      const known = await ask(origin, base + target, { headers: { ...asked, 'if-none-match': etag } });
      const since = await ask(origin, base + target, {
        headers: { ...asked, ...(kind === 'preview' ? { 'if-none-match': etag } : { 'if-modified-since': modified }) },
      });
      const other = await ask(origin, base + target, { headers: { ...asked, 'if-none-match': '"other"' } });
      expect([target, known.status, known.body.length, since.status, other.status]).toEqual([target, 304, 0, 304, 200]);
      expect(known.headers['cache-control']).toBe('no-cache');
    }
  });

  test.skipIf(kind === 'preview')('sends a part of a file', async () => {
    const { status, headers, body } = await ask(origin, `${base}/files/strings.pdf`, {
      headers: { range: 'bytes=9-18' },
    });
    expect([status, body.toString()]).toEqual([206, '0123456789']);
    expect(headers['content-range']).toBe('bytes 9-18/5010');
  });

  test.each(['POST', 'PUT', 'DELETE'])('takes no %s', async (method) => {
    const { status } = await ask(origin, `${base}/insights/winter-air`, { method });
    expect(status).toBe(405);
  });

  test.skipIf(kind === 'preview')('speaks HTTP/2', async () => {
    const session = connect(server.secureOrigin ?? '', { rejectUnauthorized: false });
    const stream = session.request({ ':path': `${base}/insights` });
    const [headers] = await new Promise<[Record<string, unknown>]>((resolve, reject) => {
      stream.once('response', (...args) => resolve(args as never));
      session.once('error', reject);
    });
    const body = await text(stream);
    session.close();
    const expected = { ...headersOf('insights.html', base), ':status': 200 };
    expect(pick(headers, expected)).toEqual(expected);
    expect(body).toBe(readFileSync(path.join(site, 'insights.html'), 'utf8'));
  });

  test.runIf(hasWrk && base === '')(
    'answers everyone for half a minute',
    async () => {
      const { stdout } = await promisify(execFile)(WRK, ['-t2', '-c50', '-d30s', `${origin}${base}/insights`]);
      expect(stdout).toMatch(/\d{3,} requests in/);
      expect(stdout).not.toMatch(/Socket errors|Non-2xx/);
    },
    60_000,
  );

  test('shows a page as it is after a new publication to who has the old one', async () => {
    const before = await ask(origin, `${base}/insights/winter-air`);
    const file = path.join(content, 'insights/winter-air.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('[Prices]', '[New prices]'));
    await buildInto(content, site);
    const after = await ask(origin, `${base}/insights/winter-air`, {
      headers: { 'if-none-match': before.headers.etag ?? '' },
    });
    expect(after.status).toBe(200);
    expect(after.body.toString()).toContain('New prices');
    expect(before.body.toString()).not.toContain('New prices');
  });
});
