import { readFileSync } from 'node:fs';
import type { Element } from 'hast';
import { attribute, elements, pageAt, part, tagged } from '../built-site.ts';
import { expect, test } from '../fixtures.ts';
import { itemsAt, textAt, textOf } from './outline.ts';

// What the pages of results, of testimonials and about the person say of other pages holds there.

const LADDER = '/insights/burn-quality';
const THESIS = '/services/venture-design#example';
const DECK = new URL(
  '../../../content/insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science.md',
  import.meta.url,
);

test('the case says of the plan what the ladder says', () => {
  const said = textAt('/results#case');
  const ladder = textAt(LADDER);
  for (const figure of ['0.44', '1.20', '1.69', '€0.9M', '16% to 18%', '€0.3M less']) {
    expect(said, figure).toContain(figure);
    expect(ladder, figure).toContain(figure);
  }
  expect(said).toContain('89 times in 100');
  expect(ladder).toContain('16 ÷ 18, or 89%');
});

test('the case marks its slide as the audit does', () => {
  const row = readFileSync(DECK, 'utf8')
    .split('\n')
    .find((line) => line.includes('| Development timeline |'));
  expect(row).toContain('| Three gates in 12 months, each with a stop rule |');
  expect(row?.split('|').slice(-3, -1)).toEqual([' 0·1·1 = 0 ', ' 2·2·2 = 8 ']);
  const stations = itemsAt('/results#case');
  expect(stations).toHaveLength(6);
  expect(stations[1]).toContain('0 × 1 × 1 = 0');
  expect(stations[5]).toContain('2 × 2 × 2 = 8');
});

test('the gates that the thesis pays for are those of the redesigned ladder', () => {
  for (const cost of ['€0.7M', '€0.6M', '€1.1M', '€2.4M']) {
    expect(textAt(THESIS), cost).toContain(cost);
    expect(textAt(LADDER), cost).toContain(cost);
  }
});

test('what would prove the consultant wrong stands in lines that the page of scope has', () => {
  const rows = tagged(part(blocksAt('/about', 'scope-page')), 'tr');
  const lines = new Set(rows.flatMap((row) => tagged(part([row]), 'td').slice(0, 1)).map(textOf));
  const named = tagged(part(blocksAt('/results', 'proved-wrong')), 'strong').map(textOf);
  expect(named).toHaveLength(4);
  expect(named.filter((line) => !lines.has(line))).toEqual([]);
});

test('each public source leads to another site, and none says that it was looked at before it was', () => {
  const box = part(blocksAt('/results', 'how-pharma-buys'));
  const addresses = tagged(box, 'a').map((link) => new URL(attribute(link, 'href') ?? ''));
  expect(addresses.map(({ protocol }) => protocol)).toEqual(Array.from({ length: 10 }, () => 'https:'));
  expect(new Set(addresses.map(({ host }) => host)).size).toBe(10);
  expect(tagged(box, 'time')).toEqual([]);
});

test('of ten answers, those that are weak say so', () => {
  const answers = itemsAt('/testimonials#ask-me');
  expect(answers).toHaveLength(10);
  expect(answers.filter((answer) => answer.includes('Weak'))).toHaveLength(6);
  expect(textAt('/testimonials')).toContain('Where an answer is weak, it says so');
});

function blocksAt(address: string, anchor: string): Element[] {
  return elements(pageAt(address), ({ tagName, properties }) => tagName === 'section' && properties['id'] === anchor);
}
