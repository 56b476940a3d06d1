import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { factsFile } from '../../pipeline/compile/derive/facts.ts';
import { feedTexts } from '../../pipeline/outputs/data/feeds.ts';
import { professionalService } from '../../pipeline/outputs/data/structured-data.ts';
import { markdownPage } from '../../pipeline/outputs/texts/markdown-pages.ts';
import { SMALL_SITE } from './load-folder.ts';
import { siteOfTexts } from './load-texts.ts';

const SETTINGS = readFileSync(path.join(SMALL_SITE, 'site.yaml'), 'utf8');
const PAGE = '---\ntitle: Who\ndescription: Who it is\n---\n\nIt is {{ site-person }}.\n';

/** All that tells of the person behind a site. */
async function toldOf(person: string) {
  const site = await siteOfTexts({
    'site.yaml': SETTINGS.replace(/^ {2}person: .*$/m, `  person: ${person}`),
    'pages/who.md': PAGE,
    'insights/felt.md': readFileSync(path.join(SMALL_SITE, 'insights/felt.md'), 'utf8'),
  });
  const page = site.texts.find(({ address }) => address === '/who');
  const [feed] = site.feeds;
  if (!page || !feed) throw new Error('The page or the feed is missing');
  return {
    author: site.identity.author,
    founder: professionalService(site, 'A practice', [], [], undefined).founder,
    stated: factsFile(site).site.person,
    markdownAlternate: markdownPage(page, site),
    feed: feedTexts(feed, { ...site, sizeOf: () => undefined }).atom,
  };
}

describe('a name that is known', () => {
  test('is told wherever one is asked for', async () => {
    const { author, founder, stated, markdownAlternate, feed } = await toldOf('Ada Bell');
    expect(author).toEqual({ byline: 'Ada Bell', name: 'Ada Bell', jobTitle: 'Piano workshop' });
    expect(founder).toMatchObject({ name: 'Ada Bell', jobTitle: 'Piano workshop' });
    expect(stated).toBe('Ada Bell');
    expect(markdownAlternate).toMatch(/^author: Ada Bell$/m);
    expect(markdownAlternate).toContain('It is Ada Bell.');
    expect(feed).toContain('<name>Ada Bell</name>');
  });
});

describe('a placeholder for a name', () => {
  test('is told nowhere: the job title takes its place', async () => {
    const { author, founder, stated, markdownAlternate, feed } = await toldOf('{ value: Somebody, placeholder: true }');
    expect(author).toEqual({ byline: 'Piano workshop', jobTitle: 'Piano workshop' });
    expect(founder).toBeUndefined();
    expect(stated).toBeUndefined();
    expect(markdownAlternate).toMatch(/^author: Piano workshop$/m);
    expect(markdownAlternate).toContain('It is Piano workshop.');
    expect(feed).toContain('<name>Piano workshop</name>');
  });
});
