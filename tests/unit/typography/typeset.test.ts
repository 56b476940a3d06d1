import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPAQUE } from '../../../pipeline/typography/hide-addresses.ts';
import { findEdits, typesetLine } from '../../../pipeline/typography/typeset.ts';
import { readRows } from '../tab-separated.ts';

const LANGUAGES = ['en', 'it', 'fr', 'fr-CH', 'de', 'es', 'pt'];

/** Typed texts, what is set of them if it is not the same, and the language. */
const CASES = readRows(new URL('cases.tsv', import.meta.url)).map(
  ([typed = '', set, language]) => [typed, set || typed, language ?? 'en'] as const,
);

test.each(CASES)('%s → %s', (typed, set, language) => {
  expect(typesetLine(typed, language)).toBe(set);
});

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
