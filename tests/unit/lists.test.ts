import { array, assert, boolean, constantFrom, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countTags,
  describeList,
  latestArticles,
  PAGE_SIZE,
  pageCount,
  sortArticles,
} from '../../pipeline/site/derive/lists.ts';
import { articleType } from '../../pipeline/types/article-type.ts';
import { pageType } from '../../pipeline/types/page-type.ts';
import type { ParsedPage } from '../../pipeline/types/page/parse-page.ts';
import type { Route } from '../../pipeline/content/model/site.ts';
import type { Article } from '../../pipeline/content/model/article.ts';

const tag = constantFrom<string>('a', 'b', 'c', 'ab', 'b-c', 'z9');
const day = constantFrom('2024-01-01', '2024-01-02', '2024-11-30', '2025-01-01');
const articles = array(
  record({
    published: day,
    title: constantFrom('A', 'B', 'Ä', 'b'),
    tags: array(tag, { maxLength: 5 }),
    featured: boolean(),
  }),
  { maxLength: 20 },
);

describe('tags', () => {
  test('count once an article, as a count by hand has it', () => {
    assert(
      property(articles, (some) => {
        const counts = countTags(some);
        expect(
          counts.every(({ tag: name, count }) => some.filter(({ tags }) => tags.includes(name)).length === count),
        ).toBe(true);
        expect(new Set(counts.map(({ tag: name }) => name))).toEqual(new Set(some.flatMap(({ tags }) => tags)));
      }),
    );
  });

  test('stand by their count, then by their name', () => {
    assert(
      property(articles, (some) => {
        const counts = countTags(some);
        const wrong = counts.filter(({ tag: name, count }, index) => {
          const next = counts[index + 1];
          return next && (next.count > count || (next.count === count && next.tag <= name));
        });
        expect(wrong).toEqual([]);
      }),
    );
  });
});

describe('articles', () => {
  test('stand the newest first, on one day by title, whatever order they were read in', () => {
    assert(
      property(articles, (some) => {
        const all = some.map((part, index) => article({ ...part, slug: `s${index}` }));
        const sorted = sortArticles(all);
        expect(sortArticles(all.toReversed())).toEqual(sorted);
        const keys = sorted.map(({ published, title, slug }) => [published, title, slug] as const);
        expect(keys).toEqual(keys.toSorted((a, b) => order(b[0], a[0]) || order(a[1], b[1]) || order(a[2], b[2])));
      }),
    );
  });

  test('of the home page are the featured one and the two newest others', () => {
    const slugs = latestArticles([
      article({ slug: 'new' }),
      article({ slug: 'second' }),
      article({ slug: 'third' }),
      article({ slug: 'old', featured: true }),
    ]).map(({ slug }) => slug);
    expect(slugs).toEqual(['old', 'new', 'second']);
  });
});

describe('a list', () => {
  test.each([
    [0, 1],
    [1, 1],
    [PAGE_SIZE, 1],
    [PAGE_SIZE + 1, 2],
    [PAGE_SIZE * 3, 3],
  ])('of %i articles has %i pages', (count, pages) => {
    expect(pageCount(count, PAGE_SIZE)).toBe(pages);
  });

  test.each([
    ['an empty list', 'All', [], 'All'],
    ['a short list', 'All', ['One', 'Two'], 'All · One · Two'],
    ['a long title', 'All', ['x'.repeat(200), 'Two'], `All · ${'x'.repeat(200)}`],
    ['more titles than there is room for', 'All', ['a'.repeat(150), 'Two', 'Three'], `All · ${'a'.repeat(150)}`],
  ])('is described by its title and what it shows: %s', (_, title, titles, line) => {
    const shown = titles.map((one) => ({ title: one }));
    expect(describeList(title, shown)).toBe(line);
  });
});

describe('routes', () => {
  const pages = ['home', 'insights', 'not-found', 'faq'].map((name) =>
    parsedPage(name, name === 'home' ? '/' : `/${name}`, name === 'faq' ? ['/questions'] : []),
  );
  const many = Array.from({ length: 26 }, (_, index) =>
    article({ slug: `s${index}`, tags: index < 25 ? ['a', 'b'] : ['a'], featured: index === 0 }),
  );

  const routesOf = (some: readonly Article[]): Map<string, Route> => {
    const ofPages = new Map(pageType.routes(pages));
    return new Map([...ofPages, ...articleType.routes(some)]);
  };

  test('lead to every page, list, topic and article, and not to the page for what is not found', () => {
    expect([...routesOf(many).keys()].toSorted()).toEqual(
      [
        '/',
        '/faq',
        '/insights',
        ...[2, 3, 4, 5].map((number) => `/insights/page/${number}`),
        ...many.map(({ slug }) => `/insights/${slug}`),
        '/insights/topics/a',
        '/insights/topics/a/page/2',
        '/insights/topics/b',
        '/questions',
      ].toSorted(),
    );
  });

  test('lead to a first page of a topic that only the featured article has', () => {
    const only = article({ slug: 'only', tags: ['a'], featured: true });
    expect([...routesOf([only]).keys()]).toContain('/insights/topics/a');
  });

  test('lead an alias to its page', () => {
    expect(routesOf([]).get('/questions')).toEqual({ view: 'page', key: 'faq' });
  });
});

function parsedPage(name: string, canonical: string, alsoAt: readonly string[]): ParsedPage {
  const meta = { title: name, label: name, description: '', keywords: [], hidden: false, hasMenu: true, parent: '/' };
  const parts = {
    hero: { title: name, actions: [], figures: [] },
    chapters: [],
    headings: [],
    questions: [],
    sections: [],
  };
  return { name, canonical, alsoAt, ...meta, ...parts };
}

function article(part: Partial<Article> & { slug: string }): Article {
  return {
    title: part.slug,
    address: `/insights/${part.slug}`,
    summary: '',
    published: '2024-01-01',
    publishedText: '',
    minutes: 1,
    tags: [],
    featured: false,
    type: 'note',
    words: 1,
    headings: [],
    images: [],
    ...part,
  };
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
