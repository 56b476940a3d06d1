import path from 'node:path';
import { expect, test } from 'vitest';
import { describeAddresses } from '../../pipeline/site/derive/derive-site.ts';
import { contentTypes } from '../../pipeline/types/content-types.ts';
import type { LoadedSite } from '../../pipeline/build/load-site.ts';
import { SMALL_SITE, siteOf } from './load-folder.ts';
import { siteOfTexts } from './load-texts.ts';

const WORDS_A_MINUTE = 238;
const OWN = path.resolve('content');

/** What each output tells of the length of an article. */
function lengthsOf(site: LoadedSite['site'], address: string) {
  const nodes = describeAddresses(site, Object.values(contentTypes), new Map()).get(address) ?? [];
  const node = nodes.find((one) => 'wordCount' in one);
  const article = site.content.insights.articles.find((one) => one.address === address);
  const [id, text] = [`insight-${article?.slug}`, site.texts.find((one) => one.address === address)];
  const index = [...site.files].flatMap(([, file]) => (JSON.parse(file) as { articles: unknown[][] }).articles);
  const line = text?.blocks.map((block) => ('text' in block ? block.text : '')).find((one) => / min read/.test(one));
  const summary = site.content.insights.summaries.find((one) => one.address === address);
  return {
    words: [node?.wordCount, site.archive.find((part) => part.id === id)?.words],
    minutes: [
      Number(/^PT(\d+)M$/.exec(String(node && 'timeRequired' in node && node.timeRequired))?.[1]),
      article?.minutes,
      summary?.minutes,
      Number(/(\d+) min read/.exec(line ?? '')?.[1]),
      index.find(([slug]) => slug === article?.slug)?.[4],
    ],
  };
}

test.each([SMALL_SITE, OWN])('every output of %s tells one number of words and one of minutes', async (folder) => {
  const site = await siteOf(folder);
  const lengths = site.content.insights.articles.map(({ address }) => lengthsOf(site, address));
  expect(lengths.length).toBeGreaterThan(0);
  for (const { words, minutes } of lengths) {
    expect(new Set(words).size).toBe(1);
    expect(new Set(minutes).size).toBe(1);
  }
});

test('the minutes of each article without minutes of its own follow from its words', async () => {
  const { content } = await siteOf(OWN);
  for (const { words, minutes, slug } of content.insights.articles)
    expect([slug, minutes]).toEqual([slug, Math.round(words / WORDS_A_MINUTE)]);
});

const article = (fields: string, text: string): string =>
  `---\ntitle: Felt\nsummary: Twelve words that do not belong to the number of words here.\npublished: 2026-01-05\ntags: []\n${fields}---\n\n${text}\n`;

async function lengthOf(text: string, fields = '') {
  const site = await siteOfTexts({
    'insights/felt.md': article(fields, text),
    'pages/insights.md': '---\ntitle: All\ndescription: A list.\n---\n',
  });
  return lengthsOf(site, '/insights/felt');
}

test('minutes that the writer gave win, and are told everywhere', async () => {
  const { words, minutes } = await lengthOf('One two three.', 'reading_time: 9\n');
  expect([words, minutes]).toEqual([[3, 3], Array.from({ length: 5 }, () => 9)]);
});

test.each([
  ['a heading and a paragraph', '## One two\n\nThree four.', 4],
  ['a table', '| one | two |\n| --- | --- |\n| three | four |', 4],
  ['a table of tags', '<table><tr><th>one</th><th>two</th></tr><tr><td>three</td><td>four</td></tr></table>', 4],
  ['a link, without its address', '[One two](https://example.org/a/long/way) three.', 3],
  ['a link that opens a window, without the hint that it does', '[One](https://example.org) two.', 2],
  ['an address that stands as a text', 'One <https://example.org/a> two.', 2],
  ['a note, and not its number', 'One two.[^a]\n\n[^a]: Three four.', 4],
  ['a list, and not its numbers', '1. One\n2. Two', 2],
  ['lines of one paragraph', 'One\\\ntwo  \nthree', 3],
])('%s is counted as it is read', async (_what, text, words) => {
  expect((await lengthOf(text)).words).toEqual([words, words]);
});
