import { describe, expect, test } from 'vitest';
import type { Host } from '../../../pipeline/content/schema/hosts.ts';
import { headersOf } from '../../../pipeline/shared/header-table.ts';
import { hostedSiteOf, type HostedSite } from '../../../pipeline/outputs/hosts/hosted-site.ts';
import { headerRules, redirectRules } from '../../../pipeline/outputs/hosts/underscore-files.ts';
import { vercelJson } from '../../../pipeline/outputs/hosts/vercel.ts';
import { hostFiles } from '../../../pipeline/outputs/hosts/write-host-files.ts';

const SITE: HostedSite = {
  origin: 'https://name.example',
  base: '',
  pages: ['/', '/about', '/insights', '/insights/a', '/insights/b'],
  moved: new Map([
    ['/insights/citt%C3%A0', '/insights/a'],
    ['/old', '/'],
  ]),
  gone: ['/gone'],
  isCompressed: false,
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
      compressedFiles: false,
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

describe('_headers', () => {
  const rulesFor = (host: 'any' | 'netlify' | 'cloudflare', site = SITE): Map<string, string[]> => {
    const blocks = headerRules(site, host).split(/\n(?=\/)/);
    return new Map(
      blocks.map((block) => block.trim().split(/\n\s+/)).map(([pattern = '', ...lines]) => [pattern, lines]),
    );
  };

  test.each(['any', 'netlify', 'cloudflare'] as const)('for %s names no header twice for an address', (host) => {
    const rules = [...rulesFor(host)];
    for (const address of ['/', '/about', '/about.md', '/index.md', '/insights/a', '/assets/x.js', '/feed.xml']) {
      const fitting = rules.filter(([pattern]) =>
        new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test(address),
      );
      const names = fitting.flatMap(([, lines]) => lines.map((line) => line.split(':')[0] ?? ''));
      expect(names.toSorted(), address).toEqual([...new Set(names)].toSorted());
    }
  });

  test('gives pages and hashed files what the table gives them', () => {
    const rules = rulesFor('any');
    expect(rules.get('/*')).toContain('X-Content-Type-Options: nosniff');
    expect(rules.get('/assets/*')).toEqual([`Cache-Control: ${headersOf('assets/x.js')['Cache-Control']}`]);
    for (const pattern of ['/', '/about', '/insights', '/insights/*'])
      expect(rules.get(pattern)).toEqual(['Cross-Origin-Resource-Policy: same-origin']);
  });

  test('says where a page as Markdown is a page, as each host can', () => {
    expect(rulesFor('netlify').get('/insights/a.md')).toEqual(['Link: </insights/a>; rel="canonical"']);
    expect(rulesFor('netlify').get('/index.md')).toEqual(['Link: </>; rel="canonical"']);
    expect(rulesFor('cloudflare').get('/*.md')).toEqual(['Link: </:splat>; rel="canonical"']);
    expect(rulesFor('cloudflare').get('/index.md')).toEqual(['! Link']);
  });

  test('has no more rules than Cloudflare reads, and all of them for Netlify', () => {
    const pages = Array.from({ length: 300 }, (_, number) => `/page-${number}`);
    expect(rulesFor('any', { ...SITE, pages }).size).toBe(100);
    expect(rulesFor('netlify', { ...SITE, pages }).size).toBe(603);
  });
});

describe('_redirects', () => {
  test('is such that each host that reads it takes every line', () => {
    expect(redirectRules(SITE, 'any')).toBe('/insights/citt%C3%A0 /insights/a 301\n/old / 301\n');
  });

  test('for Netlify goes before files, and says what is gone', () => {
    expect(redirectRules(SITE, 'netlify')).toBe(
      '/insights/citt%C3%A0 /insights/a 301!\n/old / 301!\n/gone /404.html 410!\n',
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
  const { cleanUrls, trailingSlash, redirects, headers } = JSON.parse(vercelJson(SITE));
  expect([cleanUrls, trailingSlash]).toEqual([true, false]);
  expect(redirects[1]).toEqual({ source: '/old', destination: '/', statusCode: 301 });
  expect(headers).toContainEqual({
    source: '/:page(.*).md',
    headers: [{ key: 'Link', value: '</:page>; rel="canonical"' }],
  });
});
