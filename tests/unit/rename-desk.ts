import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { SMALL_SITE } from './load-folder.ts';
import { runHere, type Said } from './run-command.ts';

/** Commands that build take their time. */
export const MS = 120_000;

/** Shared by the tests of a file, whose contents are alike. */
export let cache = '';
let root = '';

/** Gives each test of a file a content folder of its own. */
export function prepareFolders(): void {
  beforeAll(async () => {
    cache = await mkdtemp(path.join(tmpdir(), 'rename-cache-'));
  });
  afterAll(() => rm(cache, { recursive: true, force: true }));
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'rename-'));
    await cp(SMALL_SITE, path.join(root, 'content'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true, force: true }));
}

export function at(name: string): string {
  return path.join(root, name);
}

export function article(title: string, fields = '', text = 'Text.\n'): string {
  return `---\ntitle: ${title}\nsummary: About ${title}.\npublished: 2026-01-05\n${fields}---\n\n${text}`;
}

export async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(at(`content/${name}`)), { recursive: true });
  await writeFile(at(`content/${name}`), text);
}

export function read(name: string): Promise<string> {
  return readFile(at(`content/${name}`), 'utf8');
}

export async function copyPicture(...names: readonly string[]): Promise<void> {
  for (const name of names) await cp(at('content/images/soundboard.png'), at(`content/images/${name}`));
}

export function rename(...args: readonly string[]): Promise<Said> {
  return runHere(['rename', ...args, '--content', at('content'), '--cache', cache]);
}

export async function done(ending: Promise<Said>): Promise<string> {
  const { code, stdout, stderr } = await ending;
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return stdout;
}

export async function check(): Promise<string> {
  return (await runHere(['check', '--content', at('content'), '--cache', cache], { env: { CI: '' } })).stdout;
}

export function build(ci = ''): Promise<Said> {
  return runHere(['build', '--content', at('content'), '--out', at('out'), '--cache', cache], { env: { CI: ci } });
}

/** Builds as a writer does, whose URL registry is kept. */
export async function published(): Promise<void> {
  expect(await build()).toMatchObject({ code: 0, stderr: '' });
}

/** Where old addresses lead: each to a page, by a rule and by a page of its own. */
export async function leads(): Promise<Record<string, string>> {
  const files = await textsIn(at('out'));
  const { moved = {} } = JSON.parse(files.get('redirects.json') ?? '{}') as { moved?: Record<string, string> };
  const rules = (files.get('_redirects') ?? '').split('\n').filter(Boolean);
  expect(rules).toEqual(Object.entries(moved).map(([from, to]) => `${from} ${to} 301`));
  for (const [from, to] of Object.entries(moved)) {
    expect(files.get(`${from.slice(1)}.html`)).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(moved).not.toHaveProperty([to]);
    expect(files.get(`${to.slice(1)}.html`)).toContain('<h1');
    expect(files.get('sitemap.xml')).not.toContain(`${from}<`);
  }
  return moved;
}

export async function textsIn(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?:\.(?:html|xml|json|md|txt)|_redirects)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)),
  );
}
