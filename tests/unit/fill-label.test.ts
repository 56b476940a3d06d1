import { describe, expect, test } from 'vitest';
import { countLabel, fillLabel, fillNames, wordsFor } from '../../pipeline/content/fill-label.ts';

const FOUND = {
  it: { one: 'risultato', other: 'risultati' },
  pl: { one: 'wynik', few: 'wyniki', many: 'wyników', other: 'wyniku' },
  ar: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{} نتائج',
    many: '{} نتيجة',
    other: '{} نتيجة',
  },
};

describe('a label with a number', () => {
  test.each([
    ['en', 'min read', 1, '1 min read'],
    ['en', '+{} more', 2, '+2 more'],
    ['it', FOUND.it, 1, '1 risultato'],
    ['it', FOUND.it, 12_000, '12.000 risultati'],
    ['it', { one: 'Un altro appunto', other: 'Altri {} appunti' }, 7, 'Altri 7 appunti'],
    ['pl', FOUND.pl, 3, '3 wyniki'],
    ['pl', FOUND.pl, 5, '5 wyników'],
    ['ja', '他{}件', 2, '他2件'],
    ['qq', { one: 'a', other: 'b' }, 1234, '1,234 b'],
  ])('in `%s`, %j, says %i as %s', (language, label, count, text) => {
    expect(countLabel(label, count, language)).toBe(text);
  });

  test.each([
    [0, 'لا نتائج'],
    [1, 'نتيجة واحدة'],
    [2, 'نتيجتان'],
    [11, '{} نتيجة'],
  ])('has six forms in Arabic: %i', (count, words) => {
    expect(wordsFor(FOUND.ar, count, 'ar')).toBe(words);
  });

  test('takes the form `other` where it has none for a number', () => {
    expect(wordsFor(FOUND.it, 3, 'pl')).toBe('risultati');
  });
});

describe('a label with a name', () => {
  test.each([
    ['Page', 2, 'Page 2'],
    ['第{}頁', 2, '第2頁'],
    ['Copy link to “{}”', 'A $& B', 'Copy link to “A $& B”'],
    ['Copy link to “{}”', '{}', 'Copy link to “{}”'],
  ])('%s, filled with %j, is %s', (label, value, text) => {
    expect(fillLabel(label, value)).toBe(text);
  });
});

test('a label with several names leaves braces that name no value', () => {
  expect(fillNames('{cost}{none} of {constructor}', { cost: '5', none: '' })).toBe('5 of {constructor}');
});
