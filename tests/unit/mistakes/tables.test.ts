import { describe, expect, test } from 'vitest';
import { rules, type RuleName } from '../../../pipeline/findings/rules.ts';
import { compileText } from '../compile-text.ts';
import { toLines } from '../read-findings.ts';
import { loadFolder, SMALL_SITE } from '../load-folder.ts';
import { TABLES } from './table.ts';

const names = Object.keys(rules) as RuleName[];
/** Their faults are not typed: links and devices, the program, its own list of addresses, other sites. Each has a test of its own. */
const WITHOUT_TABLE = names.filter((name) => name === 'unreadable-file' || 'none' in rules[name].example);

describe('the table of a rule', () => {
  test('is there for each whose faults can be typed', () => {
    const withTable = TABLES.filter(({ cases }) => cases.length > 0).map(({ rule }) => rule);
    expect([...withTable, ...WITHOUT_TABLE].toSorted()).toEqual(names.toSorted());
  });

  test.each(TABLES)('$rule has cases of that rule alone, each under a name of its own', ({ rule, cases }) => {
    expect([...new Set(cases.map((mistake) => mistake.rule))]).toEqual([rule]);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  test.each(TABLES.flatMap(({ rule, silent = [] }) => silent.map((text) => ({ rule, text }))))(
    'of $rule has a text in which nothing is found: $text',
    ({ text }) => {
      expect(compileText(text, { topLevel: 2, hasFrontMatter: true }).findings).toEqual([]);
    },
  );
});

test('a rule has a name in lower case with a hyphen', () => {
  expect(names.filter((name) => !/^[a-z]+(?:-[a-z]+)+$/.test(name))).toEqual([]);
});

test('a content folder without a fault has no finding', async () => {
  const { findings, loaded } = await loadFolder(SMALL_SITE);
  expect(toLines(findings)).toEqual([]);
  expect(loaded).toBeDefined();
});
