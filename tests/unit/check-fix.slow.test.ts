import { writeFileSync } from 'node:fs';
import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../pipeline/lint/fixes/apply-fixes.ts';
import { unifiedDiff } from '../../pipeline/lint/fixes/diff.ts';
import { paint } from '../../pipeline/shared/terminal.ts';
import { FELT, SMALL_SITE } from './load-folder.ts';
import { runHere } from './run-command.ts';
import { copySmallSite } from './temporary-folder.ts';

describe('fixes', () => {
  test('are done where they belong, and leave everything else', () => {
    expect(fixed('one tow three\ntow\n', at(1, 5, 'tow', 'two'), at(2, 1, 'tow', '2'))).toBe('one two three\n2\n');
  });

  test.each([
    ['\uFEFFtow\r\ntow\r\n', '\uFEFFtwo\r\ntwo\r\n'],
    ['tow\rtow', 'two\rtwo'],
    ['tow\r\ntow\n', 'two\r\ntwo\n'],
    ['tow\ntow  ', 'two\ntwo  '],
  ])('keep the mark, the line ends and the blanks of %j', (saved, expected) => {
    expect(fixed(saved, at(1, 1, 'tow', 'two'), at(2, 1, 'tow', 'two'))).toBe(expected);
  });

  test('put in line ends as the file has them, and find them', () => {
    expect(fixed('a\r\nb\r\nc', at(1, 1, 'a\nb', 'a\n\nb'))).toBe('a\r\n\r\nb\r\nc');
  });

  test.each([
    ['is not there', at(1, 1, 'other', 'x')],
    ['stands elsewhere', at(1, 2, 'tow', 'x')],
    ['would be behind the end', at(9, 9, 'tow', 'x')],
  ])('are not done where what is to be mended %s', (_why, wrong) => {
    expect(fixed('tow', wrong)).toBe('tow');
  });

  test('that overlap are left for the next round, but for the first', () => {
    const result = applyFixes('abc', [at(1, 2, 'bc', 'X'), at(1, 1, 'ab', 'Y'), at(1, 1, 'a', 'Z')]);
    expect([result.text, result.done]).toEqual(['Yc', 1]);
  });
});

describe('a diff of fixes', () => {
  const saved = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].join('\n');

  test('shows lines before and after with one line around', () => {
    expect(diff(saved, at(5, 1, '5', 'five'))).toEqual(['@@ -4,3 +4,3 @@', ' 4', '-5', '+five', ' 6']);
  });

  test('counts lines that were put in above', () => {
    expect(diff(saved, at(2, 1, '2', 'a\nb'), at(8, 1, '8', ''))).toEqual([
      '@@ -1,3 +1,4 @@',
      ' 1',
      '-2',
      '+a',
      '+b',
      ' 3',
      '@@ -7,3 +8,3 @@',
      ' 7',
      '-8',
      '+',
      ' 9',
    ]);
  });

  test('shows changes that meet as one, and two of one line once', () => {
    expect(diff('ab\nc\nd', at(1, 1, 'a', 'x'), at(1, 2, 'b', 'b'), at(3, 1, 'd', 'z'))).toEqual([
      '@@ -1,3 +1,3 @@',
      '-ab',
      '+xb',
      ' c',
      '-d',
      '+z',
    ]);
  });

  test('leaves out what a line ends with', () => {
    expect(diff('\uFEFFa\r\nb\r\n', at(1, 1, 'a', 'x'))).toEqual(['@@ -1,2 +1,2 @@', '-a', '+x', ' b']);
  });
});

describe('check --fix', { timeout: 120_000 }, () => {
  const WRONG = `\uFEFF${FELT}\nSee [wool](/Insights) and [questions](/FAQ#top), [more](/nowhere).\n`.replaceAll(
    '\n',
    '\r\n',
  );
  const RIGHT = WRONG.replace('(/Insights)', '(/insights)').replace('(/FAQ#top)', '(/faq#top)');

  test('in a pipe shows what it would do and how to have it done, and changes nothing', async () => {
    const [file, content] = withArticle(WRONG);
    const { code, stdout } = await runHere(['check', '--content', content, '--fix']);
    expect([code, await readFile(file, 'utf8')]).toEqual([1, WRONG]);
    expect(stdout).toContain(
      '\n-See [wool](/Insights) and [questions](/FAQ#top), [more](/nowhere).\n+See [wool](/insights)',
    );
    expect(stdout).toContain(`\`npm run check -- --fix --yes --content ${content}\``);
  });

  test('with --yes mends the bytes that are wrong and no others, and says what is left', async () => {
    const [file, content] = withArticle(WRONG);
    await chmod(file, 0o640);
    const before = await readdir(path.dirname(file));
    const { code, stdout } = await runHere(['check', '--content', content, '--fix', '--yes']);
    expect([await readFile(file, 'utf8'), (await stat(file)).mode & 0o777]).toEqual([RIGHT, 0o640]);
    expect(await readdir(path.dirname(file))).toEqual(before);
    expect([code, stdout]).toEqual([1, expect.stringContaining('Fixed 2 places.')]);
    expect(stdout.match(/^\S+:\d+ error .*$/gm)).toEqual([expect.stringContaining('`/nowhere`')]);
  });

  test('shows what comes to light only after other mends, before anything is written', async () => {
    const wrong = `${FELT}\nSee [wool] (/Insights).\n`;
    const [file, content] = withArticle(wrong);
    const asked = await runHere(['check', '--content', content, '--fix']);
    expect(asked.stdout).toContain('+See [wool](/Insights).');
    expect(asked.stdout).toContain('After that:');
    expect(asked.stdout).toContain('-See [wool](/Insights).\n+See [wool](/insights).');
    expect(asked.stdout).toContain('To fix 2 places in 1 file');
    expect(await readFile(file, 'utf8')).toBe(wrong);
    const agreed = await runHere(['check', '--content', content, '--fix', '--yes']);
    expect([agreed.code, await readFile(file, 'utf8')]).toEqual([0, `${FELT}\nSee [wool](/insights).\n`]);
  });

  test('says so where there is nothing to mend', async () => {
    const { code, stdout } = await runHere(['check', '--content', SMALL_SITE, '--fix', '--yes']);
    expect([code, stdout]).toEqual([0, 'Nothing to fix that has exactly one right fix.\n\nNo findings.\n']);
  });
});

function at(line: number, column: number, actual: string, expected: string): Parameters<typeof applyFixes>[1][number] {
  return { line, column, fix: { actual, expected } };
}

function fixed(saved: string, ...fixes: Parameters<typeof applyFixes>[1]): string {
  return applyFixes(saved, fixes).text;
}

/** The lines of the diff below those that name the file. */
function diff(saved: string, ...fixes: Parameters<typeof applyFixes>[1]): string[] {
  const before = saved.replace('\uFEFF', '').split(/\r\n?|\n/);
  const lines = paint(unifiedDiff('a.md', before, applyFixes(saved, fixes).changes), false).split('\n');
  expect(lines.slice(0, 2)).toEqual(['--- a.md', '+++ a.md']);
  return lines.slice(2);
}

/** A site to change with this text for one of its articles. */
function withArticle(text: string): [file: string, content: string] {
  const content = copySmallSite();
  const file = path.join(content, 'insights/felt.md');
  writeFileSync(file, text);
  return [file, content];
}
