import { describe, expect, test } from 'vitest';
import { sectionText } from '../../pipeline/cli/explain.ts';
import { rules, type RuleName } from '../../pipeline/findings/rules.ts';

const names = Object.keys(rules) as RuleName[];

describe('a rule, explained', () => {
  test('has its name, its sentence, what it means, what fails, what is said of it, and the same mended', () => {
    expect(sectionText('bad-date').split('\n')).toEqual([
      '### bad-date',
      '',
      '**error**: Unexpected day `…` for `…`: …',
      '',
      expect.stringMatching(/^A day is written as year, month and day with hyphens, .* in the wrong place\.$/),
      '',
      '**Wrong:** `insights/my-article.md`, in its fields',
      '',
      '```yaml',
      'published: 2026-02-31',
      '           ^',
      '```',
      '',
      '> Unexpected day `2026-02-31` for `published`: February 2026 has 28 days<br>',
      '> → Write the day as `YYYY-MM-DD`, for example `2025-10-06`.',
      '',
      '**Right:** `insights/my-article.md`, in its fields',
      '',
      '```yaml',
      'published: 2026-02-28',
      '```',
    ]);
  });

  test.each(names)('%s has a sentence in which no value is left out by mistake', (name) => {
    expect(sectionText(name).split('\n')[2]).not.toMatch(/undefined|NaN|…\w|\w…/);
  });

  test('says so where no example can show it', () => {
    expect(sectionText('internal-fault')).toContain('No text is known that leads to this');
  });
});
