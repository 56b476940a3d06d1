import { describe, expect, test } from 'vitest';
import { alignWords } from '../../pipeline/lint/fixes/diff.ts';
import { withSureFixes } from '../../pipeline/lint/fixes/sure-fixes.ts';
import type { Finding } from '../../pipeline/findings/finding.ts';

const KEPT: readonly (readonly [what: string, text: string, actual: string, expected: string])[] = [
  ['signs that mean bold', 'It is ** open ** now.', '** open **', '**open**'],
  ['the target of a link', 'See [the list](/FAQ).', '/FAQ', '/faq'],
  ['a link that was none', 'See [the list] (/faq).', '[the list] (/faq)', '[the list](/faq)'],
  ['lines that become items of a list', 'Gates:\n\n• one\n• two', '• one\n• ', '- one\n- '],
  ['lines that become a table', '| Gate | Month |\n| 1 | 4 |', '| Gate | Month |', '| Gate | Month |\n|---|---|'],
  ['a fact between too few braces', 'It takes { ready-in }.', '{ ready-in }', '{{ ready-in }}'],
  ['a part of a word', 'In the cafÃ© there.', 'Ã©', 'é'],
  ['a hyphen inside a word that nobody sees', 'It is depriori\u00adtized.', '\u00ad', ''],
  ['words that were not published', '| a | b |\n|---|---|\n| `x | y` | z |', '`x | y`', '`x \\| y`'],
  ['an end in another line', 'A\n<b>\nB<b>\n\nC', 'B<b>', 'B</b>'],
];

const CHANGED: readonly (readonly [what: string, text: string, actual: string, expected: string])[] = [
  [
    'joins lines',
    'So:\n\n    Felt for the hammer\n    Glue for the bridge',
    '    Felt for the hammer\n    Glue for the bridge',
    'Felt for the hammer\nGlue for the bridge',
  ],
  ['joins the items of a list', '- one\n- two', '- one\n- two', 'one\ntwo'],
  ['takes a word that stands beside it', 'It is open now --> so.', 'open', '<!--'],
  ['turns words round', 'One two.', 'One two', 'two One'],
  ['takes a link away', 'See [the list](/faq).', '[', '\\['],
  ['makes a link that it does not name', '[a]: /faq\n\nSee [b].', '[a]: ', '[b]: '],
  ['joins words', 'It is **open **now.', '**open **', '**open**'],
  ['moves words into another link', '[one](/a) two [three](/b)', '[one](/a) two', '[one two](/a)'],
  ['makes a picture of a sentence', 'Half of them [came](a.png), he says.', '[came]', '![came]'],
];

describe('a fix that changes only', () => {
  test.each(KEPT)('%s stays a fix', (_what, text, actual, expected) => {
    expect(settled(text, actual, expected)).toMatchObject([{ fix: { actual, expected } }]);
  });
});

describe('a fix is a suggestion if it', () => {
  test.each(CHANGED)('%s', (_what, text, actual, expected) => {
    const [finding] = settled(text, actual, expected);
    expect(finding).toMatchObject({ suggestion: { actual, expected } });
    expect(finding).not.toHaveProperty('fix');
  });
});

test('fixes are looked at one by one if they are not all sure', () => {
  const text = 'See [a](/FAQ).\n\n    Felt wears down.\n    It is made anew.';
  const findings = [
    found(text, '/FAQ', '/faq'),
    found(text, '    Felt wears down.\n    It is made anew.', 'Felt wears down.\nIt is made anew.'),
  ];
  expect(withSureFixes(text, findings).map((finding) => Object.keys(finding).at(-1))).toEqual(['fix', 'suggestion']);
});

test.each([
  ['', '', '', '', ''],
  ['a b c', 'a b c', '0,0 1,1 2,2', '', ''],
  ['a b c', 'a x c', '0,0 2,2', 'b', 'x'],
  ['a b c d', 'b d e', '1,0 3,1', 'a c', 'e'],
  ['a a', 'a', '0,0', 'a', ''],
])('the words of %j and %j that are the same are at %j', (before, after, ...same) => {
  const [one, other] = [before, after].map((text) => text.split(' ').filter(Boolean));
  const { kept, removed, added } = alignWords(one ?? [], other ?? []);
  expect([kept, removed, added].map((list) => list.join(' '))).toEqual(same);
});

function settled(text: string, actual: string, expected: string): Finding[] {
  return withSureFixes(text, [found(text, actual, expected)]);
}

function found(text: string, actual: string, expected: string): Finding {
  const before = text.slice(0, text.indexOf(actual)).split('\n');
  const place = { file: 'insights/a.md', line: before.length, column: (before.at(-1) ?? '').length + 1 };
  return { rule: 'link-form', severity: 'warning', parameters: {}, ...place, fix: { actual, expected } };
}
