import { expect, test } from 'vitest';
import { createRelatedFinder } from '../../pipeline/site/derive/lists.ts';
import type { ArticleSummary } from '../../pipeline/content/model/article.ts';

function article(slug: string, day: number, tags: readonly string[]): ArticleSummary {
  const published = `2025-01-${String(day).padStart(2, '0')}`;
  const [address, publishedText] = [`/insights/${slug}`, published];
  return { slug, address, title: slug, summary: slug, published, publishedText, minutes: 1, tags, featured: false };
}

const ARTICLES = [
  article('newest', 9, ['common']),
  article('a', 8, ['common', 'rare']),
  article('b', 7, ['common', 'rare']),
  article('c', 6, ['rare']),
  article('d', 5, ['common', 'other']),
  article('alone', 4, ['lonely']),
  article('none', 3, []),
];

function related(slug: string, most = 3): string[] {
  const find = createRelatedFinder(ARTICLES, most);
  const own = ARTICLES.find((candidate) => candidate.slug === slug);
  return own ? find(own).map((other) => other.slug) : [];
}

test.each([
  ['shares most topics first, a rare topic before a common one', 'a', ['b', 'c', 'newest']],
  ['among equals takes the newer', 'newest', ['a', 'b', 'd']],
  ['takes none that shares nothing', 'alone', []],
  ['takes none for an article without topics', 'none', []],
])('%s', (_, slug, expected) => {
  expect(related(slug)).toEqual(expected);
});

test('returns at most as many as asked for', () => {
  expect(related('a', 1)).toEqual(['b']);
});

test('looks only at the newest under a topic of thousands', () => {
  const many = Array.from({ length: 3000 }, (_, index) => article(`n${index}`, 28, ['common']));
  const find = createRelatedFinder(many, 3);
  const last = many.at(-1);
  expect(last && find(last).map(({ slug }) => slug)).toEqual(['n0', 'n1', 'n10']);
});
