import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FELT, SMALL_SITE } from './load-folder.ts';
import { inTemporaryFolder, run } from './run-command.ts';

const BUILD_MS = 120_000;

describe('check', { timeout: BUILD_MS }, () => {
  test('finds nothing in a sound folder', async () => {
    const { code, stdout } = await run(['check', '--content', SMALL_SITE, '--format', 'json']);
    expect([code, JSON.parse(stdout)]).toEqual([0, []]);
  });

  test('names place, rule and message of an error as JSON', async () => {
    await withContent(async (content) => {
      await writeFile(path.join(content, 'insights', 'felt.md'), FELT.replace('2026-01-05', '2026-02-31'));
      const { code, stdout } = await run(['check', '--content', content, '--format', 'json']);
      const place = { file: path.join(content, 'insights', 'felt.md'), line: 4, severity: 'error', rule: 'bad-date' };
      expect([code, JSON.parse(stdout)]).toMatchObject([1, [place]]);
    });
  });

  test('names file, line and column at the beginning of a line', async () => {
    await withContent(async (content) => {
      await writeFile(path.join(content, 'insights', 'felt.md'), FELT.replace('2026-01-05', '2026-02-31'));
      const { stdout } = await run(['check', '--content', content]);
      expect(stdout).toMatch(/^\S*insights\/felt\.md:4:12 error /m);
    });
  });

  test('passes a site without stand-ins for launch', async () => {
    expect((await run(['check', '--content', SMALL_SITE, '--launch'])).code).toBe(0);
  });

  test('refuses a site with a stand-in for launch, and passes it otherwise', async () => {
    await withContent(async (content) => {
      const file = path.join(content, 'site.yaml');
      const settings = await readFile(file, 'utf8');
      await writeFile(
        file,
        settings.replace('name: Harbour Pianos', 'name: { value: Harbour Pianos, placeholder: true }'),
      );
      const launch = await run(['check', '--content', content, '--launch']);
      expect([launch.code, launch.stdout]).toEqual([1, expect.stringContaining('placeholder-left')]);
      expect((await run(['check', '--content', content])).code).toBe(0);
    });
  });
});

describe('help', () => {
  test.each([['--help'], ['check', '--help'], ['build', '-h']])('is the answer to %s %s', async (...args) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Usage: npm run COMMAND -- [options]');
    expect(stdout).toContain('--date 2026-12-01');
  });
});

describe('new', { timeout: BUILD_MS }, () => {
  test('writes an article that checks without a finding', async () => {
    await withContent(async (content) => {
      const { code } = await run(['new', 'insight', 'Who owns the "plan": you?', '--content', content]);
      const check = await run(['check', '--content', content, '--format', 'json']);
      expect([code, check.code, JSON.parse(check.stdout)]).toEqual([0, 0, []]);
    });
  });

  test('says where the file is', async () => {
    await withContent(async (content) => {
      const { stdout } = await run(['new', 'insight', 'A new title', '--content', content]);
      expect(stdout).toContain(path.join(content, 'insights', 'a-new-title.md'));
    });
  });

  test.each([
    ['word '.repeat(100), 'word-'.repeat(48).slice(0, -1)],
    ['語'.repeat(300), '語'.repeat(80)],
  ])('takes as many words of a long title as a file name holds: %s', async (title, slug) => {
    await withContent(async (content) => {
      const { code } = await run(['new', 'insight', title, '--content', content]);
      expect([code, (await readdir(path.join(content, 'insights'))).includes(`${slug}.md`)]).toEqual([0, true]);
    });
  });

  test.each(['Aux', 'Index'])('refuses the title %s, which cannot be a file everywhere', async (title) => {
    await withContent(async (content) => {
      const { code, stderr } = await run(['new', 'insight', title, '--content', content]);
      expect([code, stderr]).toEqual([1, expect.stringContaining('choose another title')]);
    });
  });

  test('refuses to write over a file', async () => {
    await withContent(async (content) => {
      const file = path.join(content, 'insights', 'felt.md');
      const before = await readFile(file, 'utf8');
      const { code, stderr } = await run(['new', 'insight', 'Felt', '--content', content]);
      expect([code, stderr, await readFile(file, 'utf8')]).toEqual([
        1,
        expect.stringContaining('exists already'),
        before,
      ]);
    });
  });
});

describe('the command line', { timeout: BUILD_MS }, () => {
  test.each([
    [['bulid'], 'Unexpected command `bulid`'],
    [[], 'Which command?'],
    [['build', '--contnet', 'x'], '--contnet'],
    [['check', '--format', 'xml'], 'Unexpected format `xml`'],
    [['preview', '--port', 'high'], 'Unexpected port `high`'],
    [['new', 'insight'], 'Usage'],
  ])('%j ends with code 2 and says why', async (args, message) => {
    const { code, stderr } = await run(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  test('a preview of a folder without a site says what to do', async () => {
    const { code, stderr } = await run(['preview', '--out', path.join(SMALL_SITE, 'images')]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('npm run build')]);
  });

  test('a content folder that does not exist is named', async () => {
    const { code, stderr } = await run(['check', '--content', '/no/such/folder']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('/no/such/folder')]);
  });
});

async function withContent(use: (content: string) => Promise<void>): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    await cp(SMALL_SITE, path.join(folder, 'content'), { recursive: true });
    await use(path.join(folder, 'content'));
  });
}
