import { describe, expect, test } from 'vitest';
import { divideList } from '../../pipeline/content/featured.ts';
import { toIndexParts } from '../../pipeline/types/article-type.ts';
import { countTags, listByTopic } from '../../pipeline/site/derive/lists.ts';
import type { ArticleSummary } from '../../pipeline/content/model/article.ts';
import { offeredTopics } from '../../renderer/islands/insights/offered-topics.ts';
import { readIndex } from '../../renderer/islands/insights/read-index.ts';

const MANY = 2001;

describe('the index of articles', () => {
  const articles = Array.from({ length: MANY }, (_, number) => articleNumber(number));
  const tags = countTags(articles);
  const parts = toIndexParts(articles, tags);

  test('is read as it was written', () => {
    expect(readIndex(JSON.parse(JSON.stringify(parts)))).toEqual({ articles, tags });
  });

  test('tells what is not published yet from what is of the same day', () => {
    const draft = { ...articleNumber(0), slug: 'draft', address: '/insights/draft', hidden: 'Draft' };
    const some = [draft, articleNumber(0)];
    expect(readIndex(toIndexParts(some, countTags(some))).articles).toEqual(some);
  });

  test('comes in parts of which each says how many there are', () => {
    expect(parts.map((part) => part.parts)).toEqual([3, 3, 3]);
    expect(parts.map((part) => part.articles.length)).toEqual([1000, 1000, 1]);
  });

  test('of a site without articles is one empty part', () => {
    expect(toIndexParts([], [])).toEqual([{ parts: 1, tags: [], days: [], articles: [] }]);
  });

  test('offers the most frequent topics, and those that are chosen', () => {
    const rare = tags.at(-1)?.tag ?? '';
    expect(offeredTopics(tags, [rare])).toEqual([...tags.slice(0, 40), tags.at(-1)]);
  });
});

test('a list holds each article once, whatever it repeats', () => {
  const featured = { ...articleNumber(0), featured: true, tags: ['a', 'a'] };
  const other = { ...articleNumber(1), tags: ['a', 'b'] };
  expect([...listByTopic([featured, other])]).toEqual([
    ['', [featured, other]],
    ['a', [featured, other]],
    ['b', [other]],
  ]);
});

test.each([
  ['the featured one and others', [7, 8, 9], 7],
  ['the featured one alone', [7], 7],
  ['others only', [8, 9], undefined],
  ['nothing', [], undefined],
])('a list of %s shows the featured one above its grid, and never in it', (_, numbers, wanted) => {
  const { featured, grid } = divideList(numbers.map(articleNumber));
  expect(featured?.slug).toBe(wanted === undefined ? undefined : `article-${wanted}`);
  expect(grid.map(({ slug }) => slug)).toEqual(
    numbers.filter((number) => number !== wanted).map((number) => `article-${number}`),
  );
});

function articleNumber(number: number): ArticleSummary {
  const day = String((number % 28) + 1).padStart(2, '0');
  return {
    slug: `article-${number}`,
    address: `/insights/article-${number}`,
    title: `Article ${number}`,
    summary: `What number ${number} says.`,
    published: `2025-01-${day}`,
    publishedText: `January ${Number(day)}, 2025`,
    minutes: 5,
    tags: [`topic-${number % 50}`, 'all'],
    featured: number === 7,
    ...(number % 2 === 0 && { thumbnail: { src: `/images/${number}.svg`, width: 16, height: 10 } }),
  };
}
