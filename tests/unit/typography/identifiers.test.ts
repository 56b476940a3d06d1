import { DOMParser } from '@xmldom/xmldom';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { archiveFiles, archiveText } from '../../../pipeline/site/derive/archive.ts';
import { FEED_FORMS, type FeedForm } from '../../../pipeline/content/addresses.ts';
import { typesetLine } from '../../../pipeline/typography/typeset.ts';
import { feedText } from '../../../pipeline/outputs/data/feeds.ts';
import { markdownPage } from '../../../pipeline/outputs/texts/markdown-pages.ts';
import { siteOfTexts } from '../load-texts.ts';
import { readRows } from '../tab-separated.ts';

const rows = readRows(new URL('identifiers.tsv', import.meta.url)) as [
  kind: string,
  identifier: string,
  sentence: string,
][];
const FORMS = Object.keys(FEED_FORMS) as FeedForm[];
const kinds = [...new Set(rows.map(([kind]) => kind))];

const articles = Array.from({ length: Math.ceil(kinds.length / 2) }, (_, index) =>
  kinds.slice(2 * index, 2 * index + 2),
);

/** An article for two kinds each, since a feed has twenty: a sentence in its title and summary, all of them in its text, as paragraphs and as cells. */
const site = await siteOfTexts({
  'pages/insights.md': '---\ntitle: All\ndescription: A list.\n---\n',
  ...Object.fromEntries(articles.map((own, index) => [`insights/kinds-${index}.md`, articleOf(own)])),
});

function articleOf(ofKinds: readonly string[]): string {
  const kind = ofKinds.join(' and ');
  const own = rows.filter((row) => ofKinds.includes(row[0]));
  const [first = ''] = own.map(([, , sentence]) => sentence);
  const cells = own.map(([, identifier]) => `| ${identifier} |`);
  return [
    `---\ntitle: ${JSON.stringify(`A ${kind}. ${first}`)}\nsummary: ${JSON.stringify(first)}\npublished: 2025-01-02\n---`,
    ...own.map(([, , sentence]) => sentence),
    `| ${kind} |\n|---|\n${cells.join('\n')}`,
  ].join('\n\n');
}

/** What is typed below the fields of all articles. */
const typed = articles.map((own) => articleOf(own).split('---\n\n').slice(1).join('')).join('\n');

const countIn = (text: string, part: string): number => text.split(part).length - 1;

/** Returns the identifiers that a text has fewer times than they were typed. */
function missingIn(text: string): string[] {
  const found = rows.map(([kind, part]) => ({ kind, part, times: countIn(text, part), wanted: countIn(typed, part) }));
  return found.flatMap(({ kind, part, times, wanted }) =>
    times < wanted ? [`${kind}: ${part}, ${times} of ${wanted}`] : [],
  );
}

const textOfHtml = (html: string): string => toString(fromHtml(html, { fragment: true }));
/** Returns the HTML of the entries of a feed. */
function contentsOf(feed: string, form: FeedForm): string[] {
  if (form === 'json')
    return (JSON.parse(feed) as { items: { content_html: string }[] }).items.map((item) => item.content_html);
  const document = new DOMParser().parseFromString(feed, 'text/xml');
  const names = { rss: 'content:encoded', atom: 'content' };
  return [...document.getElementsByTagName(names[form])].map(({ textContent }) => textContent ?? '');
}

const unescaped = (markdown: string): string => markdown.replace(/\\(?=[!-/:-@[-`{-~])/g, '');

test('two hundred identifiers of thirty kinds are tried', () => {
  expect(rows.length).toBeGreaterThan(200);
  expect(kinds.length).toBeGreaterThan(30);
  expect(rows.filter(([, identifier, sentence]) => !sentence.includes(identifier))).toEqual([]);
});

test.each(['en', 'it', 'fr', 'de', 'es', 'pt', 'nl', 'pl', 'sv'])('an identifier stays as typed in %s', (language) => {
  const changed = rows.filter(([, identifier, sentence]) => !typesetLine(sentence, language).includes(identifier));
  expect(changed).toEqual([]);
});

describe('an identifier is found as typed', () => {
  test('in the pages', () => {
    const html = site.texts.map(({ body }) => body?.prose.html ?? '').join('\n');
    expect(missingIn(textOfHtml(html))).toEqual([]);
  });

  test('in the Markdown of the pages', () => {
    const markdown = site.texts.filter(({ body }) => body).map((text) => markdownPage(text, site));
    expect(missingIn(unescaped(markdown.join('\n')))).toEqual([]);
  });

  test.each(FORMS)('in the feed as %s', (form) => {
    const text = site.feeds.map((feed) => feedText(form, feed, { ...site, sizeOf: () => 1 })).join('');
    expect(missingIn(textOfHtml(contentsOf(text, form).join('\n')))).toEqual([]);
  });

  test('in the archive', () => {
    expect(missingIn(archiveFiles(site).map(archiveText).join('\n'))).toEqual([]);
  });
});
