import { describe, expect, test } from 'vitest';
import { insertFacts, oddReferences } from '../../pipeline/facts/facts.ts';
import { compileText } from './compile-text.ts';

const FACTS = new Map([
  ['sprint-duration', '4 weeks'],
  ['ready-in', '3 weeks'],
]);

describe('braces that are meant', () => {
  test.each([
    [String.raw`\{ sprint-duration }`, '{ sprint-duration }'],
    [String.raw`\{{ sprint-duration }}`, '{{ sprint-duration }}'],
    [String.raw`\{ {{ sprint-duration }} }`, '{ 4 weeks }'],
    ['{ {{ sprint-duration }}, {{ ready-in }} }', '{ 4 weeks, 3 weeks }'],
    ['{ "takes": {{ sprint-duration }} }', '{ "takes": 4 weeks }'],
    ['{a}, { {a} }, {{{ a }}} and ${a}', '{a}, { {a} }, {{{ a }}} and ${a}'],
  ])('are published, and nothing is told of: %j', (typed, shown) => {
    const { html, findings } = compileText(typed, { facts: FACTS });
    expect(findings).toEqual([]);
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe(shown);
    expect(insertFacts(typed, FACTS)).toBe(shown);
    expect(oddReferences(typed, FACTS)).toEqual([]);
  });

  test('leave an unknown fact behind them to be told of', () => {
    expect(oddReferences(String.raw`\{ {{ sprint-lenght }} }`, FACTS)).toEqual([
      { name: 'sprint-lenght', index: 3, typed: '{{ sprint-lenght }}' },
    ]);
  });
});

test.each([
  ['*{{ sprint-duration*}}', 1],
  ['See [{{ sprint-duration](/faq) }}.', 1],
  ['{{ sprint-duration\n\n}}', 1],
  ['*{{ sprint-duration* now', 1],
  ['[x](/faq "It takes { { sprint-duration } }")', 1],
  ['[x](/faq "It takes {{ sprint-lenght }}")', 1],
  [String.raw`[x](/faq "It takes \{ sprint-duration }")`, 0],
  ['{{ sprint-\nduration }}', 1],
])('of %j is told %i times', (typed, times) => {
  const found = compileText(typed, { facts: FACTS }).findings.filter((one) => one.includes(' unknown-fact '));
  expect(found).toHaveLength(times);
});

test.each([
  ['*{{ sprint-duration*}}', false],
  ['See [{{ sprint-duration](/faq) }}.', false],
  ['See [sprint-duration }}](/faq), and **{{**.', false],
  ['{{ sprint-duration\n\n}}', false],
  ['*{{ sprint-duration* now', true],
  ['{{ sprint-\nduration }}', true],
])('of %j, a fix is offered only if it leaves no braces behind: %j', (typed, isFixed) => {
  expect(compileText(typed, { facts: FACTS }).fixed.includes('unknown-fact')).toBe(isFixed);
});

test('a mark in other capitals is told to be written as a mark, and not to be added to the facts', () => {
  const { findings } = compileText('It is so {{ Confirm }}.', { facts: new Map([['confirm', '']]) });
  expect(findings).toEqual([
    '1:10 error unknown-fact Cannot find the fact `{{ Confirm }}`; did you mean `{{ confirm }}`',
  ]);
});

test('braces are looked for in 100,000 blanks and braces', () => {
  const found = ['{', '{ ', '{ a ', '} ', '{a} ', ' '].map((sign) =>
    oddReferences(`{ a${sign.repeat(100_000)}`, FACTS),
  );
  expect(found.map(({ length }) => length)).toEqual([0, 0, 0, 0, 0, 0]);
});
