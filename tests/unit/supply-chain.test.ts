import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const workflows = readdirSync(path.join(root, '.github/workflows'));

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

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
