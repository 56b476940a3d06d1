import { readFileSync } from 'node:fs';
import path from 'node:path';
import robotsParser from 'robots-parser';
import { describe, expect, test } from 'vitest';
import { siteFiles } from '../../pipeline/outputs/data/site-files.ts';
import { SMALL_SITE } from './load-folder.ts';
import { siteOfTexts } from './load-texts.ts';

const SITE = readFileSync(path.join(SMALL_SITE, 'site.yaml'), 'utf8');

/** Crawlers of search engines, of answering machines, and of those that learn. */
const CRAWLERS =
  'Googlebot Google-Extended Bingbot DuckDuckBot Applebot Applebot-Extended YandexBot Baiduspider GPTBot OAI-SearchBot ChatGPT-User ClaudeBot Claude-SearchBot Claude-User PerplexityBot Perplexity-User CCBot Amazonbot Meta-ExternalAgent MistralAI-User Bytespider'.split(
    ' ',
  );

describe('robots.txt', () => {
  test('lets every crawler read everything', async () => {
    const url = 'https://pianos.example.org';
    const robots = robotsParser(`${url}/robots.txt`, await robotsOf(''));
    const addresses = ['/', '/insights/felt', '/content-export.txt', '/feed.xml', '/insights/index.json'];
    const isAllowed = (crawler: string): boolean =>
      addresses.every((address) => robots.isAllowed(url + address, crawler) === true);
    expect(CRAWLERS.filter((crawler) => !isAllowed(crawler))).toEqual([]);
    expect(robots.getSitemaps()).toEqual([`${url}/sitemap.xml`]);
  });

  test('says that machines may do everything where the site says nothing', async () => {
    expect(await robotsOf('')).toContain('\nContent-Signal: search=yes, ai-input=yes, ai-train=yes\n');
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
