import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPAQUE } from '../../../pipeline/typography/addresses.ts';
import { findEdits, typesetLine } from '../../../pipeline/typography/typeset.ts';
import { CASES } from './cases.ts';

const LANGUAGES = ['en', 'it', 'fr', 'fr-CH', 'de', 'es', 'pt', 'nl', 'sv', 'pl', 'hu', 'ja'];

test.each(CASES.map(([typed, set, language = 'en']) => [typed, set, language] as const))(
  '%s → %s',
  (typed, set, language) => {
    expect(typesetLine(typed, language)).toBe(set);
  },
);

describe('a text that is set', () => {
  const pieces = constantFrom(
    ...`" ' - -- --- ... . , : ; ! ? ( ) [ ] / ^ x = + * % € 1 12 24 2024 0.5 1,000 a s n word l' é « » “ ” ‘ ’ „ … – − × K kg @ .com`.split(
      ' ',
    ),
    ' ',
    ' ',
    '\u00A0',
    '\u202F',
    OPAQUE,
    '😀',
  );
  const texts = array(pieces, { maxLength: 14 }).map((parts) => parts.join(''));

  test('is not changed by setting it again', () => {
    assert(
      property(texts, constantFrom(...LANGUAGES), (text, language) => {
        const once = typesetLine(text, language);
        expect(typesetLine(once, language)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  test('has edits that are in order and apart', () => {
    assert(
      property(texts, constantFrom(...LANGUAGES), (text, language) => {
        const edits = findEdits(text, language);
        expect(edits.every(({ start, end }, index) => end >= start && start >= (edits[index - 1]?.end ?? 0))).toBe(
          true,
        );
      }),
    );
  });

  // A text of this size that took the square of its length would take many minutes.
  test.each([
    '"',
    "'",
    `'"`,
    '-',
    '--',
    ' - ',
    '.',
    '...',
    '1',
    '1-',
    '1,',
    '1.',
    '1 - ',
    '1 x ',
    '^1',
    'a.',
    'a://',
    'www.',
    '10.1000/',
    '(',
    'a-',
    'a@',
    '/',
    '+1 ',
    ':',
    '«',
    '» ',
    '“',
    "a'",
    '"a ',
  ])('of a very long paragraph of %j is read in one go', (piece) => {
    const text = piece.repeat(400_000 / piece.length);
    for (const language of ['en', 'fr']) expect(typesetLine(text, language).length).toBeGreaterThan(40_000);
  });
});
