import { casesOf, edit, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('emphasis-form', [
  inArticle('blanks inside bold words', 'A ‸** good ** gate.', { says: 'Leave no blank inside the signs: `**good**`' }),
  inArticle('stars between numbers', 'It costs ‸5*3*2 in all.', {
    says: 'Type `5 × 3 × 2`, or `5\\*3\\*2` to show the stars.',
  }),
  inArticle('a blank before the end of bold words', 'A ‸**good **gate.', { says: 'not bold' }),
  inArticle('bold words without their end', 'A ‸**gate is a decision.', {
    says: 'without its other end',
    fixed: 'A **gate** is a decision.',
  }),
  inArticle('bold words without their beginning', 'A gate‸** is a decision.', {
    says: 'without its other end',
    fixed: 'A **gate** is a decision.',
  }),
  inArticle('bold signs around nothing', 'A ‸****gate.', { says: 'with nothing in between', fixed: 'A gate.' }),
  inArticle('a star too few before bold words', '*Note:*‸* it is.', {
    says: 'as many stars behind the words',
    fixed: '**Note:** it is.',
  }),
  inArticle('a star too many behind bold words', 'A **bold**‸* word.', {
    says: 'as many stars behind the words',
    fixed: 'A **bold** word.',
  }),
  inArticle('a star too many before bold words', 'A ‸***bold** word.', {
    says: 'as many stars behind the words',
    fixed: 'A **bold** word.',
  }),
  inArticle('code without its end', 'Call ‸`load(x) first.', {
    says: 'Unexpected backtick without its other end',
    fixed: 'Call `load(x)` first.',
  }),
  inArticle('blanks inside of italic words', 'An ‸* italic * word.', {
    says: 'Leave no blank inside the signs, `*italic*`',
    fixed: 'An *italic* word.',
  }),
  inArticle('a blank before the end of italic words', '‸_In short: _come at noon.', {
    says: '`_In short:_`',
    fixed: '_In short:_ come at noon.',
  }),
  inArticle('a fixed blank before the end of italic words', 'A ‸_good\u00A0_gate.', {
    says: '`_good_`',
    fixed: 'A _good_ gate.',
  }),
  inArticle('blanks around the last star of italic words', '‸*Short: come at noon. * More words.', {
    says: '`*Short: come at noon.*`',
    fixed: '*Short: come at noon.* More words.',
  }),
  inArticle('a blank before the last star of italic words', 'A ‸*good *gate.', {
    says: '`*good*`',
    fixed: 'A *good* gate.',
  }),
  inArticle('a blank behind the first sign of italic words', 'It is ‸_ here_, now.', {
    says: '`_here_`',
    fixed: 'It is _here_, now.',
  }),
  inArticle('a blank behind the first star of italic words', 'See ‸* this* now.', {
    says: '`*this*`',
    fixed: 'See *this* now.',
  }),
  inArticle('blanks inside of italic words with underlines', 'It is ‸_ here _ now.', {
    says: '`_here_`',
    fixed: 'It is _here_ now.',
  }),
  inArticle('italic words without a blank behind them', '‸_In short:_come.', {
    says: 'Put a blank behind',
    fixed: '_In short:_ come.',
  }),
  inArticle('italic words with stars, without a blank behind', '‸*In short:*come.', {
    says: 'Put a blank behind',
    fixed: '*In short:* come.',
  }),
  inArticle('a blank before the end of bold underlines', '‸__In short: __come.', {
    says: '`__In short:__`',
    fixed: '__In short:__ come.',
  }),
  inArticle('a blank before three stars', '‸***In short: ***come.', {
    says: 'Leave no blank inside',
    fixed: '***In short:*** come.',
  }),
  inArticle('a blank before the end of italic words in a quote', '> ‸_In short: _come.', {
    says: '`_In short:_`',
    fixed: '> _In short:_ come.',
  }),
  inArticle('stars inside of two words', 'Die Kund‸*innen und Mitarbeiter*innen.', {
    says: 'make italics of what',
    fixed: String.raw`Die Kund\*innen und Mitarbeiter\*innen.`,
  }),
  inArticle('two stars inside of two words', 'They said f‸**k and sh**t.', {
    says: 'make bold words',
    fixed: String.raw`They said f\*\*k and sh\*\*t.`,
  }),
  inArticle('bold words between underlines, with blanks inside', 'It is ‸__ bold __ here.', { says: '`__bold__`' }),
  edit(
    'blanks inside bold words of a section',
    'pages/home.md',
    'A narrative that an investor can decide on.',
    'A ‸** narrative ** that an investor can decide on.',
    { says: '`**narrative**`' },
  ),
]);

export const silent = [
  'But 2 ** 3, 5 ** 3 ** 2, un*seen*felt, 2 * 3 * 4, *5* and *a* pin, `5*3*2`, `**`, src/**/a and \\*\\* are none.',
];
