import { ARTICLE, inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Lists, tables and code that were meant as such. */
export const textBlocks: readonly Mistake[] = [...lists(), ...tables(), ...code()];

function lists(): Mistake[] {
  const rows: readonly (readonly [name: string, typed: string, says: string, mended?: string])[] = [
    ['bullets of a word processor', 'The gates:\n‸• one\n• two', '`- `'],
    ['bullets between blank lines', '‸• one\n\n• two', '`- `'],
    ['dashes for bullets', '‸– one\n– two', '`- `'],
    ['hyphens without a blank', '‸-one\n-two', '`- `'],
    ['signs that say yes and no', '‸✓ nights\n✗ travel', 'sign `✓`, expected `- `', '- ✓ nights\n- ✗ travel'],
    ['boxes that say yes and no', '‸☑ nights\n☒ travel', 'sign `☑`, expected `- [x] `', '- [x] nights\n- [ ] travel'],
    ['arrows for bullets', '‸→ one\n→ two', 'Unexpected sign `→`, expected `- `', '- → one\n- → two'],
    ['numbers without a blank', '‸1.One gate\n2.Two gates', '`1. `'],
    [
      'numbers directly below a paragraph',
      'After the first gate come\n‸2) the second\n3) the third',
      'Put a blank line above the list',
    ],
    ['a number without a blank in a list', '1. one\n‸2.two\n3. three', '`2. `', '1. one\n2. two\n3. three'],
    ['a hyphen without a blank in a list', '- one\n‸-two\n- three', '`- `', '- one\n- two\n- three'],
    ['a star without a blank in a list', '* one\n‸*two', '`* `', '* one\n* two'],
    ['letters before a point', '‸a. one\nb. two', 'Unexpected sign `a.`', '1. one\n2. two'],
    ['letters for bullets', '‸o one\no two', 'Unexpected sign `o`', '- one\n- two'],
    ['a box with a blank before its sign', '- [x] one\n- ‸[ x] two', '`- [x] `', '- [x] one\n- [x] two'],
    ['a box with two blanks', '- [ ] one\n- ‸[  ] two', '`- [ ] `', '- [ ] one\n- [ ] two'],
    [
      'a year at the beginning of a line',
      '‸1986. A good year.',
      'Put a backslash before the point, `1986\\.`',
      '1986\\. A good year.',
    ],
    ['a box without a blank', '- [ ] one\n- ‸[ ]two', '`- [ ] `'],
    ['a box without its inside', '- [ ] one\n- ‸[] two', '`- [ ] `'],
    ['a box beside its hyphen', '‸-[ ] one', '`- `'],
    ['bullets whose blank holds words together', '‸-\u00a0one\n-\u00a0two', '`- `'],
  ];
  return rows.map(([name, typed, says, mended]) =>
    inArticle({ name, typed, rule: 'list-form', says, ...(mended !== undefined && { mended }) }),
  );
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
      mended: '| Gate | Month |\n|---|---|\n| 1 | 4 |\n| 2 | 8 |',
    }),
    inArticle({
      name: 'a table that is drawn with lines',
      typed: '‸+---+---+\n| A | B |\n+===+===+\n| 1 | 2 |\n+---+---+',
      rule: 'table-form',
      says: 'put a line `|---|---|` below the head',
      mended: '| A | B |\n|---|---|\n| 1 | 2 |',
    }),
    inArticle({
      name: 'a cell on two lines',
      typed: '| Gate | Month |\n|---|---|\n‸| 1 | the fourth\nor fifth |\n| 2 | 8 |',
      rule: 'missing-cell',
      says: 'Join the line below to it',
      mended: '| Gate | Month |\n|---|---|\n| 1 | the fourth or fifth |\n| 2 | 8 |',
    }),
    inArticle({
      name: 'equals signs in the place of hyphens',
      typed: '| Gate | Month |\n‸|===|===|\n| 1 | 4 |',
      rule: 'table-form',
      says: 'Unexpected line `|===|===|` below a head of 2 columns',
    }),
    inArticle({
      name: 'a line of hyphens for too few columns',
      typed: '| Gate | Month |\n‸|---|\n| 1 | 4 |',
      rule: 'table-form',
      says: 'below a head of 2',
    }),
    inArticle({
      name: 'dashes in the place of hyphens',
      typed: '| Gate | Month |\n‸|—|—|\n| 1 | 4 |',
      rule: 'table-form',
      says: 'Write `|---|---|`',
    }),
    inArticle({
      name: 'a blank line below the head of a table',
      typed: '‸| Gate | Month |\n\n|---|---|\n| 1 | 4 |',
      rule: 'table-form',
      says: 'Unexpected blank line below this row',
      mended: '| Gate | Month |\n|---|---|\n| 1 | 4 |',
    }),
    inArticle({
      name: 'a blank line between the rows of a table',
      typed: '| Gate | Month |\n|---|---|\n| 1 | 4 |\n\n‸| 2 | 8 |',
      rule: 'table-form',
      says: 'Unexpected blank line above this row',
      mended: '| Gate | Month |\n|---|---|\n| 1 | 4 |\n| 2 | 8 |',
    }),
    {
      name: 'a cell too many',
      file: ARTICLE,
      from: '| 2, redesigned | €0.6M | 16% to 21% | €20M | **1.67** | €0.60 |',
      to: '| 2, redesigned | €0.6M | 16% to 21% | €20M | **1.67** | €0.60 | ‸by design |',
      rule: 'lost-cell',
      says: ['Unexpected cell `by design`', 'the head of the table 6'],
      mended: '| 2, redesigned | €0.6M | 16% to 21% | €20M | **1.67** | €0.60, by design |',
    },
    {
      name: 'a cell too few',
      file: ARTICLE,
      from: '| 2, redesigned | €0.6M | 16% to 21% | €20M | **1.67** | €0.60 |',
      to: `‸${row}`,
      rule: 'missing-cell',
      says: `Write \`${row} | | |\``,
    },
    inArticle({
      name: 'a text directly below a table',
      typed: '| Gate | Month |\n|---|---|\n| 1 | 4 |\n‸The months are counted from the start.',
      rule: 'missing-cell',
      says: 'Put a blank line above it.',
    }),
  ];
}

function code(): Mistake[] {
  const indented: readonly (readonly [what: string, typed: string, mended: string])[] = [
    ['a list', 'The gates:\n\n‸    - one\n    - two', '- one\n- two'],
    ['a numbered list', '‸\t1. one\n\t2. two', '1. one\n2. two'],
    ['a heading', '‸    ## A gate\n\nText.', '## A gate\n\nText.'],
    ['a picture', '‸    ![A ladder](../images/ladder.svg)', '![A ladder](../images/ladder.svg)'],
    ['a table', '‸    | Gate |\n    |---|\n    | 1 |', '| Gate |\n|---|\n| 1 |'],
    ['a quote', '‸    > A gate is what somebody has decided.', '> A gate is what somebody has decided.'],
  ];
  return [
    ...indented.map(([what, typed, mended]) => {
      const says = `Unexpected four blanks before ${what.replace('numbered ', '')}`;
      return inArticle({ name: `${what} four blanks in`, typed, rule: 'prose-as-code', says, mended });
    }),
    inArticle({
      name: 'a list four blanks in and text directly below',
      typed: '‸    - one\n    - two\nText.',
      rule: 'prose-as-code',
      mended: '- one\n- two\n\nText.',
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
      mended: '\n```\nvalue / cost\n```\n\nThis is not code.\n',
    },
    inArticle({
      name: 'quotation marks around code',
      typed: '‸‘‘‘\nvalue / cost\n’’’',
      rule: 'fence-form',
      says: 'Type three backticks',
    }),
    inArticle({
      name: 'accents around code',
      typed: '‸´´´\nvalue / cost\n´´´',
      rule: 'fence-form',
      says: 'Type three backticks',
    }),
  ];
}
