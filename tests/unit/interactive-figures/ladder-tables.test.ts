import { describe, expect, test } from 'vitest';
import { findingsIn, htmlOf } from './tables.ts';

const LADDER_HEAD = '| Gate | Cost | Odds | Value | Burn Quality |\n|---|---|---|---|---|';

const FIRST = '| 1 | €0.7M | 10% to 16% | €18M | 1.54 |';
const SECOND = '| 2 | €0.9M | 16% to 21% | €20M | 1.11 |';

/** Makes a ladder with these rows. */
function ladderOf(...rows: readonly string[]): string {
  return ['::ladder{#plan}', '', LADDER_HEAD, ...rows].join('\n');
}

describe('the table of a ladder', () => {
  test.each([
    ['cost', '| 1 | €700K | 10% to 16% | €18000K | |', SECOND, '6:7'],
    ['currency', FIRST, '| 2 | €0.9M | 16% to 21% | $20M | |', '6:28'],
    ['total', `${FIRST}\n${SECOND}`, '| Total | €1600K | | | |', '7:11'],
  ])('has one unit: %s', (_, one, other, place) => {
    expect(findingsIn(ladderOf(one, other))[0]).toContain(`${place} error directive-cell`);
    expect(findingsIn(ladderOf(one, other))[0]).toContain('the unit of the first one, `€');
  });

  test.each([
    ['en', '€1,200K', '€18,000K', '0.90', '€900K', '€20,000K', '1.11', '€2080K of risk for €2100K'],
    ['de', '1.200 T€', '18.000 T€', '0,90', '900 T€', '20.000 T€', '1,11', '2080 T€ of risk for 2100 T€'],
    ['en', 'EUR 0,7M', 'EUR 18M', '1,54', 'EUR 0.9 M', 'EUR 20M', '1,11', 'EUR 2,08M of risk for EUR 1,6M'],
  ])('has thousands and decimals as its language writes them: %s, %s', (language, ...[a, b, c, d, e, f, says]) => {
    const text = ladderOf(`| 1 | ${a} | 10 % auf 16 % | ${b} | ${c} |`, `| 2 | ${d} | 16% to 21% | ${e} | ${f} |`);
    expect(findingsIn(text, language)).toEqual([]);
    expect(htmlOf(text, language)).toContain(says);
  });

  test.each([
    ['en', '| 1 | €1,200M | 10% to 16% | €18M | |', '| 2 | €0,9M | 16% to 21% | €20M | |'],
    ['de', '| 1 | €1.200M | 10% to 16% | €18M | |', '| 2 | €0.9M | 16% to 21% | €20M | |'],
  ])('has no number of two readings: %s, %s', (language, one, other) => {
    expect(findingsIn(ladderOf(one, other), language)).toEqual([
      expect.stringMatching(/^5:7 error directive-cell .*`1200` for thousands, `1.20` for decimals$/),
    ]);
  });

  test.each([
    [FIRST, SECOND, '| **Sum** | **€1.60M** | 10% to 21% | | **1.3** |'],
    [FIRST, SECOND, '| Note | see text | | | |'],
    [FIRST, '| Until May | €0.7M | | | |', SECOND, '| All | €1.6M | | | |'],
  ])('has rows without a value, which are for readers: %s', (...rows) => {
    expect(findingsIn(ladderOf(...rows))).toEqual([]);
  });

  test.each([
    ['€0.001M', '€18M', '5:7'],
    ['€0.7M', '−€18M', '5:28'],
    ['€0.7M', '€0.0000001M', '5:28'],
  ])('holds numbers that its fields take: not %s for %s', (cost, value, place) => {
    const wrong = findingsIn(ladderOf(`| 1 | ${cost} | 10% to 16% | ${value} | |`, SECOND));
    expect(wrong[0]).toContain(`${place} error directive-cell`);
    expect(wrong[0]).toContain('write it in thousands or millions: `€0.7M`');
  });

  test.each(['1e-7', '€-18M', '€18M-20M'])('has no value such as %s', (value) => {
    expect(findingsIn(ladderOf(`| 1 | €0.7M | 10% to 16% | ${value} | |`, SECOND))).toEqual([
      expect.stringMatching(/^5:28 error directive-cell .*the value at the gate, such as `€18M`$/),
    ]);
  });

  test.each(['16% to 10%', '0.05% to 16%', '10% to 101%', '10%'])('has no odds such as %s', (odds) => {
    expect(findingsIn(ladderOf(`| 1 | €0.7M | ${odds} | €18M | |`, SECOND))[0]).toMatch(
      /^5:15 error directive-cell .*`10% to 16%`/,
    );
  });

  test.each(['10-16%', '10 % – 16 %', '10% → 16%'])('has odds such as %s', (odds) => {
    expect(findingsIn(ladderOf(`| 1 | €0.7M | ${odds} | €18M | 1.54 |`, SECOND))).toEqual([]);
  });
});
