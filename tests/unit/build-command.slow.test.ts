import { cpSync, existsSync, readFileSync } from 'node:fs';
import { appendFile, copyFile, lstat, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { sampleOf } from '../sampling.ts';
import { copyProject, folderInProject } from './project-copy.ts';
import { FELT } from './load-folder.ts';
import { bytesOf, CACHE, run, runHere, type Said } from './run-command.ts';
import { copySmallSite, temporaryFolder } from './temporary-folder.ts';

const BUILD_MS = 120_000;

describe('build', { timeout: BUILD_MS }, () => {
  const folder = temporaryFolder();
  /** The small site outside of a repository, so that its copies have the same days of changes. */
  const site = copySmallSite();
  /** This program at a path with spaces and non-ASCII letters. */
  const project = path.join(folderInProject(), 'Programm für Übung 1');
  let first: Said;
  let built: Record<string, string>;

  beforeAll(async () => {
    first = await build(site, path.join(folder, 'first'));
    built = await bytesOf(path.join(folder, 'first'));
  }, BUILD_MS);

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

  test('says of how many pages the last change is known', () => {
    expect(first.stdout).toMatch(/last changes {2}of \d+ pages from their fields, of 0 from git, of \d+ not known/);
    expect(first.stdout).toContain('(git says: fatal: not a git repository');
  });

  test('publishes what is right beside a draft with slips, and says so, again too', async () => {
    const [content, out] = copies();
    await writeFile(
      path.join(content, 'insights', 'begun.md'),
      '---\ntitle: *Begun\ndraft: true\ntags: [a\n---\n\nText.\n',
    );
    for (const told of ['Building', 'Nothing has changed since the last build.']) {
      const { code, stdout, stderr } = await build(content, out);
      expect([code, stdout + stderr]).toEqual([0, expect.stringContaining(told)]);
      expect(stdout + stderr).toMatch(/begun\.md:\d+:\d+ warning /);
      expect(stdout + stderr).not.toMatch(/\d error | stopped/);
    }
  });

  /** Environments that differ from the usual one in everything that must not matter. */
  const surroundings = [
    { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', umask: '002', isReversed: true },
    { TZ: 'America/Adak', LANG: 'C', LC_ALL: 'C', umask: '077', isReversed: false },
  ];
  test.each(sampleOf(surroundings, 1))(
    'makes the same bytes, which all may read, of copies elsewhere under $TZ, $LANG and umask $umask',
    async ({ umask, isReversed, ...place }) => {
      const elsewhere = path.join(temporaryFolder(), 'Größe und Ordnung');
      const content = path.join(elsewhere, 'Inhalt für alle');
      await copyInOrder(site, content, isReversed);
      copyProject(project);
      const preload = `data:text/javascript,process.umask(0o${umask})`;
      for (const [name, cache] of [
        ['für alle', CACHE],
        ['von vorn', path.join(elsewhere, 'cache')],
      ] as const) {
        const out = path.join(elsewhere, name);
        const { stdout, stderr } = await run(['build', '--content', content, '--out', out, '--cache', cache], {
          env: place,
          project,
          preload,
        });
        expect(stderr).toBe('');
        if (cache !== CACHE) expect(stdout).toMatch(/pages +(\d+) .*, \1 rendered/);
        expect(await bytesOf(out)).toEqual(built);
        expect(await modesIn(out)).toEqual(new Set(['file 444', 'folder 555']));
      }
    },
  );

  test('does nothing where nothing has changed, and says the same', async () => {
    const [content, out] = copies();
    const before = await build(content, out);
    const again = await build(content, out);
    expect(again.stdout).toContain('Nothing has changed since the last build.');
    const counts = /pages +\d+ \(\d+ articles\)|placeholders.*|findings.*|size.*MB/g;
    expect(again.stdout.match(counts)).toEqual(before.stdout.match(counts));
    expect(await bytesOf(out)).toEqual(built);
  });

  test('says of what it is made, which the URL registry that it writes is no part of', async () => {
    const [content, out] = copies();
    const made = { [packageJson.name]: packageJson.version, react: packageJson.dependencies.react };
    expect(manifestIn(out)).toMatchObject({ content: expect.stringMatching(/^[\da-f]{64}$/), madeBy: made });
    const { content: version } = manifestIn(out);
    await runHere(['build', '--content', content, '--out', out], { env: { CI: '' } });
    expect([existsSync(path.join(content, 'addresses.yaml')), manifestIn(out).content]).toEqual([true, version]);
    await appendFile(path.join(content, 'insights', 'winter-air.md'), '\nMore.\n');
    const { stderr } = await build(content, out);
    expect([stderr, manifestIn(out).content]).toEqual(['', expect.not.stringContaining(version)]);
  });

  test('is what `verify` compares a folder with: it names each difference, and ends with code 1', async () => {
    const [, out] = copies();
    const whole = await runHere(['verify', out]);
    const { length } = Object.keys(built);
    expect(whole).toMatchObject({
      code: 0,
      stdout: `${out} is what the build has made: ${length - 1} files compared.\n`,
    });
    await appendFile(path.join(out, 'faq.html'), ' ');
    const { code, stderr } = await runHere(['verify', '--out', out]);
    const said = `faq.html has other bytes than the build has made\n${out} is not what the build has made: 1 difference.\n`;
    expect([code, stderr]).toEqual([1, said]);
  });

  test('keeps files that no build has made, and names them', async () => {
    const [content, out] = copies();
    await writeFile(path.join(out, 'google123.html'), 'mine');
    const { code, stdout } = await build(content, out);
    expect([code, stdout]).toEqual([0, expect.stringContaining('kept          google123.html')]);
    const { 'google123.html': mine, ...made } = await bytesOf(out);
    expect([mine, made]).toEqual([expect.any(String), built]);
  });

  test('refuses a folder in which another site is published, and does not touch it', async () => {
    const elsewhere = temporaryFolder();
    for (const name of ['index.html', '404.html', 'thesis.txt']) await writeFile(path.join(elsewhere, name), 'mine');
    const before = await bytesOf(elsewhere);
    const { code, stderr } = await build(site, elsewhere);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Cannot publish to .*index\.html, 404\.html would be covered/),
    ]);
    expect(await bytesOf(elsewhere)).toEqual(before);
  });

  test('writes through a link to a folder', async () => {
    const elsewhere = temporaryFolder();
    await mkdir(path.join(elsewhere, 'target'));
    await symlink('target', path.join(elsewhere, 'link'));
    await build(site, path.join(elsewhere, 'link'));
    expect(await bytesOf(path.join(elsewhere, 'target'))).toEqual(built);
    expect((await lstat(path.join(elsewhere, 'link'))).isSymbolicLink()).toBe(true);
  });

  test('runs beside others of this and another content into the same folder: they take turns, and one of them is whole', async () => {
    const elsewhere = temporaryFolder();
    const out = path.join(elsewhere, 'out');
    const other = copySmallSite();
    await writeFile(path.join(other, 'insights', 'felt.md'), FELT);
    const otherOut = path.join(other, '../out');
    await build(other, otherOut);
    const builds = [site, other, site].map((content) => run(['build', '--content', content, '--out', out]));
    const endings = await Promise.all(builds);
    expect(endings.map(({ code, stderr }) => [code, stderr])).toEqual(endings.map(() => [0, '']));
    expect(endings.filter(({ stdout }) => stdout.includes('waiting until it is done')).length).toBe(2);
    expect([built, await bytesOf(otherOut)]).toContainEqual(await bytesOf(out));
    expect(await readdir(elsewhere)).toEqual(['out']);
  });

  test.each(sampleOf(['SIGINT', 'SIGTERM', 'SIGKILL'] as const, 1))(
    'leaves a whole folder when %s interrupts it at any moment, and works the next time',
    async (signal) => {
      const [content, out] = copies();
      await writeFile(path.join(content, 'insights', 'felt.md'), FELT);
      const left: Record<string, string>[] = [];
      for (const at of ['Building', 'images', 'pages']) {
        const ending = await run(['build', '--content', content, '--out', out], { interrupt: { at, signal } });
        // A signal that is sent late may arrive after the folders were swapped.
        if (at !== 'pages') expect([at, ending.signal]).toEqual([at, signal]);
        left.push(await bytesOf(out));
      }
      const { code } = await build(content, out);
      const rebuilt = await bytesOf(out);
      expect([code, Object.keys(rebuilt)]).toEqual([0, expect.arrayContaining(['insights/felt.html'])]);
      for (const bytes of left) expect([built, rebuilt]).toContainEqual(bytes);
      expect((await readdir(path.dirname(out))).filter((name) => name.startsWith('.'))).toEqual([]);
    },
  );

  /** Copies the content and the built folder of the small site, so that a test may change them. */
  function copies(): [content: string, out: string] {
    const content = copySmallSite();
    const out = path.join(content, '../out');
    cpSync(path.join(folder, 'first'), out, { recursive: true });
    return [content, out];
  }
});

/** Copies a folder file by file, in ascending or descending order of names. */
async function copyInOrder(from: string, to: string, isReversed: boolean): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of isReversed ? files.toSorted().toReversed() : files.toSorted()) {
    const place = path.join(to, path.relative(from, file));
    await mkdir(path.dirname(place), { recursive: true });
    await copyFile(file, place);
  }
}

/** Returns the permissions of a folder and of everything in it, without those for writing, which depend on the umask. */
async function modesIn(folder: string): Promise<Set<string>> {
  const names = ['', ...(await readdir(folder, { recursive: true }))];
  const all = await Promise.all(names.map((name) => stat(path.join(folder, name))));
  return new Set(all.map((one) => `${one.isDirectory() ? 'folder' : 'file'} ${(one.mode & 0o555).toString(8)}`));
}

function manifestIn(out: string): { readonly content: string; readonly madeBy: object } {
  return JSON.parse(readFileSync(path.join(out, 'build.json'), 'utf8')) as ReturnType<typeof manifestIn>;
}

function build(content: string, out: string): Promise<Said> {
  return runHere(['build', '--content', content, '--out', out]);
}
