import { describe, expect, test } from 'vitest';
import { typesetLine } from '../../../pipeline/typography/typeset.ts';
import { RANGES } from './ranges.ts';

const cases = Object.entries(RANGES).flatMap(([language, ranges]) =>
  ranges.split('|').map((range) => [language, range] as const),
);
const HYPHEN = /(?<=\d(?:\.|\p{L}{0,2}(?:\d\d)?))-(?=[€$£]?\d)/u;

describe.each([
  ['alone', (range: string) => range],
  ['in a sentence', (range: string) => `x y ${range} z.`],
  ['in brackets', (range: string) => `(${range})`],
])('a range %s', (_where, put) => {
  test.each(cases)('has a dash in %s: %s', (language, range) => {
    expect(typesetLine(put(range), language)).toContain(/[^ ]*–/.exec(range.replace(HYPHEN, '–'))?.[0]);
  });
});
