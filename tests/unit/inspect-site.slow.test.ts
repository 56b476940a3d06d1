import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOfPlain } from '../../pipeline/hash.ts';
import { compareFacts, type Forms } from '../../pipeline/inspect/compare-facts.ts';
import { inspectSite, type Inspection } from '../../pipeline/inspect/inspect-site.ts';
import { reportInspection } from '../../pipeline/inspect/report-inspection.ts';
import type { LoadedSite } from '../../pipeline/load-site.ts';
import type { FactsFile } from '../../pipeline/schema/published.ts';
import { createReport } from '../../pipeline/report.ts';
import { loadFolder, SMALL_SITE } from './load-folder.ts';
import { createMemory } from './memory.ts';
import { runHere } from './run-command.ts';

const URL_OF_SITE = 'https://pianos.example.org';
const BUILD_MS = 120_000;
const OFFER = `---
title: A visit
description: What a visit costs.
offer: { name: "A visit of {{ visit-length }}", price: "{{ visit-price }}", currency: EUR }
---
A visit is {{ visit-price }}. [The price list](/faq), [all as text](/content-export.txt), and ![the soundboard](images/soundboard.png)
`;

const scratch = mkdtempSync(path.join(tmpdir(), 'inspect-'));
const out = path.join(scratch, 'out');
const keeping = createMemory();
let loaded: LoadedSite;
let files: Map<string, { hash: string; size: number }>;

beforeAll(async () => {
  const content = path.join(scratch, 'content');
  cpSync(SMALL_SITE, content, { recursive: true });
  writeFileSync(path.join(content, 'pages/visit.md'), OFFER);
  const { code, stdout, stderr } = await runHere(['build', '--content', content, '--out', out]);
  if (code !== 0) throw new Error(stdout + stderr);
  const { loaded: site } = await loadFolder(content);
  if (!site) throw new Error('The site has findings');
  loaded = site;
  const names = readdirSync(out, { recursive: true }).map((name) => String(name).replaceAll(path.sep, '/'));
  files = new Map(
    names
      .filter((name) => !name.startsWith('.') && statSync(path.join(out, name)).isFile())
      .map((name) => [name, { hash: hashOfPlain(readFileSync(path.join(out, name)).toString('base64')), size: 0 }]),
  );
}, BUILD_MS);

afterAll(() => rmSync(scratch, { recursive: true }));

function inspect(of = files): Inspection {
  return inspectSite({ folder: out, files: of } as never, loaded.site, keeping);
}

/** What is found while the first text that `what` captures in a file is another one. */
function inspectMutant(file: string, what: RegExp, to: string): Inspection {
  const place = path.join(out, file);
  const text = readFileSync(place, 'utf8');
  const match = new RegExp(what, `${what.flags}d`).exec(text);
  const [from, end] = match?.indices?.[1] ?? [];
  if (from === undefined || end === undefined) throw new Error(`${file} has nothing like ${what}`);
  try {
    const mutant = text.slice(0, from) + to + text.slice(end);
    writeFileSync(place, mutant);
    return inspect(new Map([...files, [file, { hash: hashOfPlain(mutant), size: 0 }]]));
  } finally {
    writeFileSync(place, text);
  }
}

test('a site as it was built has nothing to be found', () => {
  const { lost, disagreements, parity } = inspect();
  expect([lost, disagreements]).toEqual([[], []]);
  expect(parity?.share).toBeGreaterThanOrEqual(0.98);
});

const LOST = 'https://pianos.example.org/lost';
const ARTICLE = 'insights/winter-air';

describe('an address that leads nowhere is found', () => {
  test.each([
    ['a link to a page', 'faq.html', /<a [^>]*href="(\/insights)"/],
    ['a link to an anchor of another page', `${ARTICLE}.html`, /<a [^>]*href="(\/[^"]*#[^"]+)"/, '/faq#lost'],
    ['a link to an anchor of its own page', `${ARTICLE}.html`, /<a href="(#[^"]+)"/, '#lost'],
    ['a link to a file', 'visit.html', /href="(\/content-export\.txt)"/],
    ['a picture', `${ARTICLE}.html`, /<img [^>]*src="([^"]+)"/],
    ['a picture in other sizes', 'repairs/strings.html', /srcset="([^" ]+) /],
    ['a script', 'faq.html', /<script src="([^"]+)"/],
    ['a font', 'faq.html', /url\(([^)]+)\)/],
    ['a preloaded font', 'faq.html', /<link rel="preload"[^>]*href="([^"]+)"/],
    ['an icon', 'faq.html', /<link rel="icon" href="([^"]+)"/],
    ['a manifest', 'faq.html', /<link rel="manifest" href="([^"]+)"/],
    ['the canonical address', 'faq.html', /<link rel="canonical" href="([^"]+)"/],
    ['the page as Markdown', 'faq.html', /type="text\/markdown" href="([^"]+)"/],
    ['a feed in a head', 'faq.html', /type="application\/rss\+xml" href="([^"]+)"/],
    ['the card', 'faq.html', /property="og:image" content="([^"]+)"/],
    ['the card for Twitter', 'faq.html', /name="twitter:image" content="([^"]+)"/],
    ['the address for social networks', 'faq.html', /property="og:url" content="([^"]+)"/],
    ['a page in structured data', `${ARTICLE}.html`, /"item":"([^"]+\/insights)"/],
    ['a picture in structured data', `${ARTICLE}.html`, /"@type":"ImageObject","url":"([^"]+)"/],
    ['a page in the sitemap', 'sitemap.xml', /<loc>([^<]+\/faq)<\/loc>/],
    ['a picture in the sitemap', 'sitemap.xml', /<image:loc>([^<]+)</],
    ['a page in RSS', 'feed.xml', /<item>[\s\S]*?<link>([^<]+)</],
    ['the name of an entry in RSS', 'feed.xml', /<guid [^>]*>([^<]+)</],
    ['a picture in RSS', 'feed.xml', /<enclosure url="([^"]+)"/],
    ['a link in a text in RSS', 'feed.xml', /&lt;a href=&quot;([^&]*)&quot;/],
    ['the address of a feed', 'feed.xml', /<atom:link href="([^"]+)"/],
    ['a page in Atom', 'atom.xml', /<entry>[\s\S]*?<link rel="alternate"[^>]*href="([^"]+)"/],
    ['a picture in Atom', 'atom.xml', /<link rel="enclosure"[^>]*href="([^"]+)"/],
    ['a page in JSON Feed', 'feed.json', /"url": "([^"]+\/insights\/[^"]+)"/],
    ['a picture in JSON Feed', 'feed.json', /"image": "([^"]+)"/],
    ['an attachment in JSON Feed', 'feed.json', /"attachments": \[\s*\{\s*"url": "([^"]+)"/],
    ['a link in a text in JSON Feed', 'feed.json', /<a href=\\"([^"\\]+)\\"/],
    ['the feed of a topic', 'insights/topics/humidity/feed.xml', /<atom:link href="([^"]+)"/],
    ['the address of a page as Markdown', 'faq.md', /^url: (\S+)$/m],
    ['the index of a page as Markdown', 'faq.md', /^index: (\S+)$/m],
    ['a link in Markdown', `${ARTICLE}.md`, /\]\((https:\/\/pianos[^)]+)\)/],
    ['a picture in Markdown', `${ARTICLE}.md`, /!\[[^\]]*\]\(([^)]+)\)/],
    ['a page for language models', 'llms.txt', /^- \[Questions\]\(([^)]+)\)/m],
    ['a file for language models', 'llms.txt', /\((https:\/\/[^)]*llms-full\.txt)\)/],
    ['the source of a page in all Markdown', 'llms-full.txt', /^Source: (\S+)$/m],
    ['the source of a part of the archive', 'content-export.txt', /^Source: (\S+)$/m],
    ['the page of a fact', 'facts.json', /"pages": \[\s*"([^"]+)"/],
    ['the page of an offer', 'facts.json', /"offers": \[[^\]]*"page": "([^"]+)"/],
    ['the page of a service', 'facts.json', /"services": \[[\s\S]*?"page": "([^"]+)"/],
    ['the schema of the facts', 'facts.json', /"\$schema": "([^"]+)"/],
    ['a page that changed', 'changes.json', /"url": "([^"]+)"/],
    ['a changed page as Markdown', 'changes.json', /"markdown": "([^"]+)"/],
    ['an article in the search', 'insights/index.json', /"articles":\[\["([^"]+)"/, 'lost'],
    ['a picture in the search', 'insights/index.json', /\["(\/images[^"]+)"/],
    ['an icon of the manifest', 'site.webmanifest', /"src": ?"([^"]+)"/],
  ])('%s', (_, file, what, to = LOST) => {
    const { lost } = inspectMutant(file, what, to);
    expect(lost.map(({ file: found, target }) => [found, target])).toContainEqual([
      file,
      to === 'lost' ? '/insights/lost' : to,
    ]);
  });

  test('when a page is gone, in every file that names it', () => {
    const { lost } = inspect(new Map([...files].filter(([file]) => file !== 'repairs/strings.html')));
    const naming = new Set(lost.map(({ file }) => file));
    for (const file of ['sitemap.xml', 'changes.json', 'content-export.txt', 'repairs/strings.md'])
      expect(naming).toContain(file);
  });

  test('when an id is gone', () => {
    const { lost } = inspectMutant(`${ARTICLE}.html`, /<h2 id="([^"]+)"/, 'other');
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.every(({ anchor }) => anchor !== undefined)).toBe(true);
  });
});

describe('what two files say differently is found, with both', () => {
  test.each([
    ['title', 'a heading', `${ARTICLE}.html`, /<h1[^>]*>([^<]+)</],
    ['title', 'structured data', `${ARTICLE}.html`, /"headline":"([^"]+)"/],
    ['title', 'a trail', 'faq.html', /"position":2,"name":"([^"]+)"/],
    ['title', 'RSS', 'feed.xml', /<item>\s*<title>([^<]+)</],
    ['title', 'Atom', 'atom.xml', /<entry>\s*<title>([^<]+)</],
    ['title', 'JSON Feed', 'feed.json', /"title": "(What winter[^"]+)"/],
    ['title', 'Markdown', `${ARTICLE}.md`, /^title: (.*)$/m],
    ['title', 'the list for language models', 'llms.txt', /^- \[(What winter[^\]]+)\]/m],
    ['title', 'the contents of the archive', 'content-export.txt', /^- (.*) \(#insight-winter-air\)$/m],
    ['title', 'the changes', 'changes.json', /"title": "(What winter[^"]+)"/],
    ['title', 'the search', 'insights/index.json', /"articles":\[\["[^"]+","([^"]+)"/],
    ['title on social networks', 'a head', 'faq.html', /name="twitter:title" content="([^"]+)"/],
    ['description', 'a head', 'faq.html', /name="description" content="([^"]+)"/],
    ['description', 'Markdown', 'faq.md', /^description: (.*)$/m],
    ['description', 'structured data', `${ARTICLE}.html`, /"headline":"[^"]+","description":"([^"]+)"/],
    ['description', 'RSS', 'feed.xml', /<item>[\s\S]*?<description>([^<]+)</],
    ['day of publication', 'a page', `${ARTICLE}.html`, /<h1[\s\S]*?<time dateTime="([^"]+)"/, '2001-01-01'],
    ['day of publication', 'structured data', `${ARTICLE}.html`, /"datePublished":"([^"T]+)T/, '2001-01-01'],
    ['day of publication', 'RSS', 'feed.xml', /<pubDate>([^<]+)</, 'Mon, 01 Jan 2001 00:00:00 GMT'],
    ['day of publication', 'Atom', 'atom.xml', /<published>([^<]+)</, '2001-01-01T00:00:00Z'],
    ['day of publication', 'JSON Feed', 'feed.json', /"date_published": "([^"]+)"/, '2001-01-01T00:00:00Z'],
    ['day of publication', 'Markdown', `${ARTICLE}.md`, /^published: (.*)$/m, '2001-01-01'],
    ['day of the last change', 'structured data', `${ARTICLE}.html`, /"dateModified":"([^"T]+)T/, '2001-01-01'],
    ['day of the last change', 'the sitemap', 'sitemap.xml', /winter-air<\/loc><lastmod>([^<]+)</, '2001-01-01'],
    [
      'day of the last change',
      'the archive',
      'content-export.txt',
      /#insight-winter-air\nLast changed: (.*)/,
      '2001-01-01',
    ],
    ['day of the last change', 'all Markdown', 'llms-full.txt', /winter-air\nLast changed: (.*)/, '2001-01-01'],
    ['day of the last change', 'Markdown', `${ARTICLE}.md`, /^last_changed: (.*)$/m, '2001-01-01'],
    ['day of the last change', 'the changes', 'changes.json', /"changed": "([^"]+)"/, '2001-01-01'],
    ['day of the last change', 'Atom', 'atom.xml', /<entry>[\s\S]*?<updated>([^<]+)</, '2001-01-01T00:00:00Z'],
    ['day as it is shown', 'a page', `${ARTICLE}.html`, /<time [^>]*>([^<]+)</],
    ['day as it is shown', 'Markdown', `${ARTICLE}.md`, /^# .*\n\n([^·]+) ·/m],
    ['reading time', 'a page', `${ARTICLE}.html`, /<\/time><span>([^<]+)</, '99 min read'],
    ['reading time', 'structured data', `${ARTICLE}.html`, /"timeRequired":"PT(\d+)M"/, '99'],
    ['reading time', 'Markdown', `${ARTICLE}.md`, /^# .*\n\n[^·]+ · ([^·]+)/m, '99 min read'],
    ['picture', 'RSS', 'feed.xml', /<enclosure url="([^"]+)"/, 'https://pianos.example.org/icon-192.png'],
    ['picture', 'JSON Feed', 'feed.json', /"image": "([^"]+)"/, 'https://pianos.example.org/icon-192.png'],
    ['card', 'a head', 'faq.html', /name="twitter:image" content="([^"]+)"/, 'https://pianos.example.org/icon-192.png'],
    [
      'card',
      'structured data',
      `${ARTICLE}.html`,
      /"url":"([^"]+-card\.\w+)"/,
      'https://pianos.example.org/x-card.png',
    ],
    ['price', 'structured data', 'visit.html', /"price":"([^"]+)"/, '99'],
    ['price', 'the facts', 'facts.json', /"price": "([^"]+)"/, '99'],
    ['author', 'structured data', `${ARTICLE}.html`, /"author":\{"@type":"Person","@id":"[^"]+","name":"([^"]+)"/],
    ['author', 'Markdown', 'faq.md', /^author: (.*)$/m],
    ['author', 'RSS', 'feed.xml', /<dc:creator>([^<]+)</],
    ['author', 'JSON Feed', 'feed.json', /"authors": \[\s*\{\s*"name": "([^"]+)"/],
    ['author', 'the facts', 'facts.json', /"person": "([^"]+)"/],
    ['name of the site', 'a head', 'faq.html', /property="og:site_name" content="([^"]+)"/],
    ['name of the site', 'the manifest', 'site.webmanifest', /"name": ?"([^"]+)"/],
    ['name of the site', 'the list for language models', 'llms.txt', /^# (.*)$/m],
  ])('%s in %s', (field, _, file, what, to = 'Something else') => {
    const { disagreements } = inspectMutant(file, what, to);
    const found = disagreements.filter((one) => one.field === field);
    expect(found).toHaveLength(1);
    expect(found.flatMap(({ one, other }) => [one.file, other.file])).toContain(file);
    expect(new Set(found.flatMap(({ one, other }) => [one.value, other.value])).size).toBe(2);
  });
});

describe('a fact that a description alone names is found there', () => {
  test.each([
    ['R&D', 'R&amp;D'],
    ['less than <5', 'less than &lt;5'],
    ['"quoted"', '“quoted”'],
    ['x^2', 'x²'],
    ['2 x 3', '2 × 3'],
    ['5 * 3 * 2', '5 × 3 × 2'],
  ])('%s', (value, written) => {
    const pages = [`${URL_OF_SITE}/a`];
    const facts = { facts: [{ name: 'a', value, pages }], services: [], figures: [] } as unknown as FactsFile;
    const html = `<head><meta name="description" content="Of ${written} here."></head><main>Nothing.</main>`;
    const forms: Forms = {
      page: () => ({ file: 'a.html', text: html }),
      others: () => [{ file: 'a.md', text: `description: ${value}` }],
    };
    expect(compareFacts(facts, URL_OF_SITE, () => forms, isRightAnew)).toEqual([]);
    const silent = { ...forms, page: () => ({ file: 'a.html', text: html.replace(written, 'none') }) };
    expect(compareFacts(facts, URL_OF_SITE, () => silent, isRightAnew)).not.toEqual([]);
  });

  function isRightAnew(_address: string, _stated: string, isRight: () => boolean): boolean {
    return isRight();
  }
});

describe('a fact that is said in one form and not in another is found', () => {
  test.each([
    ['the facts', 'facts.json', /"value": "(€120)"/, '€999', 'facts.json'],
    ['a page', 'visit.html', /<main[\s\S]*?(€120)/, '€999', 'visit.html'],
    ['Markdown', 'visit.md', /# A visit[\s\S]*?(€120)/, '€999', 'visit.md'],
    ['the archive', 'content-export.txt', /Mark: #visit[\s\S]*?(€120)/, '€999', 'content-export.txt'],
    ['a heading of another form', 'visit.md', /(A visit is €120)/, 'A visit is €998', 'visit.md'],
    ['the duration of a service', 'facts.json', /"duration": "([^"]+)"/, '9 days', 'facts.json'],
  ])('in %s', (_, file, what, to, named) => {
    const found = inspectMutant(file, what, to).disagreements.filter(({ field }) => field === 'fact');
    expect(found.length).toBeGreaterThan(0);
    expect(found.flatMap(({ one, other }) => [one.file, other.file])).toContain(named);
  });
});

test('a page that machines get less of is seen in the share', () => {
  const { parity } = inspectMutant('faq.md', /^---\n[\s\S]*?\n---\n\n# .*\n([\s\S]*)$/, '');
  expect(parity).toEqual({ address: '/faq', share: expect.any(Number) });
  expect(parity?.share).toBeLessThan(0.2);
});

test('what is found is reported at the line that it comes from', () => {
  const report = createReport();
  const { disagreements } = inspectMutant('feed.xml', /<item>\s*<title>([^<]+)</, 'Something else');
  const target = '/insights/winter-air';
  reportInspection(
    {
      lost: [
        { file: 'visit.html', target: '/faq', whole: '/faq' },
        { file: 'feed.xml', target, whole: target },
      ],
      disagreements,
      parity: undefined,
    },
    { sources: loaded.site.sources, texts: loaded.folder.texts },
    report,
  );
  const found = report.findings().map(({ rule, file, line, severity }) => [rule, file, line, severity]);
  expect(found).toContainEqual(['dead-address', 'pages/visit.md', 6, 'error']);
  expect(found).toContainEqual(['dead-address', 'site.yaml', 1, 'error']);
  expect(found).toContainEqual(['outputs-disagree', 'insights/winter-air.md', 2, 'error']);
});
