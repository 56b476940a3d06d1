import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

const ROWS: readonly (readonly [name: string, typed: string, says: string, mended: string])[] = [
  ['a star too few before bold words', '*Note:*‸* it is.', 'as many stars behind the words', '**Note:** it is.'],
  ['a star too many behind bold words', 'A **bold**‸* word.', 'as many stars behind the words', 'A **bold** word.'],
  ['a star too many before bold words', 'A ‸***bold** word.', 'as many stars behind the words', 'A **bold** word.'],
  ['italic words without their end', 'An ‸*italic word.', 'Unexpected `*` without its other end', 'An *italic* word.'],
  [
    'code without its end',
    'Call ‸`load(x) first.',
    'Unexpected backtick without its other end',
    'Call `load(x)` first.',
  ],
  ['bold words that end behind a link', 'See ‸**[it**](/faq).', 'or both outside of the link', 'See **[it](/faq)**.'],
  ['underlines without their end', 'A ‸__bold word.', 'Unexpected `__` without its other end', 'A __bold__ word.'],
  [
    'blanks inside of italic words',
    'An ‸* italic * word.',
    'Leave no blank inside the signs, `*italic*`',
    'An *italic* word.',
  ],
  [
    'bold words of two paragraphs',
    'A ‸**bold word\n\nhere** too.',
    'in another paragraph',
    'A **bold word**\n\n**here** too.',
  ],
  [
    'bold words without their end in a cell',
    '| A |\n|---|\n| ‸**b |',
    'without its other end',
    '| A |\n|---|\n| **b** |',
  ],
];

/** Bold and italic words whose signs do not match. */
export const textEmphasis: readonly Mistake[] = ROWS.map(([name, typed, says, mended]) =>
  inArticle({ name, typed, rule: 'emphasis-form', says, mended }),
);
