import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPAQUE } from '../../../pipeline/compile/typography/hide-addresses.ts';
import { findEdits, typesetLine } from '../../../pipeline/compile/typography/typeset.ts';
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
});
