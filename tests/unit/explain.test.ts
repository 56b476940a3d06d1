import { describe, expect, test } from 'vitest';
import { explainRule, listRules } from '../../pipeline/cli/explain.ts';
import { rules, type RuleName } from '../../pipeline/findings/rules.ts';

const names = Object.keys(rules) as RuleName[];

describe('a rule, explained', () => {
  test('has its name, its sentence, what it means, what fails, what is said of it, and the same mended', () => {
    expect(explainRule('bad-date', 60)).toEqual([
      'bad-date, an error',
      'Unexpected day `…` for `…`: …',
      '',
      'A day is written as year, month and day with hyphens,',
      'because `03/04/2026` is in March for some readers and in',
      'April for others. Days that the calendar does not have are',
      'refused as well. Lists and feeds are sorted by these days,',
      'so a wrong one would put the article in the wrong place.',
      '',
      'Wrong: `insights/my-article.md`, in its fields',
      '',
      '    published: 2026-02-31',
      '               ^',
      '',
      '  Unexpected day `2026-02-31` for `published`: February 2026',
      '  has 28 days',
      '  → Write the day as `YYYY-MM-DD`, for example `2025-10-06`.',
      '',
      'Right: `insights/my-article.md`, in its fields',
      '',
      '    published: 2026-02-28',
      '',
      'docs/messages.md#bad-date',
    ]);
  });

  test.each(names)('%s has no line of prose that is wider than it may be', (name) => {
    const prose = explainRule(name, 50).filter((line) => !line.startsWith('    ') && / \S+ \S/.test(line));
    expect(prose.filter((line) => line.length > 50)).toEqual([]);
  });

  test.each(names)('%s has a sentence in which no value is left out by mistake', (name) => {
    expect(explainRule(name, 1000)[1]).not.toMatch(/undefined|NaN|…\w|\w…/);
  });

  test('shows a tab, which nobody could see', () => {
    expect(explainRule('yaml-tab', 80)).toContain('    [tab]- capital');
  });

  test('says so where no example can show it', () => {
    expect(explainRule('internal-fault', 80).join(' ')).toContain('No text is known that leads to this');
  });
});

describe('the list of rules', () => {
  test('has a line for each, of its name and its sentence', () => {
    const lines = listRules(Infinity);
    expect(names.filter((name) => !lines.some((line) => line.startsWith(`  ${name} `)))).toEqual([]);
    expect(lines.find((line) => line.includes('bad-date'))).toMatch(/^ {2}bad-date +Unexpected day `…` for `…`: …$/);
  });

  test('fits a narrow terminal', () => {
    expect(Math.max(...listRules(40).map(({ length }) => length))).toBe(40);
  });
});
