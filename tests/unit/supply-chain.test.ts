import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const workflows = readdirSync(path.join(root, '.github/workflows'));

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
}

describe.each(workflows)('the workflow %s', (name) => {
  test('takes each action by its commit, and says of which version that is', () => {
    const uses = read(`.github/workflows/${name}`).match(/^.*\buses:.*$/gm) ?? [];
    const loose = uses.filter((line) => !/ uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line));
    expect(uses).not.toEqual([]);
    expect(loose).toEqual([]);
  });
});

test('each action is taken in one version', () => {
  const used = workflows.flatMap((name) => read(`.github/workflows/${name}`).match(/(?<=uses: ).+/g) ?? []);
  const versions = new Set(used);
  expect(versions.size).toBe(new Set([...versions].map((version) => version.split('@', 1)[0])).size);
});

test('a package that is installed runs no program, and only those ask to that need not', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as LockFile;
  const asking = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  // Its program is a package of its own; the script would only put that where a command finds it sooner.
  expect(asking.map(([name]) => name)).toEqual(['node_modules/esbuild']);
});

test('the table of dependencies has each one that there is, with its license', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| .+ \| .+ \| (.+) \| .+ \|$/gm)];
  const licenseOf = (name: string): string =>
    (JSON.parse(read(`node_modules/${name}/package.json`)) as { license: string }).license;
  expect(rows.map(([, name, license]) => [name, license])).toEqual(
    Object.keys(dependencies).map((name) => [name, licenseOf(name)]),
  );
});

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
