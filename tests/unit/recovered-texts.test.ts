import { expect, test } from 'vitest';
import { isIncomplete } from '../../pipeline/compile/markdown/outside-address.ts';
import { compileText } from './compile-text.ts';

/** What looks a little like a mistake and is none. */
const RECOVERED: readonly (readonly [what: string, markdown: string])[] = [
  ['a name that is read from the right, with its marks', 'Ask \u2066שלום\u2069 or \u200fשלום.'],
  ['an address in round brackets, in square ones', '[See the paper (https://example.org/x)] first.'],
  ['a citation before an address', 'As claims[1] (https://example.org/x) say.'],
  ['a task that is done, with a link', '- [x] [the paper](https://example.org/x)'],
  ['links as an example', '`[site(https://example.org)` and `<a href=https://example.org/x>`'],
  ['a comparison', 'If a <b and c = d, then e <f or g > h.'],
  ['a blank to fill in', 'Send it to <name> at <your-company>.'],
  ['a remark behind a star', 'The price* is low.\n\n*Without taxes.'],
  ['sums with stars', 'So 2 * 3 * 4 = 24, and 2 ** 3 = 8.'],
  ['ranges with a tilde', 'Doses of 3~5 mg, then 6~8 mg, or ~10 mg and ~12 mg.\n\n| A |\n|---|\n| 6~8 then 9~10 |'],
  [
    'HTML that is shown as code',
    'Type:\n\n    <b>a</b>\n\n<p>Or this:</p>\n\n    <i>b</i>\n\n<div>\n\nOr:\n\n    <p>c</p>\n\n</div>',
  ],
  ['code in a cell of HTML', '<table><tr><td>\n\n    npm install\n\n</td></tr></table>'],
  ['names that begin with a star', 'It runs on *nix, *BSD and *nix-like systems.'],
  ['parameters', 'Call it with *args, (**kwargs) or char *name, a pointer *p and an int **q.'],
  [
    'stars of significance',
    '*p < 0.05; **p < 0.01; ***p < 0.001\n\n| A | B |\n|---|---|\n| 0.31** | 0.45*** |\n| (1.2)* | 5* |',
  ],
  ['hotels', 'A 5* hotel, a 4* hostel, and other sh*t or F**k.'],
  ['a remark behind a star in the same text', 'The price* is low. *Without taxes.'],
  ['a step that is not known', '* Collect\n* ???\n* Profit'],
  ['names with underlines', 'The folders _posts and _drafts, with _id, _rev, snake_case and _private_name.'],
  ['Roman numbers', 'See Chapter XXX, page XX and Super Bowl XX, of size XXL.'],
  ['words in two kinds of brackets', 'Call it f[ab](one two), or [a](b c), or "[t]he (other one)".'],
  ['signs beside braces', 'A set {a}, a path C:\\temp\\{name} and an x_{ y.'],
  ['ellipses in brackets', 'He said […] and [...] and [sic] and [to be continued].'],
  ['lines to fill in', 'Name: ____ and _______, or _ _ _.'],
  ['words with circumflexes', 'La pâte « fraîche », l’âme — voilà, goût âgé.'],
];

test.each(RECOVERED)('nothing is said of %s', (_what, markdown) => {
  expect(compileText(markdown).findings).toEqual([]);
});

test('a range with a tilde is published as it is typed', () => {
  expect(compileText('Doses of 3~5 mg, then 6~8 mg.').html).toBe('<p>Doses of 3~5 mg, then 6~8 mg.</p>');
});

test.each([
  'https://münchen.example/x',
  'https://1.1.1.1',
  'https://[2001:db8::1]/',
  'https://me@example.org:80/?a=b',
  'https://web.archive.org/web/2020/https://example.org/',
  'mailto:a@example.org,b@example.org?subject=Hello',
  'mailto:?subject=Hello',
])('%s is a whole address', (address) => {
  expect(isIncomplete(address)).toBe(false);
});

test('an address with umlauts stays whole, however many were read before', () => {
  const answers = new Set(Array.from({ length: 30_000 }, () => isIncomplete('https://münchen.example/x')));
  expect([...answers]).toEqual([false]);
});
