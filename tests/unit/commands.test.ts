import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SMALL_SITE } from './load-folder.ts';
import { bytesOf, inTemporaryFolder, run, type Ending } from './run-command.ts';

const BUILD_MS = 120_000;

describe('build', { timeout: BUILD_MS }, () => {
  let folder = '';
  let first: Ending;
  let built: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-'));
    first = await build(SMALL_SITE, path.join(folder, 'first'));
    built = await bytesOf(path.join(folder, 'first'));
  }, BUILD_MS);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('makes a folder from a content folder that is not this site’s', () => {
    expect([first.code, first.stderr]).toEqual([0, '']);
  });

  test('makes a page for every page and article, and the files beside them', () => {
    expect(Object.keys(built)).toEqual(
      expect.arrayContaining([
        'index.html',
        '404.html',
        'faq.html',
        'insights.html',
        'insights/winter-air.html',
        'repairs/strings.html',
        'content-export.txt',
        'sitemap.xml',
        'robots.txt',
        'insights/index.json',
        'favicon.svg',
      ]),
    );
  });

  test('leaves drafts out', () => {
    expect(Object.keys(built).filter((file) => file.includes('unfinished'))).toEqual([]);
  });

  test('leaves nothing beside the folder', async () => {
    expect(await readdir(folder)).toEqual(['first']);
  });

  test('makes the same bytes and no image a second time', async () => {
    const { stdout } = await build(SMALL_SITE, path.join(folder, 'second'));
    expect(stdout).toContain('images        0 made');
    expect(await bytesOf(path.join(folder, 'second'))).toEqual(built);
  });

  test.each([
    { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
    { TZ: 'America/Adak', LANG: 'C', LC_ALL: 'C' },
  ])('makes the same bytes under $TZ and $LANG', async (env) => {
    await inTemporaryFolder(async (elsewhere) => {
      await build(SMALL_SITE, path.join(elsewhere, 'out'), env);
      expect(await bytesOf(path.join(elsewhere, 'out'))).toEqual(built);
    });
  });

  test('takes away what the content no longer has', async () => {
    await withCopies(async (content, out) => {
      await rm(path.join(content, 'insights', 'felt.md'));
      await build(content, out);
      const stands = (files: object): boolean => 'insights/worn-felt.html' in files;
      expect([stands(built), stands(await bytesOf(out))]).toEqual([true, false]);
    });
  });

  test('stops at an error in the content, names it, and leaves the folder as it was', async () => {
    await withCopies(async (content, out) => {
      await writeFile(path.join(content, 'insights', 'felt.md'), '---\ntitle: Felt\npublished: 2026-02-31\n---\n');
      const { code, stderr } = await build(content, out);
      expect(code).toBe(1);
      expect(stderr).toContain('felt.md');
      expect(stderr).toContain('bad-date');
      expect(await bytesOf(out)).toEqual(built);
    });
  });

  test('refuses a folder with files that no build has made, and does not touch them', async () => {
    await inTemporaryFolder(async (elsewhere) => {
      await writeFile(path.join(elsewhere, 'thesis.txt'), 'ten years of work');
      const { code, stderr } = await build(SMALL_SITE, elsewhere);
      expect(code).toBe(1);
      expect(stderr).toContain('holds files that no build has made');
      expect(await readdir(elsewhere)).toEqual(['thesis.txt']);
    });
  });

  test('takes an empty folder', async () => {
    await inTemporaryFolder(async (elsewhere) => {
      const out = path.join(elsewhere, 'out');
      await mkdir(out);
      await build(SMALL_SITE, out);
      expect(await bytesOf(out)).toEqual(built);
    });
  });

  test('puts back what an exchange that was cut off had set aside', async () => {
    await withCopies(async (content, out) => {
      await rename(out, path.join(path.dirname(out), '.out-previous'));
      const { code } = await build(content, out);
      expect([code, await bytesOf(out)]).toEqual([0, built]);
      expect((await readdir(path.dirname(out))).filter((name) => name.startsWith('.'))).toEqual([]);
    });
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'leaves a whole folder when %s interrupts it at any moment, and works the next time',
    async (signal) => {
      await withCopies(async (content, out) => {
        await writeFile(path.join(content, 'insights', 'felt.md'), FELT);
        const left: Record<string, string>[] = [];
        for (const at of ['Building', 'images', 'pages']) {
          const ending = await run(['build', '--content', content, '--out', out], { interrupt: { at, signal } });
          // At the last moment the exchange may be over before the signal arrives.
          if (at !== 'pages') expect([at, ending.signal]).toEqual([at, signal]);
          left.push(await bytesOf(out));
        }
        const { code } = await build(content, out);
        const rebuilt = await bytesOf(out);
        expect([code, Object.keys(rebuilt)]).toEqual([0, expect.arrayContaining(['insights/felt.html'])]);
        for (const bytes of left) expect([built, rebuilt]).toContainEqual(bytes);
        expect((await readdir(path.dirname(out))).filter((name) => name.startsWith('.'))).toEqual([]);
      });
    },
  );

  /** Copies of the small site's content and of its built folder, for one test to change. */
  async function withCopies(use: (content: string, out: string) => Promise<void>): Promise<void> {
    await inTemporaryFolder(async (elsewhere) => {
      const [content, out] = [path.join(elsewhere, 'content'), path.join(elsewhere, 'out')];
      await cp(SMALL_SITE, content, { recursive: true });
      await cp(path.join(folder, 'first'), out, { recursive: true });
      await use(content, out);
    });
  }
});

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

/** An article in the place of one that the small site has. */
const FELT = `---
title: Felt, told again
summary: What the hammers wear.
published: 2026-01-05
tags: []
---

Felt wears where it strikes.
`;

function build(content: string, out: string, env: Record<string, string> = {}): Promise<Ending> {
  return run(['build', '--content', content, '--out', out], { env });
}

async function withContent(use: (content: string) => Promise<void>): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    await cp(SMALL_SITE, path.join(folder, 'content'), { recursive: true });
    await use(path.join(folder, 'content'));
  });
}
