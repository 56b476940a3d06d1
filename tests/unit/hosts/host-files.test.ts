import { describe, expect, test } from 'vitest';
import type { Host } from '../../../pipeline/content/schema/site.ts';
import { headersOf } from '../../../pipeline/shared/response-headers.ts';
import { hostedSiteOf, type HostedSite } from '../../../pipeline/outputs/hosts/hosted-site.ts';
import {
  headerRules,
  redirectRules,
  type UnderscoreHost,
  vercelJson,
} from '../../../pipeline/outputs/hosts/platforms.ts';
import { hostFiles } from '../../../pipeline/outputs/hosts/write-host-files.ts';
import { READERS } from './header-files.ts';

const SITE: HostedSite = {
  origin: 'https://name.example',
  base: '',
  pages: ['/', '/about', '/insights', '/insights/a', '/insights/b'],
  moved: new Map([
    ['/insights/citt%C3%A0', '/insights/a'],
    ['/old', '/'],
  ]),
  gone: ['/gone'],
};

describe('the files of a host', () => {
  test.each<[Host, readonly string[]]>([
    ['any', ['_headers', '_redirects', '.htaccess', '.nojekyll']],
    ['netlify', ['_headers', '_redirects']],
    ['cloudflare', ['_headers', '_redirects']],
    ['apache', ['.htaccess']],
    ['nginx', ['nginx.conf']],
    ['caddy', ['Caddyfile']],
    ['vercel', ['vercel.json']],
    ['github-pages', ['.nojekyll']],
  ])('%s reads are %j', (host, names) => {
    expect(Object.keys(hostFiles(host, SITE))).toEqual(names);
  });

  test('have addresses below the path of the site, in percent-encoding', () => {
    const { origin, base, pages, moved, gone } = hostedSiteOf({
      identity: { url: 'https://name.example/re%20po' } as never,
      routes: new Map([
        ['/', {} as never],
        ['/insights/città', {} as never],
      ]),
      redirects: new Map([['/old/ò', '/']]),
      gone: ['/weg'],
    });
    expect([origin, base, pages, [...moved], gone]).toEqual([
      'https://name.example',
      '/re%20po',
      ['/re%20po/', '/re%20po/insights/citt%C3%A0'],
      [['/re%20po/old/%C3%B2', '/re%20po/']],
      ['/re%20po/weg'],
    ]);
  });
});

/** Addresses of a site, and the file that a host serves for each. */
const SERVED: readonly (readonly [address: string, file: string])[] = [
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/insights/a', 'insights/a.html'],
  ['/insights/citt%C3%A0', 'insights/città.html'],
  ['/index.md', 'index.md'],
  ['/about.md', 'about.md'],
  ['/insights/a.md', 'insights/a.md'],
  ['/insights/index.md', 'insights/index.md'],
  ['/insights/topics/x/feed.xml', 'insights/topics/x/feed.xml'],
  ['/assets/chunks/x.y.js', 'assets/chunks/x.y.js'],
  ['/images/x.png', 'images/x.png'],
  ['/content-export.txt', 'content-export.txt'],
  ['/files/report.v2.pdf', 'files/report.v2.pdf'],
];
const PAGES = SERVED.filter(([, file]) => file.endsWith('.html')).map(([address]) => address);
const MARKDOWN_ALONE = '/insights/index.md';

describe.each(['', '/my.site/v-2'])('the headers of a site below `%s`', (base) => {
  const site = { ...SITE, base, pages: PAGES.map((address) => base + address) };
  /** What the table says, but for what hosts do by default: to ask again for a file each time. */
  const expected = (file: string): Record<string, string> => {
    const { 'Cache-Control': caching = '', ...others } = headersOf(file, base);
    return { ...others, ...(caching !== 'no-cache' && { 'Cache-Control': caching }) };
  };

  test.each(SERVED)('of %s are what the table says of %s on Cloudflare and Vercel', (address, file) => {
    expect(READERS.cloudflare(headerRules(site, 'cloudflare'), base + address)).toEqual(expected(file));
    expect(READERS.vercel(vercelJson(site), base + address)).toEqual(expected(file));
  });

  test.each(SERVED)('of %s are what the table says of %s on Netlify, where each page has rules', (address, file) => {
    const { Link: _link, ...others } = expected(file);
    const hasPage = address !== MARKDOWN_ALONE;
    expect(READERS.netlify(headerRules(site, 'netlify'), base + address)).toEqual(hasPage ? expected(file) : others);
    const rules = headerRules(site, 'any');
    expect(READERS.netlify(rules, base + address)).toEqual(others);
    expect(READERS.cloudflare(rules, base + address)).toEqual(others);
  });

  test('of an address without a file are those of the not-found page on Cloudflare and Vercel', () => {
    expect(READERS.cloudflare(headerRules(site, 'cloudflare'), `${base}/none/x`)).toEqual(expected('404.html'));
    expect(READERS.vercel(vercelJson(site), `${base}/none/x`)).toEqual(expected('404.html'));
  });
});

test('_headers has no more rules than Cloudflare reads, and all of them for Netlify', () => {
  const pages = Array.from({ length: 300 }, (_, number) => `/page-${number}`);
  const count = (host: UnderscoreHost): number => headerRules({ ...SITE, pages }, host).match(/^\//gm)?.length ?? 0;
  expect([count('any'), count('netlify'), count('cloudflare')]).toEqual([100, 603, 6]);
});

describe('_redirects', () => {
  test('is such that each host that reads it takes every line', () => {
    expect(redirectRules(SITE, 'any')).toBe('/insights/citt%C3%A0 /insights/a 301\n/old / 301\n');
  });

  test('for Netlify goes before files, and says what is gone or not there', () => {
    expect(redirectRules(SITE, 'netlify')).toBe(
      [
        '/insights/citt%C3%A0 /insights/a 301!\n/insights/citt%C3%A0.html /insights/a 301!\n',
        '/old / 301!\n/old.html / 301!\n/gone /404.html 410!\n/404 /404.html 404!\n',
      ].join(''),
    );
  });

  test.each([
    ['rules', 2001, '/old'],
    ['bytes', 1500, `/${'old-'.repeat(20)}`],
  ])('is no longer than hosts read: so many %s', (_, count, name) => {
    const moved = new Map(Array.from({ length: count }, (__, at) => [`${name}${at}`, '/']));
    const rules = redirectRules({ ...SITE, moved }, 'any');
    expect(rules.length).toBeLessThanOrEqual(100_000);
    expect(rules.split('\n').length - 1).toBeLessThanOrEqual(2000);
    expect(rules.split('\n').length - 1).toBeGreaterThan(1000);
  });
});

test('vercel.json leads from old addresses, and to addresses without an ending or a slash', () => {
  const { cleanUrls, trailingSlash, redirects } = JSON.parse(vercelJson(SITE));
  expect([cleanUrls, trailingSlash]).toEqual([true, false]);
  expect(redirects[1]).toEqual({ source: '/old', destination: '/', statusCode: 301 });
});
