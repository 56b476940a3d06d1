import { casesOf, edit, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('emphasis-form', [
  inArticle('A ‸** good ** gate.', 'Leave no blank inside the signs: `**good**`'),
  inArticle('It costs ‸5*3*2 in all.', 'Type `5 × 3 × 2`, or `5\\*3\\*2` to show the stars.'),
  inArticle('A ‸**good **gate.', 'not bold'),
  inArticle('A ‸**gate is a decision.', { says: 'without its other end', fixed: 'A **gate** is a decision.' }),
  inArticle('A gate‸** is a decision.', { says: 'without its other end', fixed: 'A **gate** is a decision.' }),
  inArticle('A ‸****gate.', { says: 'with nothing in between', fixed: 'A gate.' }),
  inArticle('*Note:*‸* it is.', { says: 'as many stars behind the words', fixed: '**Note:** it is.' }),
  inArticle('A **bold**‸* word.', { says: 'as many stars behind the words', fixed: 'A **bold** word.' }),
  inArticle('A ‸***bold** word.', { says: 'as many stars behind the words', fixed: 'A **bold** word.' }),
  inArticle('Call ‸`load(x) first.', {
    says: 'Unexpected backtick without its other end',
    fixed: 'Call `load(x)` first.',
  }),
  inArticle('An ‸* italic * word.', {
    says: 'Leave no blank inside the signs, `*italic*`',
    fixed: 'An *italic* word.',
  }),
  inArticle('‸_In short: _come at noon.', { says: '`_In short:_ come`', fixed: '_In short:_ come at noon.' }),
  inArticle('A ‸_good\u00A0_gate.', { says: '`_good_ gate.`', fixed: 'A _good_ gate.' }),
  inArticle('‸*Short: come at noon. * More words.', {
    says: '`*Short: come at noon.*`',
    fixed: '*Short: come at noon.* More words.',
  }),
  inArticle('A ‸*good *gate.', { says: '`*good* gate.`', fixed: 'A *good* gate.' }),
  inArticle('It is ‸_ here_, now.', { says: '`_here_`', fixed: 'It is _here_, now.' }),
  inArticle('See ‸* this* now.', { says: '`*this*`', fixed: 'See *this* now.' }),
  inArticle('It is ‸_ here _ now.', { says: '`_here_`', fixed: 'It is _here_ now.' }),
  inArticle('‸_In short:_come.', { says: 'Put a blank behind', fixed: '_In short:_ come.' }),
  inArticle('‸*In short:*come.', { says: 'Put a blank behind', fixed: '*In short:* come.' }),
  inArticle('‸__In short: __come.', { says: '`__In short:__ come.`', fixed: '__In short:__ come.' }),
  inArticle('‸***In short: ***come.', { says: 'Leave no blank inside', fixed: '***In short:*** come.' }),
  inArticle('> ‸_In short: _come.', { says: '`_In short:_ come.`', fixed: '> _In short:_ come.' }),
  inArticle('| A |\n|---|\n| ‸_In short: _come. |', {
    says: '`_In short:_ come.`',
    fixed: '| A |\n|---|\n| _In short:_ come. |',
  }),
  inArticle('## ‸_In short: _come\n\nText.', { says: '`_In short:_ come`', fixed: '## _In short:_ come\n\nText.' }),
  inArticle('Die Kund‸*innen und Mitarbeiter*innen.', {
    says: 'make italics of what',
    fixed: String.raw`Die Kund\*innen und Mitarbeiter\*innen.`,
  }),
  inArticle('They said f‸**k and sh**t.', {
    says: 'make bold words',
    fixed: String.raw`They said f\*\*k and sh\*\*t.`,
  }),
  inArticle('It is ‸__ bold __ here.', '`__bold__`'),
  inArticle('A ‸_fossil record _(moved).', { says: '`_fossil record_ (moved).`', fixed: 'A _fossil record_ (moved).' }),
  inArticle('A ‸**plan **(moved).', { says: 'not bold', fixed: 'A **plan** (moved).' }),
  inArticle('A plan (‸** moved**).', { says: '`**moved**`', fixed: 'A plan (**moved**).' }),
  inArticle('A "‸** moved **" plan.', { says: '`**moved**`', fixed: 'A "**moved**" plan.' }),
  ...[
    ['真，‸**她来了，**这是**第二（句）**话。', '真，<strong>她来了，</strong>这是<strong>第二（句）</strong>话。'],
    ['真，‸**她来了，**这是**第二**话。', '真，<strong>她来了，</strong>这是<strong>第二</strong>话。'],
    ['> 真‸**“引用”**这是**“三”**中。', '> 真<strong>“引用”</strong>这是<strong>“三”</strong>中。'],
  ].map(([typed = '', fixed = '']) => inArticle(typed, { says: 'Unexpected bold words `这是`', fixed })),
  inArticle('真，‸**她来了，**这是**`第二`（句）**话。', {
    says: 'Put `<strong>` and `</strong>` in the place of the stars',
    fixed: '真，<strong>她来了，</strong>这是<strong>`第二`（句）</strong>话。',
  }),
  edit('pages/home.md', 'A narrative', 'A ‸** narrative **', '`**narrative**`'),
]);

export const silent = [
  '**a **b** c** and __d __e__ f__.',
  'But 2 ** 3, 5 ** 3 ** 2, un*seen*felt, 2 * 3 * 4, *5* and *a* pin, `5*3*2`, `**`, src/**/a, shares * price of one = 2M * $11, a * b * c and \\*\\* are none.',
  '他说**北京 大学 生活**很好，これは**太字 です**よ，มาก**ตัว หนา**ครับ。',
  'It holds:\n    - _callout\n    - _figure',
  '<code>a ** b, _config.yml,_config_more.yml, c `d</code>, <kbd>e ** f</kbd>, <b>and</b>.',
];
