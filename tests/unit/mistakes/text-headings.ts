import { ARTICLE, inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Headings that were meant as such, and what a line below has made one by accident. */
export const textHeadings: readonly Mistake[] = [
  inArticle({
    name: 'a heading without a blank',
    typed: '‸##A gate\n\nIt is closed.',
    rule: 'heading-form',
    says: 'Put a blank behind the signs: `## A gate`',
  }),
  inArticle({
    name: 'a heading that is bold',
    typed: '## ‸**A gate**\n\nIt is closed.',
    rule: 'bold-heading',
    says: 'Take the signs out: `A gate`',
  }),
  inArticle({
    name: 'a line across the page directly below a paragraph',
    typed: 'The gate is closed.\n‸---\n\nIt was open.',
    rule: 'underlined-heading',
    says: 'Put a blank line above it',
    fixed: 'The gate is closed.\n\n---\n\nIt was open.',
  }),
  {
    name: 'a heading with nothing below',
    file: ARTICLE,
    to: '\n‸## What comes next\n',
    rule: 'heading-alone',
    says: 'with nothing below it: it is not published',
    fixed: '\n## What comes next\n\nMore of it.\n',
  },
  ...empty(),
  inArticle({
    name: 'a heading without a blank, to which a link leads',
    typed: '‸##A gate {#a-gate}\n\nSee [the gate](#a-gate).',
    rule: 'heading-form',
  }),
  ...accidents(),
];

/** Headings with nothing below, and the frames of what is not there. */
function empty(): Mistake[] {
  const rows: readonly (readonly [name: string, typed: string, says: string, fixed: string])[] = [
    [
      'a heading directly above another',
      '‸## A gate',
      'one more `#` before the next heading',
      '## A gate\n\nIt is closed.',
    ],
    [
      'headings with only others inside',
      '‸## A gate\n\n### One',
      'only other headings',
      '## A gate\n\n### One\n\nText.',
    ],
    ['an item without words', '- one\n‸-\n- two', 'item of a list with nothing', '- one\n- two'],
    ['a number without words', '1. one\n‸2.', 'item of a list with nothing', '1. one'],
    ['a list without words', 'Text.\n\n‸*\n*', 'list with nothing', 'Text.'],
    ['a quote without words', '‸>', 'quote with nothing', 'Text.'],
    ['a fold that holds nothing', '‸<details><summary>More</summary></details>', 'its words are published', 'Text.'],
    ['a fold without words', '‸<details><summary></summary></details>', 'it is not published', 'Text.'],
    ['code without a line', '‸```\n```', 'box of code with nothing', 'Text.'],
  ];
  const question = '### Am I too early? {#too-early}';
  return [
    ...rows.map(([name, typed, says, fixed]) =>
      inArticle({ name, typed, rule: typed.startsWith('‸##') ? 'heading-alone' : 'empty-part', says, fixed }),
    ),
    {
      name: 'a question without an answer',
      file: 'pages/faq.md',
      from: question,
      to: `‸### Is it answered?\n\n${question}`,
      rule: 'heading-alone',
      says: 'it is not published',
      fixed: `### Is it answered?\n\nIt is.\n\n${question}`,
    },
    {
      name: 'a section with only a heading',
      file: 'pages/about.md',
      from: '  - kind: prose\n    id: languages',
      to: '  - kind: ‸prose\n    title: Here it says nothing\n  - kind: prose\n    id: languages',
      rule: 'empty-part',
      says: 'section with nothing in it',
      fixed: '  - kind: prose\n    id: languages',
    },
  ];
}

function accidents(): Mistake[] {
  const rows: readonly (readonly [name: string, typed: string, says: string, fixed: string])[] = [
    ['a question', 'Is it closed?\n‸---\n\nText.', 'Put a blank line above it', 'Is it closed?\n\n---\n\nText.'],
    ['a quotation', 'He said “yes.”\n‸---\n\nText.', 'Put a blank line', 'He said “yes.”\n\n---\n\nText.'],
    [
      'a text of two lines',
      'The gate is closed\nfor now\n‸---\n\nText.',
      'it makes a heading',
      'The gate is closed\nfor now\n\n---\n\nText.',
    ],
    [
      'a text in small letters',
      'and so on it went\n‸---\n\nText.',
      'it makes a heading',
      'and so on it went\n\n---\n\nText.',
    ],
    ['a single hyphen', 'A gate\n‸-\n\nText.', 'put `##` and a blank', '## A gate\n\nText.'],
  ];
  return [
    ...rows.map(([name, typed, says, fixed]) =>
      inArticle({ name: `${name} above a line of hyphens`, typed, rule: 'underlined-heading', says, fixed }),
    ),
    inArticle({
      name: 'a line of equals signs below a title',
      typed: '‸A gate\n===\n\nText.',
      rule: 'heading-level',
      says: 'Take the line `===` below it out, and put `##` and a blank before its words',
      fixed: '## A gate\n\nText.',
    }),
    inArticle({
      name: 'two changes that git could not join',
      typed: '‸<<<<<<< HEAD\nIt is closed.\n=======\nIt is open.\n>>>>>>> later',
      rule: 'unjoined-changes',
      says: 'Take out the lines that begin with `<<<<<<<`',
      fixed: 'It is open.',
    }),
  ];
}
