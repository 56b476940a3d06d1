import { writeFileSync } from 'node:fs';
import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../pipeline/lint/fixes/sure-fixes.ts';
import { diffLines } from '../../pipeline/lint/fixes/diff.ts';
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
    expect(fixed('abc', at(1, 2, 'bc', 'X'), at(1, 1, 'ab', 'Y'), at(1, 1, 'a', 'Z'))).toBe('Yc');
  });
});

test.each([
  ['1\n2\n3', '1\ntwo\n3', ['a.md:2', '-2', '+two']],
  ['1\n2\n3\n4', '0\n1\n2\n3\nd', ['a.md:1', '+0', 'a.md:4', '-4', '+d']],
  ['1\n2', '1', ['a.md:2', '-2']],
  ['\uFEFFa\r\nb\r\n', '\uFEFFx\r\nb\r\n', ['a.md:1', '-a', '+x']],
])('the difference of %j and %j is shown with its places', (saved, text, expected) => {
  expect(paint(diffLines({ file: 'a.md', saved, text }), false).split('\n')).toEqual(expected);
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
    expect(stdout).toContain('`npm run check -- --fix --yes`');
  });

  test('with --yes mends the bytes that are wrong and no others, and says what is left', async () => {
    const [file, content] = withArticle(WRONG);
    await chmod(file, 0o640);
    const before = await readdir(path.dirname(file));
    const { code, stdout } = await runHere(['check', '--content', content, '--fix', '--yes']);
    expect([await readFile(file, 'utf8'), (await stat(file)).mode & 0o777]).toEqual([RIGHT, 0o640]);
    expect(await readdir(path.dirname(file))).toEqual(before);
    expect(code).toBe(1);
    expect(stdout.match(/^\S+:\d+ error .*$/gm)).toEqual([expect.stringContaining('`/nowhere`')]);
  });

  test('goes on with what comes to light only after other mends', async () => {
    const [file, content] = withArticle(`${FELT}\nSee [wool] (/Insights).\n`);
    const { code, stdout } = await runHere(['check', '--content', content, '--fix', '--yes']);
    expect([code, await readFile(file, 'utf8')]).toEqual([0, `${FELT}\nSee [wool](/insights).\n`]);
    expect(stdout).toContain('-See [wool] (/Insights).\n+See [wool](/Insights).');
    expect(stdout).toContain('-See [wool](/Insights).\n+See [wool](/insights).');
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
  return applyFixes(saved, fixes);
}

/** A site to change with this text for one of its articles. */
function withArticle(text: string): [file: string, content: string] {
  const content = copySmallSite();
  const file = path.join(content, 'insights/felt.md');
  writeFileSync(file, text);
  return [file, content];
}
