import { ARTICLE, inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Lists, tables and code that were meant as such. */
export const textBlocks: readonly Mistake[] = [...lists(), ...tables(), ...code()];

function lists(): Mistake[] {
  const rows: readonly (readonly [name: string, typed: string, says: string])[] = [
    ['bullets of a word processor', 'The gates:\n‸• one\n• two', '`- `'],
    ['dashes for bullets', '‸– one\n– two', '`- `'],
    ['hyphens without a blank', '‸-one\n-two', '`- `'],
    ['numbers without a blank', '‸1.One gate\n2.Two gates', '`1. `'],
    ['bullets whose blank holds words together', '‸-\u00a0one\n-\u00a0two', '`- `'],
  ];
  return rows.map(([name, typed, says]) => inArticle({ name, typed, rule: 'list-form', says }));
}

function tables(): Mistake[] {
  const row = '| 2, redesigned | €0.6M | 16% to 21% |';
  return [
    inArticle({
      name: 'a table without its line of hyphens',
      typed: '‸| Gate | Month |\n| 1 | 4 |\n| 2 | 8 |',
      rule: 'table-form',
      says: 'Put a line `|---|---|` below this one',
    }),
    inArticle({
      name: 'a table without frame and without its line of hyphens',
      typed: '‸Gate | Month | Cost\n1 | 4 | high\n2 | 8 | low',
      rule: 'table-form',
      says: '`|---|---|---|`',
    }),
    inArticle({
      name: 'a table pasted from a spreadsheet',
      typed: '‸Gate\tMonth\n1\t4\n2\t8',
      rule: 'table-form',
      says: 'Put `|` in the place of each tab',
      fixed: '| Gate | Month |\n|---|---|\n| 1 | 4 |\n| 2 | 8 |',
    }),
    {
      name: 'a cell too many',
      file: ARTICLE,
      from: '| 2, redesigned | €0.6M | 16% to 21% | €20M | **1.67** | €0.60 |',
      to: '| 2, redesigned | €0.6M | 16% to 21% | €20M | **1.67** | €0.60 | ‸by design |',
      rule: 'lost-cell',
      says: ['Unexpected cell `by design`', 'the head of the table 6'],
      fixed: '| 2, redesigned | €0.6M | 16% to 21% | €20M | **1.67** | €0.60, by design |',
    },
    {
      name: 'a cell too few',
      file: ARTICLE,
      from: '| 2, redesigned | €0.6M | 16% to 21% | €20M | **1.67** | €0.60 |',
      to: `‸${row}`,
      rule: 'missing-cell',
      says: 'Type a `|` for each cell that is missing',
      fixed: `${row} | | |`,
    },
    inArticle({
      name: 'a text directly below a table',
      typed: '| Gate | Month |\n|---|---|\n| 1 | 4 |\n‸The months are counted from the start.',
      rule: 'missing-cell',
      says: 'a text that is no row needs a blank line above it',
      fixed: '| Gate | Month |\n|---|---|\n| 1 | 4 |\n\nThe months are counted from the start.',
    }),
  ];
}

function code(): Mistake[] {
  return [
    inArticle({
      name: 'a quote four blanks in',
      typed: '‸    > A gate is what somebody has decided.',
      rule: 'prose-as-code',
      says: 'Unexpected four blanks before a quote',
    }),
    inArticle({
      name: 'a paragraph four blanks in',
      typed: '‸    This paragraph was pasted with the blanks of a letter.',
      rule: 'prose-as-code',
      says: 'Take the blanks',
    }),
    {
      name: 'code without its end',
      file: ARTICLE,
      to: '\n‸```\nvalue / cost\n\nThis is not code.\n',
      rule: 'unclosed-code',
      says: 'Put a line of three backticks below the code',
      fixed: '\n```\nvalue / cost\n```\n\nThis is not code.\n',
    },
  ];
}
