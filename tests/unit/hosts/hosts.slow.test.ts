import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../../sampling.ts';
import { ask, type Answer } from '../ask.ts';
import { buildInto, layContent } from './hosted-site.ts';
import { freePorts, hasProgram, SERVERS, type Server } from './servers.ts';

// The same questions to the preview and to web servers, each with the file that the build has written for it.

/** What stands in `site.yaml` for each server. */
const SETTINGS: Readonly<Record<string, [keyof typeof SERVERS, string]>> = {
  preview: ['preview', ''],
  nginx: ['nginx', 'host: nginx'],
  'nginx with compressed files': ['nginx', 'host: nginx\ncompressed_files: true'],
  Apache: ['apache', ''],
  'Apache with compressed files': ['apache', 'host: apache\ncompressed_files: true'],
  Caddy: ['caddy', 'host: caddy'],
  'Caddy with compressed files': ['caddy', 'host: caddy\ncompressed_files: true'],
};

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

const WRK = 'wrk';
const hasWrk = isLong && hasProgram(WRK);

/** What only hosts read; whoever asks for it gets it from some of them. */
const FOR_HOSTS = /^(?:_headers|_redirects|nginx\.conf|Caddyfile)$/;

const tried = Object.entries(SETTINGS).filter(([name, [kind]]) => {
  if (kind === 'preview') return true;
  const isThere = hasProgram(SERVERS[kind].program);
  if (isLong && !isThere) console.warn(`NOT TRIED: ${name}, since ${SERVERS[kind].program} is not installed`);
  return isLong && isThere;
});

describe.each(tried)('%s', (_, [kind, settings]) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  const [content, site, work] = ['content', 'site', 'work'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    mkdirSync(work);
    // Servers that begin as another user read it too.
    chmodSync(folder, 0o755);
    layContent(content, settings);
    await buildInto(content, site);
    mkdirSync(path.join(site, '.git'));
    mkdirSync(path.join(site, '.well-known'));
    writeFileSync(path.join(site, '.git/config'), 'hidden');
    writeFileSync(path.join(site, '.well-known/some.txt'), 'shown');
    server = await SERVERS[kind].start({ work, root: site, site, ports: await freePorts() });
    ({ origin } = server);
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test('serves each file at its address, with its type and the headers of its kind', async () => {
    const wrong: unknown[] = [];
    for (const file of filesIn(site)) {
      const answer = await ask(origin, addressOf(file));
      const expected = { ...headersOf(file), status: 200, digest: digest(readFileSync(path.join(site, file))) };
      const found = pick({ ...answer.headers, status: answer.status, digest: digest(answer.body) }, expected);
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ file, found, expected });
    }
    expect(wrong.length, JSON.stringify(wrong.slice(0, 2), undefined, 1)).toBe(0);
  });

  test.each([
    ['/insights/', '/insights'],
    ['/insights/?q=1', '/insights?q=1'],
    ['/insights/winter-air/', '/insights/winter-air'],
    ['/a%20b/', '/a%20b'],
  ])('leads from %s to the address without a slash', async (target, place) => {
    const { status, headers } = await ask(origin, target);
    expect(status).toSatisfy((code) => code === 301 || code === 308);
    expect(placeOf(headers.location)).toBe(place);
  });

  test.each([
    '//evil.example/',
    '///evil.example//',
    '/%5cevil.example/',
    '/x/%0d%0aset-cookie:a/',
    '//evil.example/%2e%2e/',
  ])('leads from %s to no other host', async (target) => {
    const { headers } = await ask(origin, target);
    const place = new URL(headers.location ?? '/', origin);
    expect([place.origin, headers['set-cookie']]).toEqual([origin, undefined]);
  });

  test.each([
    ['/insights/dry-air', '/insights/winter-air'],
    ['/insights/dry-air?q=1&r', '/insights/winter-air?q=1&r'],
    ['/insights/citt%C3%A0', '/insights/winter-air'],
    ['/old/a', '/insights/winter-air'],
  ])('leads from the old address %s to the new one', async (target, place) => {
    const { status, headers } = await ask(origin, target);
    expect([status, placeOf(headers.location)]).toEqual([301, place]);
  });

  test.each([
    ['/given/up', 410],
    ['/nothing', 404],
    ['/nothing/at/all', 404],
    ['/nothing.md', 404],
    ['/assets/nothing.js', 404],
    ['/images', 404],
    ['/services', 404],
    ['/404.html/x', 404],
    ['/.git/config', 404],
    ['/.htaccess', 404],
    ['/nginx.conf', 404],
    ['/Caddyfile', 404],
    ['/.site-files.json', 404],
    ['/build.json.br', 404],
  ])('answers %s with its own page and %i', async (target, status) => {
    const answer = await ask(origin, target);
    const expected = { ...headersOf('404.html'), status, link: undefined };
    expect(JSON.stringify(pick({ ...answer.headers, status: answer.status }, expected))).toBe(JSON.stringify(expected));
    expect(answer.body.toString()).toBe(readFileSync(path.join(site, '404.html'), 'utf8'));
  });

  test('serves what stands in .well-known', async () => {
    const { status, body } = await ask(origin, '/.well-known/some.txt');
    expect([status, body.toString()]).toEqual([200, 'shown']);
  });

  test.each(['/', '/insights', '/content-export.txt', '/insights/winter-air.md', '/feed.xml'])(
    'compresses %s for who reads that, and says so',
    async (target) => {
      const plain = await ask(origin, target);
      for (const asked of ['gzip', 'br', 'gzip, deflate, br, zstd']) {
        const answer = await ask(origin, target, { headers: { 'accept-encoding': asked } });
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
      const { etag = '', 'last-modified': modified = '' } = (await ask(origin, target, { headers: asked })).headers;
      const known = await ask(origin, target, { headers: { ...asked, 'if-none-match': etag } });
      const since = await ask(origin, target, { headers: { ...asked, 'if-modified-since': modified } });
      const other = await ask(origin, target, { headers: { ...asked, 'if-none-match': '"other"' } });
      expect([target, known.status, known.body.length, since.status, other.status]).toEqual([target, 304, 0, 304, 200]);
      expect(known.headers['cache-control']).toBe('no-cache');
    }
  });

  test('sends a part of a file', async () => {
    const { status, headers, body } = await ask(origin, '/files/strings.pdf', { headers: { range: 'bytes=9-18' } });
    expect([status, body.toString()]).toEqual([206, '0123456789']);
    expect(headers['content-range']).toBe('bytes 9-18/5010');
  });

  test.each(['POST', 'PUT', 'DELETE'])('takes no %s', async (method) => {
    const { status } = await ask(origin, '/insights/winter-air', { method });
    expect(status).toBe(405);
  });

  test.skipIf(kind === 'preview')('speaks HTTP/2', async () => {
    const session = connect(server.secureOrigin ?? '', { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/insights' });
    const [headers] = await new Promise<[Record<string, unknown>]>((resolve, reject) => {
      stream.once('response', (...args) => resolve(args as never));
      session.once('error', reject);
    });
    const body = await text(stream);
    session.close();
    const expected = { ...headersOf('insights.html'), ':status': 200 };
    expect(pick(headers, expected)).toEqual(expected);
    expect(body).toBe(readFileSync(path.join(site, 'insights.html'), 'utf8'));
  });

  test.runIf(hasWrk && !settings.includes('compressed'))(
    'answers everyone for half a minute',
    async () => {
      const { stdout } = await promisify(execFile)(WRK, ['-t2', '-c50', '-d30s', `${origin}/insights`]);
      expect(stdout).toMatch(/\d{3,} requests in/);
      expect(stdout).not.toMatch(/Socket errors|Non-2xx/);
    },
    60_000,
  );

  test('shows a page as it is after a new publication to who has the old one', async () => {
    const before = await ask(origin, '/insights/winter-air');
    const file = path.join(content, 'insights/winter-air.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('[Prices]', '[New prices]'));
    await buildInto(content, site);
    const after = await ask(origin, '/insights/winter-air', {
      headers: { 'if-none-match': before.headers.etag ?? '' },
    });
    expect(after.status).toBe(200);
    expect(after.body.toString()).toContain('New prices');
    expect(before.body.toString()).not.toContain('New prices');
  });
});

/** Some servers name their host too. */
function placeOf(location = ''): string {
  return location.replace(/^http:\/\/localhost:\d+/, '');
}

/** Files that visitors ask for. */
function filesIn(site: string): string[] {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => path.relative(site, path.join(parentPath, name)));
  return files.filter((file) => !FOR_HOSTS.test(file) && !/(?:^|\/)\.|\.(?:br|gz)$|^404/.test(file) && !isMoved(file));
}

/** Pages at old addresses, which a host leads on from. */
function isMoved(file: string): boolean {
  return /^(?:insights\/(?:dry-air|città)|old\/a)\.html$/.test(file);
}

function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${encodeURI(file.replace(/\.html$/, ''))}`;
}

function headersOf(file: string): Record<string, unknown> {
  const isHashed = /^(?:assets|images)\//.test(file);
  return {
    ...ALWAYS,
    'content-type': TYPES[path.extname(file)] ?? 'unknown',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'cross-origin-resource-policy': file.endsWith('.html') ? 'same-origin' : undefined,
    link: file.endsWith('.md') ? `</${file === 'index.md' ? '' : file.slice(0, -3)}>; rel="canonical"` : undefined,
  };
}

function pick(from: Readonly<Record<string, unknown>>, like: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(like).map((name) => [name, from[name]]));
}

function decoded({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
