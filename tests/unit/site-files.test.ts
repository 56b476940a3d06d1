import { readFileSync } from 'node:fs';
import path from 'node:path';
import robotsParser from 'robots-parser';
import { describe, expect, test } from 'vitest';
import { siteFiles } from '../../pipeline/outputs/data/site-files.ts';
import { siteOf, SMALL_SITE } from './load-folder.ts';
import { siteOfTexts } from './load-texts.ts';

const SITE = readFileSync(path.join(SMALL_SITE, 'site.yaml'), 'utf8');
const EMAIL = 'email: bench@pianos.example.org';
const URL = 'https://pianos.example.org';
const site = await siteOf();

describe('robots.txt', () => {
  test('lets every crawler read everything, and says that machines may do everything', async () => {
    const text = await robotsOf('');
    const robots = robotsParser(`${URL}/robots.txt`, text);
    for (const crawler of ['Googlebot', 'GPTBot', 'ClaudeBot', 'CCBot'])
      for (const address of ['/', '/insights/felt', '/content-export.txt', '/insights/index.json'])
        expect(robots.isAllowed(URL + address, crawler)).toBe(true);
    expect(robots.getSitemaps()).toEqual([`${URL}/sitemap.xml`]);
    expect(text).toContain('\nContent-Signal: search=yes, ai-input=yes, ai-train=yes\n');
  });

  test('says what the site says', async () => {
    expect(await robotsOf('content_signal: { ai_train: false }')).toContain(
      '\nContent-Signal: search=yes, ai-input=yes, ai-train=no\n',
    );
  });
});

async function robotsOf(setting: string): Promise<string> {
  return siteFiles(await siteOfTexts({ 'site.yaml': `${SITE}\n${setting}\n` })).get('robots.txt') ?? '';
}

describe('security.txt', () => {
  test('says whom to write to, in which language, until when, and where it stands', async () => {
    expect(await securityOn('2026-03-01')).toBe(
      [
        'Contact: mailto:bench@pianos.example.org',
        'Expires: 2027-12-31T23:59:59Z',
        'Preferred-Languages: en',
        'Canonical: https://pianos.example.org/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  test('is the same all year, and another one in the next', async () => {
    const first = await securityOn('2026-01-01');
    expect(await securityOn('2026-12-31')).toBe(first);
    expect(await securityOn('2027-01-01')).toContain('\nExpires: 2028-12-31T23:59:59Z\n');
  });

  test('writes the address as one of mail', async () => {
    const settings = SITE.replace(EMAIL, 'email: a?b+c@pianos.example.org');
    expect(await securityOn('2026-03-01', settings)).toContain('Contact: mailto:a%3Fb%2Bc@pianos.example.org\n');
  });

  test.each([
    ['the mail address', EMAIL, 'email: { value: bench@pianos.example.org, placeholder: true }'],
    ['the address of the site', /^url: .*$/m, 'url: { value: "https://pianos.example.org", placeholder: true }'],
  ])('is not there while %s only stands for the real one', async (_, real, placeholderText) => {
    expect(SITE).toMatch(real);
    expect(await securityOn('2026-03-01', SITE.replace(real, placeholderText))).toBeUndefined();
  });
});

async function securityOn(day: string, settings = SITE): Promise<string | undefined> {
  return siteFiles(await siteOfTexts({ 'site.yaml': settings }, { day, isPreview: false })).get(
    '.well-known/security.txt',
  );
}

test('a sitemap names the pictures that pages show, each once, with whole addresses', async () => {
  const { texts, identity } = site;
  const shown = texts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? identity.url + block.picture.src : [])),
  );
  const xml = siteFiles(site).get('sitemap.xml') ?? '';
  const named = [...xml.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, address = '']) => address);
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set(shown));
});
