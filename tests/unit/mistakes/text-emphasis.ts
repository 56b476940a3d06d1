import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

const ROWS: readonly (readonly [name: string, typed: string, says: string, fixed: string])[] = [
  ['bold words without their end', 'A ‸**gate is a decision.', 'without its other end', 'A **gate** is a decision.'],
  [
    'bold words without their beginning',
    'A gate‸** is a decision.',
    'without its other end',
    'A **gate** is a decision.',
  ],
  ['bold signs around nothing', 'A ‸****gate.', 'with nothing in between', 'A gate.'],
  ['a star too few before bold words', '*Note:*‸* it is.', 'as many stars behind the words', '**Note:** it is.'],
  ['a star too many behind bold words', 'A **bold**‸* word.', 'as many stars behind the words', 'A **bold** word.'],
  ['a star too many before bold words', 'A ‸***bold** word.', 'as many stars behind the words', 'A **bold** word.'],
  [
    'code without its end',
    'Call ‸`load(x) first.',
    'Unexpected backtick without its other end',
    'Call `load(x)` first.',
  ],
  [
    'blanks inside of italic words',
    'An ‸* italic * word.',
    'Leave no blank inside the signs, `*italic*`',
    'An *italic* word.',
  ],
  [
    'a blank before the end of italic words',
    '‸_In short: _come at noon.',
    '`_In short:_`',
    '_In short:_ come at noon.',
  ],
  ['a fixed blank before the end of italic words', 'A ‸_good\u00a0_gate.', '`_good_`', 'A _good_ gate.'],
  [
    'blanks around the last star of italic words',
    '‸*Short: come at noon. * More words.',
    '`*Short: come at noon.*`',
    '*Short: come at noon.* More words.',
  ],
  ['a blank before the last star of italic words', 'A ‸*good *gate.', '`*good*`', 'A *good* gate.'],
  ['a blank behind the first sign of italic words', 'It is ‸_ here_, now.', '`_here_`', 'It is _here_, now.'],
  ['a blank behind the first star of italic words', 'See ‸* this* now.', '`*this*`', 'See *this* now.'],
  ['blanks inside of italic words with underlines', 'It is ‸_ here _ now.', '`_here_`', 'It is _here_ now.'],
  ['italic words without a blank behind them', '‸_In short:_come.', 'Put a blank behind', '_In short:_ come.'],
  ['italic words with stars, without a blank behind', '‸*In short:*come.', 'Put a blank behind', '*In short:* come.'],
  ['a blank before the end of bold underlines', '‸__In short: __come.', '`__In short:__`', '__In short:__ come.'],
  ['a blank before three stars', '‸***In short: ***come.', 'Leave no blank inside', '***In short:*** come.'],
  ['a blank before the end of italic words in a quote', '> ‸_In short: _come.', '`_In short:_`', '> _In short:_ come.'],
  [
    'stars inside of two words',
    'Die Kund‸*innen und Mitarbeiter*innen.',
    'make italics of what',
    'Die Kund\\*innen und Mitarbeiter\\*innen.',
  ],
  [
    'two stars inside of two words',
    'They said f‸**k and sh**t.',
    'make bold words',
    'They said f\\*\\*k and sh\\*\\*t.',
  ],
];

/** Bold and italic words whose signs do not match. */
export const textEmphasis: readonly Mistake[] = ROWS.map(([name, typed, says, fixed]) =>
  inArticle({ name, typed, rule: 'emphasis-form', says, fixed }),
);
