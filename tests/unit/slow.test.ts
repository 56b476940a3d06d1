import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SLOW = /\.slow\.test\.tsx?$/;
const ALONE = /\.alone\.test\.tsx?$/;
const folder = import.meta.dirname;

const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .toSorted()
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ file: `tests/unit/${file}`, text: readFileSync(path.join(folder, file), 'utf8') }));

test('a test that runs a command of the pipeline is none of the quick ones', () => {
  const running = texts.filter(({ text }) => /from '.*\/run-command\.ts'/.test(text)).map(({ file }) => file);
  expect(running).toContain('tests/unit/commands.slow.test.ts');
  expect(running.filter((file) => !SLOW.test(file))).toEqual([]);
});

test('a test that changes modules or globals shares them with no other', () => {
  const changing = texts.filter(({ text }) => /\bvi\.(?:mock|spyOn|stub)/.test(text)).map(({ file }) => file);
  const quick = changing.filter((file) => !SLOW.test(file));
  expect(quick).toEqual(texts.flatMap(({ file }) => (ALONE.test(file) ? [file] : [])));
});
