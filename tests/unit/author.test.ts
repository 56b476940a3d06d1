import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { factsFile } from '../../pipeline/site/derive/facts.ts';
import { feedText } from '../../pipeline/outputs/data/feeds.ts';
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
    feed: feedText('atom', feed, { ...site, sizeOf: () => undefined }),
  };
}

test.each([
  ['Ada Bell', 'Ada Bell', 'Ada Bell'],
  // The job title takes the place of a placeholder.
  ['{ value: Somebody, placeholder: true }', 'Piano workshop', undefined],
])('the name %s is told wherever one is asked for as %s', async (typed, byline, name) => {
  const { author, founder, stated, markdownAlternate, feed } = await toldOf(typed);
  expect(author).toEqual({ byline, ...(name !== undefined && { name }), jobTitle: 'Piano workshop' });
  const person = expect.objectContaining({ name, jobTitle: 'Piano workshop' });
  expect(founder).toEqual(name === undefined ? undefined : person);
  expect(stated).toBe(name);
  expect(markdownAlternate).toContain(`\nauthor: ${byline}\n`);
  expect(markdownAlternate).toContain(`It is ${byline}.`);
  expect(feed).toContain(`<name>${byline}</name>`);
});
