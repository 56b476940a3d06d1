import { expect, test } from 'vitest';
import { unbrokenSpansOfLine } from '../../../pipeline/typography/unbroken.ts';

test.each([
  ['5M years of burn', ['5M years']],
  ['Gate 2, then the deal', ['Gate 2', 'the deal']],
  ['3–5 months at a spin-out', ['3–5 months', 'spin-out']],
  ['Find out “the gap” in it', ['the gap']],
  ['The deal breaks', ['The deal']],
  ['Data room', []],
  ['What changes in the order of an evidence plan when the buyer reads it first.', ['reads it first.']],
  ['No decision is automated, and what you send is a Non-confidential document only, please', ['Non-confidential']],
  ['What changes in the order of a plan when a committee considers an alternative', []],
])('a line breaks in no part that belongs together: %s', (line, parts) => {
  expect(unbrokenSpansOfLine(line).map(({ start, end }) => line.slice(start, end))).toEqual(parts);
});
