import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { SKIP, visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { archiveFiles, archiveForPage, archiveText, type ArchiveFile } from '../../pipeline/site/derive/archive.ts';
import { siteOf, SMALL_SITE } from './load-folder.ts';
import { siteOfTexts } from './load-texts.ts';

const SERVICE = readFileSync(path.join(SMALL_SITE, 'services/tuning.md'), 'utf8');
const site = await siteOf();
const text = archiveFiles(site).map(archiveText).join('');

describe('the archive', () => {
  test.each(['home', 'faq', 'insights', 'repairs/strings'])('says all that the page %s says', (name) => {
    const sentences = sentencesIn(site.content.pages.get(name));
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.filter((sentence) => !oneLine(text).includes(sentence))).toEqual([]);
  });

  test('says all that the articles say', () => {
    const sentences = site.content.insights.articles.flatMap((article) =>
      sentencesIn([article, site.bodies.get(article.address)?.prose]),
    );
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter((sentence) => !oneLine(text).includes(sentence))).toEqual([]);
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
  ])('writes the target %s of a button as %s', async (to, address) => {
    const page = `---\ntitle: Odd\ndescription: A page.\nhero:\n  actions: [{ label: Go, to: "${to}" }]\n---\n`;
    const { archive } = await siteOfTexts({ 'pages/odd.md': page });
    const part = archive.find(({ id }) => id === 'odd')?.text;
    expect(part).toContain(`Go: ${address}`);
  });

  test('says of each service once for whom it is, in a table or with the service', async () => {
    const table = '{ kind: services, layout: table, audience: founders }';
    const sections = `[${table}, { kind: services, audience: founders }, { kind: services, audience: ttos }]`;
    const { archive } = await siteOfTexts({
      'pages/all.md': `---\ntitle: All\ndescription: A page.\nsections: ${sections}\n---\n`,
      'services/tuning.md': SERVICE,
      'services/moving.md': SERVICE.replace('audience: founders', 'audience: ttos').replace('Any piano', 'No piano'),
    });
    const told = archive.find(({ id }) => id === 'all')?.text ?? '';
    expect(told.match(/\w+ piano that holds its pins/g)).toEqual([
      'Any piano that holds its pins',
      'No piano that holds its pins',
    ]);
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

  test('of a large site has the newest articles on its page', () => {
    expect(archiveForPage(site.archive, 1)).toEqual(site.archive.slice(0, 5));
  });
});

describe('an archive that is too large for one file', () => {
  test('has its pages in the first, and the articles from the oldest on in others, which the first names', () => {
    const files = archiveFiles(site, Buffer.byteLength(text) * 0.8);
    expect(files.map(({ address, parts }) => [address, ...parts.map(({ id }) => id)])).toEqual([
      ['/content-export.txt', 'home', 'faq', 'insights', 'repairs-strings'],
      ['/content-export/1.txt', 'insight-how-pins-hold', 'insight-worn-felt', 'insight-winter-air'],
    ]);
    expect(textOf(files[0])).toContain('https://pianos.example.org/content-export/1.txt\nHow tuning pins hold – ');
    expect(linesOf(files.map(textOf).join('\n'))).toEqual(expect.arrayContaining([...new Set(linesOf(text))]));
  });

  test('keeps all its files but the last when an article is published', () => {
    const first = site.archive.find(({ body }) => body);
    if (!first) throw new Error('The small site has no articles');
    const firstAt = site.archive.indexOf(first);
    const archive = site.archive.toSpliced(firstAt, 0, { ...first, id: 'newest', title: 'Newest', text: 'Newest' });
    /** Of a file, in bytes: less than two articles. */
    const SMALL = 1000;
    const before = archiveFiles(site, SMALL).slice(1);
    const after = archiveFiles({ ...site, archive }, SMALL).slice(1);
    expect(before.length).toBeGreaterThan(2);
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  });
});

function textOf(file: ArchiveFile | undefined): string {
  return file ? archiveText(file) : '';
}

function linesOf(whole: string): string[] {
  return whole.split('\n').filter(Boolean);
}

/** Fields that are not shown as text: names, addresses and files, and the short forms of what stands there in full. */
const UNSEEN = new Set(
  'audience id kind layout tone thumbnail name slug address canonical alsoAt href analytics src sources images cardImage published day tags spoken headings breadcrumbs keywords description title label type minutes'.split(
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
