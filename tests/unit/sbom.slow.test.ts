import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from './temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Workflow {
  readonly jobs: { readonly test: { readonly steps: readonly { readonly run?: string }[] } };
}

interface LockFile {
  readonly packages: Readonly<Record<string, Package>>;
}

interface Package {
  readonly version: string;
  readonly dev?: true;
  readonly devOptional?: true;
}

interface Bill {
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

test('continuous integration lists each package that the program is made of and no other, without a network', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as Workflow;
  const command = jobs.test.steps.find(({ run }) => run?.includes('npm sbom'))?.run ?? '';
  const folder = temporaryFolder();
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(path.join(root, file), path.join(folder, file));
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' };
  const { status, stderr } = spawnSync('bash', ['-e', '-c', command], { cwd: folder, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  const { components } = JSON.parse(readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8')) as Bill;
  const { packages } = JSON.parse(read('package-lock.json')) as LockFile;
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const known = Object.entries(packages).filter(([place]) => place !== '');
  // What is for tools, or is optional for the program, may be listed or not.
  const needed = known.filter(([, { dev, devOptional }]) => !dev && !devOptional).map(nameOf);
  const mayBeListed = new Set(known.filter(([, { dev }]) => !dev).map(nameOf));
  expect(needed.filter((name) => !listed.has(name))).toEqual([]);
  expect([...listed].filter((name) => !mayBeListed.has(name))).toEqual([]);
});

function nameOf([place, { version }]: readonly [place: string, Package]): string {
  return `${place.split('node_modules/').at(-1)}@${version}`;
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
