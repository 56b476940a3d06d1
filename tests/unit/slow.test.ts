import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SLOW } from './slow.ts';

const folder = import.meta.dirname;

test('a test that runs a command of the pipeline is none of the quick ones', () => {
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file));
  const running = tests.filter((file) =>
    /from '.*\/run-command\.ts'/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(running).toContain('commands.test.ts');
  expect(running.filter((file) => !SLOW.includes(`tests/unit/${file}`))).toEqual([]);
});
