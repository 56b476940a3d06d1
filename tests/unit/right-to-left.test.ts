import { describe, expect, test } from 'vitest';
import { beginsRightToLeft, isRightToLeft } from '../../pipeline/shared/right-to-left.ts';
import { compileText } from './compile-text.ts';
import { ENGLISH } from './english-labels.ts';

describe('a language', () => {
  test.each(['ar', 'he', 'ur-PK', 'az-Arab'])('%s is written from right to left', (name) => {
    expect(isRightToLeft(name)).toBe(true);
  });

  test.each(['en', 'de-CH', 'arn', 'hew', 'ku', 'ar-Latn', 'zh-Hant'])('%s is not', (name) => {
    expect(isRightToLeft(name)).toBe(false);
  });
});

test.each([
  ['مرحبا', true],
  ['1. «שלום» world', true],
  ['Hello مرحبا', false],
  ['1, 2', undefined],
])('%s begins from right to left: %s', (text, expected) => {
  expect(beginsRightToLeft(text)).toBe(expected);
});

describe('a block', () => {
  test.each([
    ['- أولاً\n- b', 'en', '<ul dir="auto">'],
    ['> اقتباس', 'en', '<blockquote dir="auto">'],
    ['## عنوان', 'en', '<h2 id="عنوان" dir="auto">'],
    ['An English line with اقتباس in it.', 'en', '<p>'],
    ['<p dir="ltr">اقتباس</p>', 'en', '<p dir="ltr">'],
    ['An English line.', 'ar', '<p dir="auto">'],
    ['اقتباس with English in it', 'ar', '<p>'],
    ['    code of اقتباس', 'en', '<pre>'],
  ])('%j on a page in %s is %s', (markdown, language, expected) => {
    expect(compileText(markdown, { labels: { ...ENGLISH, language } }).html).toContain(expected);
  });
});
