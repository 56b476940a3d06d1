import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { FELT, SMALL_SITE } from './load-folder.ts';
import { bytesOf, run, runHere } from './run-command.ts';
import { copySmallSite, temporaryFolder } from './temporary-folder.ts';

const BUILD_MS = 120_000;
const MONTH_MS = 30 * 86_400_000;

describe('check', { timeout: BUILD_MS }, () => {
  test('finds nothing in a sound folder', async () => {
    const { code, stdout } = await run(['check', '--content', SMALL_SITE, '--format', 'json']);
    expect([code, JSON.parse(stdout)]).toEqual([0, []]);
  });

  test('names the place and the rule of an error, for people and as JSON', async () => {
    const content = copySmallSite();
    const file = path.join(content, 'insights', 'felt.md');
    await writeFile(file, FELT.replace('2026-01-05', '2026-02-31'));
    const asJson = await runHere(['check', '--content', content, '--format', 'json']);
    const place = { file, line: 4, severity: 'error', rule: 'bad-date', url: 'docs/messages.md#bad-date' };
    expect([asJson.code, JSON.parse(asJson.stdout)]).toMatchObject([1, [place]]);
    const { stdout } = await runHere(['check', '--content', content]);
    expect(stdout).toMatch(/^\S*insights\/felt\.md:4:12 error .* bad-date\n {2}4 \| published: 2026-02-31\n/m);
    expect(stdout).toMatch(/\n1 error in 1 file\n$/);
  });

  test('and a build name it as JSON in the same words, though nothing is built', async () => {
    const content = copySmallSite();
    await writeFile(path.join(content, 'insights', 'felt.md'), FELT.replace('2026-01-05', '2026-02-31'));
    const check = await runHere(['check', '--content', content, '--format', 'json']);
    const build = await runHere(['build', '--content', content, '--out', temporaryFolder(), '--format', 'json']);
    expect(JSON.parse(check.stdout)).toHaveLength(1);
    expect([build.code, JSON.parse(build.stdout)]).toMatchObject([1, { findings: JSON.parse(check.stdout) }]);
  });

  test('is plain in a pipe, and in colors where that is wished', async () => {
    const content = copySmallSite();
    await writeFile(path.join(content, 'insights', 'felt.md'), FELT.replace('2026-01-05', '2026-02-31'));
    const plain = await runHere(['check', '--content', content]);
    const colored = await runHere(['check', '--content', content], { env: { FORCE_COLOR: '1' } });
    expect(colored.stdout).not.toBe(plain.stdout);
    expect(stripVTControlCharacters(colored.stdout)).toBe(plain.stdout);
  });

  test('warns once that nothing is featured, and names no article that waits', async () => {
    const content = copySmallSite();
    const file = path.join(content, 'insights', 'winter-air.md');
    await writeFile(file, (await readFile(file, 'utf8')).replace('featured: true\n', ''));
    const soon = new Date(Date.now() + MONTH_MS).toISOString().slice(0, 10);
    await writeFile(path.join(content, 'insights', 'later.md'), FELT.replace('2026-01-05', soon));
    const { stdout } = await runHere(['check', '--content', content, '--format', 'json']);
    const found = JSON.parse(stdout) as readonly { rule: string; help: string }[];
    expect(found.map(({ rule }) => rule)).toEqual(['none-featured']);
    expect(found[0]?.help).not.toContain('later.md');
  });

  test('folds placeholders into a line, and lists them where that is wished', async () => {
    const content = copySmallSite();
    await putPlaceholder(content);
    const folded = await runHere(['check', '--content', content]);
    expect([folded.code, folded.stdout]).toEqual([
      0,
      expect.stringMatching(/^1 placeholder is left .*\n\nNo findings\.\n$/),
    ]);
    const listed = await runHere(['check', '--content', content, '--placeholders']);
    expect(listed.stdout).toMatch(/^\S*site\.yaml:\d+:\d+ warning .* placeholder-left\n/);
  });
});

test(
  'a launch is refused for a placeholder alone, by a check as by a build, and needs no testimonials, which a check asks for',
  async () => {
    const content = copySmallSite();
    const out = path.join(content, '../out');
    await writeFile(
      path.join(content, 'testimonials.yaml'),
      '- { value: "A school, after a winter", placeholder: true }\n',
    );
    const launches = async () => [
      await runHere(['build', '--launch', '--content', content, '--out', out]),
      await runHere(['check', '--launch', '--content', content]),
    ];
    const [build, check] = await launches();
    expect([build?.code, check?.code, check?.stdout]).toEqual([
      0,
      0,
      expect.stringContaining('A place is kept for a testimonial: `A school, after a winter`'),
    ]);
    const published = await bytesOf(out);
    await putPlaceholder(content);
    for (const { code, stdout, stderr } of await launches())
      expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(/`legal\.tax_id`.* {2}placeholder-left/)]);
    expect(await bytesOf(out)).toEqual(published);
  },
  BUILD_MS,
);

describe('help', () => {
  test.each([
    [['--help'], 'npm run COMMAND --', 'check '],
    [['chekc', '--help'], 'npm run COMMAND --', 'build '],
    [['check', '--help'], 'npm run check --', '--placeholders '],
    [['build', '-h'], 'npm run build --', '--date YYYY-MM-DD '],
    [['new', '--colour', '--help'], 'npm run new -- insight|page|service "Title"', '--content DIR '],
  ])('is the answer to %j', async (args, usage, line) => {
    const { code, stdout, stderr } = await runHere(args);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')[0]).toBe(`Usage: ${usage} [options]`);
    expect(stdout).toContain(`\n  ${line} `);
  });
});

const WRONG: readonly (readonly [args: readonly string[], message: string])[] = [
  [['bulid'], 'Unexpected command `bulid`; did you mean `build`\n\nUsage: npm run COMMAND'],
  [['xyz'], 'Unexpected command `xyz`\n\nUsage: npm run COMMAND'],
  [[], 'Which command?'],
  [['build', '--contnet', 'x'], 'Unexpected option `--contnet`; did you mean `--content`\n\nUsage: npm run build'],
  [['check', '--lauch'], 'Unexpected option `--lauch`; did you mean `--launch`\n\nUsage: npm run check'],
  [['check', '-x'], 'Unexpected option `-x`\n'],
  [['check', '--port', '1'], 'Unexpected option `--port` of `check`; it is one of `dev` and `preview`'],
  [['check', '--content'], 'Cannot find the value of `--content`, expected `--content DIR`'],
  [['check', '--content', '--launch'], 'Cannot find the value of `--content`'],
  [['check', '--launch=no'], 'Unexpected value `no`: `--launch` takes none'],
  [['check', '--yes'], 'Unexpected option `--yes` without `--fix`'],
  [['check', '--fix', '--format', 'json'], 'Unexpected format `json` with `--fix`'],
  [['build', '--format', 'github'], 'Unexpected format `github`, expected `json`'],
  [['check', '--format', 'xml'], 'Unexpected format `xml`, expected `json` or `github`'],
  [['preview', '--port', 'high'], 'Unexpected port `high`'],
  [['preview', '--host=evil/..'], 'Unexpected host `evil/..`'],
  [['preview', '--host=:8080'], 'Unexpected host `:8080`'],
  [['build', '--date', '2031-02-03'], 'Cannot rehearse 2031-02-03 in `dist`'],
  [['build', '--date', '2031-02-30'], 'Unexpected date `2031-02-30`: February 2031 has 28 days\n'],
  [['check', '--content', '/no/such/folder'], '/no/such/folder'],
  [['new', 'insight'], 'npm run new -- insight "Title"'],
  [['new'], 'What shall it be?'],
  [['new', 'insigt', 'A'], 'Unexpected kind `insigt`; did you mean `insight`'],
  [['new', 'insight', 'A', '--audience', 'B'], 'Unexpected option `--audience` for `insight`'],
  [['new', 'service', 'A'], 'expected `--audience` with one of founders, ttos'],
];

describe('the command line', { timeout: BUILD_MS }, () => {
  test.each(WRONG)('%j ends with code 2 and says why', async (args, message) => {
    const { code, stderr } = await runHere(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  test('a preview of a folder without a site says what to do', async () => {
    const { code, stderr } = await runHere(['preview', '--out', path.join(SMALL_SITE, 'images')]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('npm run build')]);
  });

  test('a part of the content folder is none, and the whole one is named', async () => {
    for (const name of ['insights', 'site.yaml']) {
      const { code, stderr } = await runHere(['check', '--content', path.join(SMALL_SITE, name)]);
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining(`expected the whole content folder: \`--content ${SMALL_SITE}\``),
      ]);
    }
  });
});

async function putPlaceholder(content: string): Promise<void> {
  const file = path.join(content, 'site.yaml');
  const settings = await readFile(file, 'utf8');
  await writeFile(file, settings.replace(/^ {2}tax_id: (.*)$/m, '  tax_id: { value: $1, placeholder: true }'));
}
