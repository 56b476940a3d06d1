import { spawnSync } from 'node:child_process';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../sampling.ts';
import { copyProject, folderInProject } from './project-copy.ts';
import { run, type Ending } from './run-command.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Talks: the files that a new content type with a list and pages takes. */
const NEW_KIND = path.join(ROOT, 'tests/fixtures/new-kind');
const BUILD_MS = 180_000;

const project = folderInProject();
let built: Ending;

beforeAll(async () => {
  copyProject(project);
  await cp(NEW_KIND, project, { recursive: true });
  await nameForVike(path.join(project, 'pages/talks'));
  await register("import { talkType } from './talk-type.ts';", 'talks: talkType,');
  built = await run(['build'], { project });
}, BUILD_MS);

describe('a new kind of content', { timeout: BUILD_MS }, () => {
  test('takes six files, of which two are content, and two lines in another', async () => {
    const entries = await readdir(NEW_KIND, { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile())).toHaveLength(6);
  });

  test.runIf(isLong)('has the right types', () => {
    const { stdout } = spawnSync(process.execPath, [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'], {
      cwd: project,
    });
    expect(stdout.toString()).toBe('');
  });

  test('is built', () => {
    expect(built).toMatchObject({ code: 0, stderr: '' });
  });

  test('tells editors of its fields', async () => {
    for (const written of ['docs/messages.md', 'docs/fields.md'])
      await cp(path.join(ROOT, written), path.join(project, written));
    expect(await run(['schemas'], { project })).toMatchObject({ code: 0, stderr: '' });
    expect(await readFile(path.join(project, 'schemas/talk.json'), 'utf8')).toContain('"held"');
  });

  test.each([
    ['has a list', 'talks.html', '<h2><a href="/talks/why-strings-break">Why strings break</a></h2>'],
    ['has pages', 'talks/why-strings-break.html', '<h1>Why strings break</h1>'],
    ['is described to search engines', 'talks/why-strings-break.html', '"@type":"Event","name":"Why strings break"'],
    ['has social cards', 'talks/why-strings-break.html', /og:image" content="[^"]+why-strings-break-\w+-card\.jpg"/],
    [
      'is in the archive',
      'content-export.txt',
      /Why strings break\n=+\n\nSource: https:.*\/talks\/why-strings-break\nAnchor: .*\nLast changed: 2025-04-02\n\nGuild of tuners, 2025-04-02/,
    ],
    [
      'has a Markdown alternate',
      'talks/why-strings-break.md',
      '\n# Why strings break\n\nGuild of tuners, 2025-04-02\n',
    ],
    ['is in the sitemap, with its last change', 'sitemap.xml', '/talks/why-strings-break</loc><lastmod>2025-04-02'],
  ])('%s', async (_, file, expected) => {
    expect(await readFile(path.join(project, 'dist', file), 'utf8')).toMatch(expected);
  });

  test('is checked like any other', async () => {
    const talk = '---\ntitle: No day\nevent: {{ nobody }}\nheld: 2025-02-30\nplace: Rome\n---\n\n[Nowhere](/nowhere)\n';
    await writeFile(path.join(project, 'content/talks/no-day.md'), talk.replace('{{ nobody }}', '"{{ nobody }}"'));
    const { stdout, code } = await run(['check'], { project });
    expect(code).toBe(1);
    expect(stdout.split('\n').filter((line) => line.startsWith('content/talks/no-day.md'))).toEqual([
      expect.stringContaining('bad-date'),
      expect.stringContaining('front-matter-unknown'),
      expect.stringContaining('missing-page'),
    ]);
  });
});

/** The diff to `content-types.ts`: an import and an entry. */
async function register(statement: string, entry: string): Promise<void> {
  const file = path.join(project, 'pipeline/types/content-types.ts');
  const text = await readFile(file, 'utf8');
  const changed = text.replace('import { serviceType }', `${statement}\nimport { serviceType }`);
  await writeFile(file, changed.replace('services: serviceType,', `services: serviceType,\n  ${entry}`));
}

/** Vike takes every file of the project whose name begins with `+`, so that those of the fixture have no such names. */
async function nameForVike(folder: string): Promise<void> {
  for (const name of ['Page.tsx', 'route.ts']) await rename(path.join(folder, name), path.join(folder, `+${name}`));
}
