import { describe, expect, test } from 'vitest';
import { barsOf, findingsIn, htmlOf } from './tables.ts';

/** Where the bars of a text begin, and how long they are, in percent. */
function barsIn(html: string): string[] {
  return [...html.matchAll(/<rect x="([^"]*)" width="([^"]*)"/g)].map(([, x, width]) => `${x} ${width}`);
}

describe('bars', () => {
  test.each([
    ['€1 | €4', '0% 25% | 0% 100%'],
    ['€-1 | €3', '0% 25% | 25% 75%'],
    ['2,000 | 500', '0% 100% | 0% 25%'],
    ['2 × €500 = €1,000.5 | €2,001', '0% 50% | 0% 100%'],
    ['Phase-2 | Phase-1', '0% 100% | 0% 50%'],
    ['€3-5 | €4 | €2', ''],
  ])('of %j are %j', (cells, bars) => {
    expect(barsIn(htmlOf(barsOf(cells.split(' | ')))).join(' | ')).toBe(bars);
  });

  test.each([
    ['de', ['2.000', '500'], '0% 25%'],
    ['de', ['0.7', '0.35'], '0% 50%'],
    ['en', ['0,7', '0,35'], '0% 50%'],
  ])('have numbers as %s writes them: %j', (language, cells, second) =>
    expect(barsIn(htmlOf(barsOf(cells), language))).toEqual(['0% 100%', second]),
  );

  test('are one a cell where a column is named twice', () => {
    expect(barsIn(htmlOf(barsOf(['€1', '€4'], '{columns="2, 2"}')))).toEqual(['0% 25%', '0% 100%']);
  });

  test('leave out a range in a column that is named', () => {
    expect(barsIn(htmlOf(barsOf(['€3-5', '€4', '€2'], '{columns="2"}')))).toEqual(['0% 100%', '0% 50%']);
  });

  test.each([
    ['zeros', ['€0', '€0']],
    ['ranges', ['€3-5', '€4–€6']],
    ['digits with blanks between', ['1 200', '3 400']],
    ['four hundred digits', ['9'.repeat(400), '9'.repeat(400)]],
    ['numbers beyond all others', ['-1'.padEnd(310, '0'), '1'.padEnd(309, '0')]],
    ['words', ['many', 'few']],
  ])('are not made of %s', (_, cells) => {
    for (const options of ['', '{columns="2"}']) {
      const text = barsOf(cells, options);
      expect(findingsIn(text)).toEqual([expect.stringMatching(/^1:1 error directive-place Cannot find numbers/)]);
      expect(htmlOf(text)).not.toContain('<rect');
    }
  });

  test.each([
    ['columns="0"', 'numbers of columns from 1 to 2'],
    ['columns="3"', 'numbers of columns from 1 to 2'],
    ['columns="1.5"', 'numbers of columns from 1 to 2'],
    ['columns="2,"', 'numbers of columns from 1 to 2'],
    ['line=" "', 'a number, such as'],
    ['line="x"', 'a number, such as'],
  ])('are not made by %s', (option, expected) => {
    const [finding = '', ...others] = findingsIn(barsOf(['€1', '€4'], `{${option}}`));
    expect(others).toEqual([]);
    expect(finding).toMatch(/^1:1 error directive-option /);
    expect(finding).toContain(expected);
  });

  test('begin at a line, are hollow below zero, and have the color of text in sums', () => {
    const html = htmlOf('::bars{rows="all"}\n\n| a | b |\n|---|---|\n| x | 3 |\n| y | -1 |\n| **z** | 2 |');
    expect(html.match(/<line x1="25%" x2="25%"/g)).toHaveLength(3);
    expect(html.match(/<rect [^>]*>/g)).toEqual([
      expect.not.stringContaining('fill'),
      expect.stringContaining('fill="none"'),
      expect.stringContaining('fill="currentColor"'),
    ]);
  });

  test('have a line at a value to compare with, which their scale reaches', () => {
    const html = htmlOf(barsOf(['1', '2'], '{line="4"}'));
    expect(barsIn(html)).toEqual(['0% 25%', '0% 50%']);
    expect(html.match(/<line x1="100%"/g)).toHaveLength(2);
  });
});
