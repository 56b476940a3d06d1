import { toKeyboardCharacters } from '../../../renderer/islands/insights/keyboard-characters.ts';
import { attribute, files, pageAt, part, readBuilt, records, tagged } from '../built-site.ts';
import { jobTitle, personName } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { ARTICLES } from '../routes.ts';
import { topicName } from '../topic-names.ts';
import { outline, textAt, textOf } from './outline.ts';

const FEATURED = '/insights/investor-ready-mindset';
const AUTHOR = personName ?? jobTitle;

/** Topics that the specification has seen. */
const TOPICS = [
  'bdl',
  'capital',
  'narrative',
  'diligence',
  'fundraising',
  'valuation',
  'leadership',
  'strategy',
  'spinouts-tech-transfer',
  'product',
  'regulation',
  'capital-access',
];

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const articles = ARTICLES.map((slug) => ({ slug, ...recordOf(slug) }));

test('the article on the investor-ready mindset ends with the way to the audit', () => {
  expect(outline(FEATURED)).toContain('Secure your free audit today → /pitch-deck-audit');
});

for (const { slug, headline, datePublished, timeRequired, keywords } of articles) {
  const address = `/insights/${slug}`;
  const [figure, caption, ending] = ['figure', 'figcaption', 'footer'].map((name) => tagged(pageAt(address), name)[0]);

  test(`the article ${slug} has its way back, author, day, reading time, topics and Share button`, () => {
    expect(outline(address).slice(0, 5)).toEqual([
      'Back to insights → /insights',
      `# ${headline}`,
      `${AUTHOR} → /about`,
      `Topics: ${keywords}`,
      '[Share]',
    ]);
    expect(textAt(address)).toContain(`${long.format(new Date(datePublished))}${timeRequired.slice(2, 3)} min read`);
  });

  test(`${slug} has a drawing with a number and a caption, and ends with its author and one thing to do`, () => {
    const image = figure && tagged(part([figure]), 'img')[0];
    expect(attribute(image, 'fetchPriority')).toBe('high');
    expect(caption && textOf(caption)).toMatch(/^Figure 1\. .+\.$/);
    expect(caption && textOf(caption)).not.toContain(attribute(image, 'alt'));
    expect(ending && textOf(ending)).toContain(AUTHOR);
    const links = ending && tagged(part([ending]), 'a');
    expect(links).toHaveLength(2);
    expect(links?.map((link) => attribute(link, 'href'))[1]).toBe('/about');
  });

  test(`machines read the caption and the ending of ${slug} too`, () => {
    const said = [caption, ...(ending ? tagged(part([ending]), 'p') : [])].map(
      (one) => one && toKeyboardCharacters(textOf(one)),
    );
    for (const file of [`${address}.md`, 'content-export.txt']) {
      const text = toKeyboardCharacters(readBuilt(file));
      expect(
        said.filter((line) => line === undefined || !text.includes(line)),
        file,
      ).toEqual([]);
    }
  });
}

test('the articles have the slugs of the specification and no other', () => {
  const slugs = files.flatMap((file) => /^insights\/([^/]+)\.html$/.exec(file)?.[1] ?? []);
  expect(slugs).toEqual(ARTICLES.toSorted());
});

test('the days of the articles range from 2025-09-08 to 2025-10-10', () => {
  const days = articles.map(({ datePublished }) => datePublished.slice(0, 10)).toSorted();
  expect([days[0], days.at(-1)]).toEqual(['2025-09-08', '2025-10-10']);
});

test('the featured article is that of 2025-10-10 on the investor-ready mindset, and the only one', () => {
  const shown = outline('/insights').filter((line) => line.startsWith('Read full article'));
  expect(shown).toEqual([`Read full article → ${FEATURED}`]);
  expect(recordOf('investor-ready-mindset').datePublished).toBe('2025-10-10T00:00:00Z');
});

test('every reading time is 5, 6 or 7 minutes, and they differ', () => {
  const times = new Set(articles.map(({ timeRequired }) => timeRequired));
  expect(['PT5M', 'PT6M', 'PT7M']).toEqual(expect.arrayContaining([...times]));
  expect(times.size).toBeGreaterThan(1);
});

test('the topics of the articles are those of the specification', () => {
  const topics = new Set(articles.flatMap(({ keywords }) => keywords.split(', ')));
  expect([...topics].toSorted()).toEqual(TOPICS.map(topicName).toSorted());
});

test('every article counts as changed on the day it was published', () => {
  expect(articles.filter(({ datePublished, dateModified }) => datePublished !== dateModified)).toEqual([]);
});

interface ArticleRecord {
  readonly headline: string;
  readonly datePublished: string;
  readonly dateModified: string;
  readonly timeRequired: string;
  readonly keywords: string;
}

function recordOf(slug: string): ArticleRecord {
  const record = records(pageAt(`/insights/${slug}`)).get('Article');
  if (!record) throw new Error(`The article ${slug} does not describe itself`);
  return record as unknown as ArticleRecord;
}
