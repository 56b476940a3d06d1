import { describe, expect, test } from 'vitest';
import { runHere } from './run-command.ts';

const LINE =
  'content/insights/a.md:3:12 error Unexpected day `2026-02-31` for `published`: February 2026 has 28 days bad-date';

describe('explain', { timeout: 120_000 }, () => {
  test.each([[['bad-date']], [['bad', 'date']], [[LINE]], [LINE.split(' ')]])('finds the rule in %j', async (words) => {
    const { code, stdout } = await runHere(['explain', ...words]);
    expect([code, stdout.split('\n')[0]]).toEqual([0, 'bad-date']);
  });

  test('explains each of several', async () => {
    const { code, stdout } = await runHere(['explain', 'bad-date', 'heading-form', 'bad-date']);
    expect([code, stdout.match(/^[a-z]+-[a-z]+$/gm)]).toEqual([0, ['bad-date', 'heading-form']]);
  });

  test('leaves the marks of Markdown to the example', async () => {
    const { stdout } = await runHere(['explain', 'heading-form']);
    expect(stdout).toMatch(/^warning: .*\n\n[^]*^Wrong: .*\n\n {4}##?\w[^]*^→ /m);
    expect(stdout.replaceAll(/^ {4}.*/gm, '')).not.toMatch(/^[#>*]|<br>|^```/m);
  });

  test('lists all rules without a name', async () => {
    const { code, stdout } = await runHere(['explain']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('\n  html-removed: ')]);
  });

  test('shows a tab, which nobody could see', async () => {
    expect((await runHere(['explain', 'yaml-tab'])).stdout).toContain('[tab]- capital');
  });

  test('offers the nearest of a name that is none', async () => {
    const { code, stdout, stderr } = await runHere(['explain', 'bad-dat']);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('did you mean `bad-date`')]);
  });

  test('needs no content folder', async () => {
    expect((await runHere(['explain', 'bad-date', '--content', '/no/such/folder'])).code).toBe(0);
  });
});
