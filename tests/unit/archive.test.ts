import { fromHtml } from 'hast-util-from-html';
import { SKIP, visit } from 'unist-util-visit';
import { beforeAll, describe, expect, test } from 'vitest';
import { archiveForPage, archiveText } from '../../pipeline/derive/archive.ts';
import type { Content } from '../../pipeline/kinds/kinds.ts';
import type { Site } from '../../pipeline/model/site.ts';
import { loadFolder, SMALL_SITE } from './load-folder.ts';
import { loadTexts } from './load-texts.ts';

let site: Site<Content>;
let text: string;
beforeAll(async () => {
  const { loaded } = await loadFolder(SMALL_SITE);
  if (!loaded) throw new Error('The small site has findings; see findings.test.ts');
  site = loaded.site;
  text = archiveText(site);
});

describe('the archive', () => {
  test.each(['home', 'faq', 'insights', 'repairs/strings'])('says all that the page %s says', (name) => {
    const sentences = sentencesIn(site.content.pages.get(name));
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.filter((sentence) => !oneLine(text).includes(sentence))).toEqual([]);
  });

  test('says all that the articles say', () => {
    const sentences = site.content.insights.articles.flatMap(sentencesIn);
    expect(sentences.filter((sentence) => !oneLine(text).includes(sentence))).toEqual([]);
  });

  test('has the price of a service, which no page shows', () => {
    expect(text).toContain('Price: €120');
  });

  test('holds nothing of hidden pages and drafts', () => {
    expect(text).not.toMatch(/mistyped|Lead weights/);
  });

  test('writes out the address of each link', () => {
    expect(text).toContain('what happens (https://pianos.example.org/#visit)');
    expect(text).toContain(
      'https://calendar.example.org/visit?place=home&utm_source=site&utm_medium=cta&utm_campaign=restoration',
    );
  });

  test.each([
    ['/faq#a', 'https://pianos.example.org/faq#a'],
    ['#a', 'https://pianos.example.org/odd#a'],
    ['//other.example.org/x', 'https://other.example.org/x'],
    ['https://[', 'https://['],
  ])('writes the target %s of a button as %s', async (to, address) => {
    const page = `---\ntitle: Odd\ndescription: A page.\nhero:\n  actions: [{ label: Go, to: "${to}" }]\n---\n`;
    const { loaded } = await loadTexts({ 'pages/odd.md': page });
    const part = loaded?.site.archive.find(({ id }) => id === 'odd')?.text;
    expect(part).toContain(`Go: ${address}`);
  });

  test('lays tables out', () => {
    expect(text).toContain('Work     | Price\n---------|------\nTuning   | €120\nA string | €15');
  });

  test('begins with home, goes on in the order of the navigation, and ends with the articles', () => {
    expect(site.archive.map(({ id }) => id)).toEqual([
      'home',
      'faq',
      'insights',
      'repairs-strings',
      'insight-winter-air',
      'insight-worn-felt',
      'insight-how-pins-hold',
    ]);
  });

  test('holds no HTML', () => {
    expect(text).not.toMatch(/<\/?[a-z][^>]*>|&[a-z]+;/);
  });

  test('of a large site keeps the newest articles whole on its page and names the others', () => {
    const parts = archiveForPage(site, 1);
    expect(parts.map(({ id }) => id)).toEqual([
      'home',
      'faq',
      'insights',
      'repairs-strings',
      'insight-winter-air',
      'more-insights',
    ]);
    expect(parts.at(-1)?.text).toContain('How tuning pins hold');
  });
});

/** Fields that nobody reads: names, addresses and files, and the short forms of what stands there in full. */
const UNSEEN = new Set(
  'audience id kind layout tone thumbnail name slug address canonical aliases href analytics src sources images cardImage published day tags headings breadcrumbs keywords description title label type minutes'.split(
    ' ',
  ),
);

/** What a visitor reads of a page or article, paragraph by paragraph, or cell by cell. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [oneLine(value)];
  if (Array.isArray(value)) return value.flatMap(sentencesIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('html' in value) return sentencesInHtml(String(value.html));
  const shown = Object.entries(value).filter(([key]) => !UNSEEN.has(key) || isHeadline(key, value));
  return shown.flatMap(([, inner]) => sentencesIn(inner));
}

/** A page's own title, label and description are for browsers and machines; those inside it are shown. */
function isHeadline(key: string, owner: object): boolean {
  return ['title', 'label', 'description'].includes(key) && !('canonical' in owner);
}

function sentencesInHtml(html: string): string[] {
  const sentences: string[] = [];
  visit(fromHtml(html, { fragment: true }), (node) => {
    if (node.type === 'element' && 'dataFootnoteBackref' in node.properties) return SKIP;
    if (node.type === 'element' && node.tagName === 'span') return SKIP; // "opens in a new window", for screen readers
    if (node.type === 'text' && node.value.trim() !== '') sentences.push(oneLine(node.value));
    return undefined;
  });
  return sentences;
}

function oneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
