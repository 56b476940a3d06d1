import { appendFileSync, cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect } from 'vitest';
import { runHere, type Said } from './run-command.ts';
import { copySmallSite, textsIn, writeTexts } from './temporary-folder.ts';

/** Enough for commands that build. */
export const MS = 120_000;

let root = '';

/** Gives each test of a file its own content folder. */
export function prepareFolders(): void {
  beforeEach(() => {
    root = path.dirname(copySmallSite());
  });
}

export function at(name: string): string {
  return path.join(root, name);
}

export function article(title: string, fields = '', text = 'Text.\n'): string {
  return `---\ntitle: ${title}\nsummary: About ${title}.\npublished: 2026-01-05\n${fields}---\n\n${text}`;
}

export function write(name: string, text: string): void {
  writeTexts(at('content'), { [name]: text });
}

export function read(name: string): string {
  return readFileSync(at(`content/${name}`), 'utf8');
}

export function copyPicture(...names: readonly string[]): void {
  for (const name of names) cpSync(at('content/images/soundboard.png'), at(`content/images/${name}`));
}

export function rename(...args: readonly string[]): Promise<Said> {
  return runHere(['rename', ...args, '--content', at('content')]);
}

export async function done(ending: Promise<Said>): Promise<string> {
  const { code, stdout, stderr } = await ending;
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return stdout;
}

export async function check(): Promise<string> {
  return (await runHere(['check', '--content', at('content')], { env: { CI: '' } })).stdout;
}

export function build(ci = ''): Promise<Said> {
  return runHere(['build', '--content', at('content'), '--out', at('out')], { env: { CI: ci } });
}

/** Builds like a writer does, with changes to the URL registry. */
export async function published(): Promise<void> {
  expect(await build()).toMatchObject({ code: 0, stderr: '' });
}

/** Lists an address as published, as a build does. */
export function list(address: string): void {
  appendFileSync(at('content/addresses.yaml'), `${address}: live\n`);
}

/** Returns the targets of old addresses, which must be the same in the redirect rule and in the redirect page. */
export function leads(): Record<string, string> {
  const files = textsIn(at('out'));
  const { moved = {} } = JSON.parse(files['redirects.json'] ?? '{}') as { moved?: Record<string, string> };
  const rules = (files['_redirects'] ?? '').split('\n').filter(Boolean);
  expect(rules).toEqual(Object.entries(moved).map(([from, to]) => `${from} ${to} 301`));
  for (const [from, to] of Object.entries(moved)) {
    expect(files[`${from.slice(1)}.html`]).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(moved).not.toHaveProperty([to]);
    expect(files[`${to.slice(1)}.html`]).toContain('<h1');
    expect(files['sitemap.xml']).not.toContain(`${from}<`);
  }
  return moved;
}
