import { describe, expect, test } from 'vitest';
import { typesetLine } from '../../pipeline/typography/typeset.ts';
import { sampleOf } from '../sampling.ts';
import { compileText } from './compile-text.ts';

describe('a long text', () => {
  test('of 1 MB on one line loses nothing', () => {
    const text = 'a word '.repeat(142_857).trim();
    expect(compileText(text).html).toBe(`<p>${text}</p>`);
  }, 120_000);
});

describe('10,000 levels', () => {
  test.each([
    ['quotes', `${'>'.repeat(10_000)} a`, '1:101'],
    ['HTML elements', '<b>'.repeat(10_000), '1:301'],
    ['HTML blocks', '<div>\n'.repeat(10_000), '101:1'],
    ['HTML elements that end crosswise', '<i><b></i>'.repeat(10_000), '1:994'],
    ['HTML elements left open in blocks', '<div><b>a</div>\n'.repeat(10_000), '100:6'],
  ])('of %s are a finding with its place', { timeout: 60_000 }, (_what, markdown, place) => {
    expect(compileText(markdown)).toMatchObject({
      html: '',
      findings: [
        `${place} error document-limit Unexpected size: more than 100 levels of quotes, lists or HTML inside each other`,
      ],
    });
  });

  test.each([
    ['brackets', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['open brackets', '['.repeat(10_000)],
    ['images', '!['.repeat(10_000)],
    ['braces', '{{'.repeat(10_000)],
  ])(
    'of %s are the text that they are',
    (_what, markdown) => {
      expect(compileText(markdown)).toMatchObject({ html: `<p>${markdown}</p>`, findings: [] });
    },
    60_000,
  );

  test('are refused, a hundred are not', () => {
    expect(compileText(`${'>'.repeat(98)} a`).findings).toEqual([]);
  });
});

describe('the typography', () => {
  // A text of this size that took the square of its length would take many minutes.
  // prettier-ignore
  const pieces = [
    ...`" ' '" - -- . ... 1 1- 1, 1. ^1 a. a:// www. 10.1000/ ( a- a@ / : « “ a'`.split(' '),
    ' - ', '1 - ', '1 x ', '+1 ', '» ', '"a ',
  ];
  test.each(sampleOf(pieces, 3))('of a very long paragraph of %j is read in one go', (piece) => {
    const text = piece.repeat(400_000 / piece.length);
    for (const language of ['en', 'fr']) expect(typesetLine(text, language).length).toBeGreaterThan(40_000);
  });
});
