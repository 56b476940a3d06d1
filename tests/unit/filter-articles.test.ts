import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArticleSummary } from '../../pipeline/model.ts';
import { withTags, withText } from '../../renderer/islands/filter-articles.ts';

/** Stated, so that a failure is the same on every machine. */
const SEED = 20251010;
const RUNS = 3000;

/** Letters whose case is not one to one, marks that a search language may take for its own, and what else breaks. */
const PIECES = [
  ...'abcdeABCDE   .,-|!=\'"^$*+?()[]{}\\/<>&#@~`',
  'burn',
  'Burn',
  'BURN',
  'deal',
  'gate',
  'capital-access',
  'bdl',
  'é',
  'É',
  'e\u0301',
  'ß',
  'ẞ',
  'ü',
  'İ',
  'ı',
  'Σ',
  'ς',
  '🧬',
  '👩‍🔬',
  '🇮🇹',
  '資',
  'ال',
  '\u00a0',
];

const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''));
const tag = fc.constantFrom('bdl', 'capital', 'capital-access', 'strategy', 'narrative', 'spinouts-tech-transfer');
const article = fc.record({ title: text, summary: text, tags: fc.uniqueArray(tag, { maxLength: 5 }) });
const articles = fc.array(article, { maxLength: 12 }).map((list) => list.map(summaryOf));

/** Articles with something to look for in them: a part of one of their texts, in any case, or a text of its own. */
const searches = articles.chain((list) => {
  const texts = list.flatMap(({ title, summary, tags }) => [title, summary, ...tags]);
  const part = fc
    .tuple(fc.constantFrom('', ...texts), fc.nat(40), fc.nat(60), fc.constantFrom('as it is', 'upper', 'lower'))
    .map(([whole, from, length, letters]) => inCase(whole.slice(from, from + length), letters));
  return fc.tuple(fc.constant(list), fc.oneof(part, part, text, fc.string({ unit: 'grapheme', maxLength: 50 })));
});

test('the search finds exactly the articles in which a text occurs', () => {
  fc.assert(
    fc.property(searches, ([list, wanted]) => {
      expect(withText(list, wanted)).toEqual(list.filter((each) => occursIn(each, wanted)));
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

test('the topics find exactly the articles with one of them', () => {
  fc.assert(
    fc.property(articles, fc.uniqueArray(tag), (list, tags) => {
      const wanted = new Set<string>(tags);
      const found = list.filter((each) => wanted.size === 0 || each.tags.some((own) => wanted.has(own)));
      expect(withTags(list, tags)).toEqual(found);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

describe('a text with a meaning in search languages is only a text', () => {
  const marks = [
    "'a",
    '^a',
    '!a',
    '=a',
    'a$',
    '!^a',
    '!a$',
    'a|b',
    '"a b"',
    'a b',
    '.*',
    '[a]',
    '(',
    '\\',
    'a{2}',
    '?',
    '+',
    '🧬',
  ];
  const list = [
    summaryOf({ title: 'a', summary: 'b', tags: [] }),
    ...marks.map((mark) => summaryOf({ title: `x${mark}x`, summary: '', tags: [] })),
  ];

  test.each(marks)('%s', (mark) => {
    expect(withText(list, mark)).toEqual(list.filter((each) => occursIn(each, mark)));
  });
});

describe('a text of more than 32 characters is compared whole', () => {
  const long = 'a sentence that is longer than thirty-two characters, and then some';
  const list = [
    summaryOf({ title: long, summary: '', tags: [] }),
    summaryOf({ title: `${long.slice(40)} ${long.slice(0, 40)}`, summary: '', tags: [] }),
  ];

  test.each([31, 32, 33, 64, 65, long.length])('%i characters', (length) => {
    const wanted = long.slice(0, length);
    expect(withText(list, wanted)).toEqual(list.filter((each) => occursIn(each, wanted)));
  });

  test('a text that is twice as long as any article finds nothing', () => {
    expect(withText(list, long + long)).toEqual([]);
  });
});

test('an empty text, or one of spaces, finds every article in its order', () => {
  const list = [summaryOf({ title: 'b', summary: '', tags: [] }), summaryOf({ title: 'a', summary: '', tags: [] })];
  expect(['', ' ', '\t\n'].map((wanted) => withText(list, wanted))).toEqual([list, list, list]);
});

/** Section 5 of the specification, word for word; spaces around the text do not count. */
function occursIn({ title, summary, tags }: ArticleSummary, wanted: string): boolean {
  const needle = wanted.trim().toLowerCase();
  return [title, summary, ...tags].some((haystack) => haystack.toLowerCase().includes(needle));
}

function inCase(value: string, letters: string): string {
  if (letters === 'as it is') return value;
  return letters === 'upper' ? value.toUpperCase() : value.toLowerCase();
}

function summaryOf(own: Pick<ArticleSummary, 'title' | 'summary' | 'tags'>, index = 0): ArticleSummary {
  return {
    ...own,
    slug: `article-${index}`,
    address: `/insights/article-${index}`,
    published: '2025-10-10',
    publishedText: 'October 10, 2025',
    minutes: 5,
    featured: false,
  };
}
