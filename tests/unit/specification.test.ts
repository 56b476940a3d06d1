import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { titlesIn, valuesOf } from './test-titles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/specification.md'), 'utf8');

interface Row {
  readonly sentence: string;
  readonly places: readonly string[];
  readonly tests: readonly Reference[];
}

interface Reference {
  readonly file: string;
  readonly title: string;
}

const rows = page.split('\n').filter(isRow).map(readRow);
const references = rows.flatMap(({ tests }) => tests);
const sources = new Map(
  references
    .map(({ file }) => file)
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const titles = new Map([...sources].map(([file, source]) => [file, titlesIn(file, source)]));

describe('the walk through the specification', () => {
  test('goes through its nine sections', () => {
    const sections = [...page.matchAll(/^## (\d+)/gm)].map(([, number]) => Number(number));
    expect([...new Set(sections)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('has nothing left to fill in', () => {
    expect(page.split('\n').filter((line) => line.includes('PENDING'))).toEqual([]);
  });

  test('has a place for every sentence', () => {
    expect(rows.filter(({ places }) => places.length === 0).map(({ sentence }) => sentence)).toEqual([]);
  });

  test('has a test for every sentence', () => {
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ sentence }) => sentence)).toEqual([]);
  });

  test('names places that exist', () => {
    expect(missing(rows.flatMap(({ places }) => places))).toEqual([]);
  });

  test('names files of tests that exist', () => {
    expect(missing(references.map(({ file }) => file))).toEqual([]);
  });

  test('names tests that exist', () => {
    const lost = references.filter((reference) => !isTest(reference));
    expect(lost.map(({ file, title }) => `${file} › ${title}`)).toEqual([]);
  });
});

describe('a title of a test', () => {
  test.each([
    ['counts a tag once', 'counts a tag once', []],
    ['the trail of ${address} is right', 'the trail of ${address} is right', []],
    ['the trail of /faq is right', 'the trail of ${address} is right', ['/faq']],
    ['31 characters', '%i characters', ['31']],
    ['example 3 differs: tabs', 'example $number differs: $reason', ['3', 'tabs']],
    ['is this right? (yes)', 'is this right? (%s)', ['yes']],
    ['counts a tag', 'counts a tag once', undefined],
    ['the trail of /faq is wrong', 'the trail of ${address} is right', undefined],
    ['an example', '%i examples', undefined],
  ])('%j compared with %j has the values %j', (title, written, values) => {
    expect(valuesOf(title, written)).toEqual(values);
  });

  test('is found wherever its test stands, and nothing else is', () => {
    const source = `
      test('plain', () => { test.fail(); });
      describe('group', () => { test.each(rows)('of %s', () => {}); });
      for (const a of b) test(\`with \${a} and \\\`mark\\\`\`, () => {});
      // test('in a comment')
      const text = "test('in a text')";`;
    expect(titlesIn('a.ts', source)).toEqual(['plain', 'of %s', 'with ${a} and `mark`']);
  });
});

function isRow(line: string): boolean {
  return line.startsWith('| ') && !line.startsWith('| Sentence |');
}

/** A row of three cells; in the second, code with a slash in it is a path; in the third, `<br>` stands between tests. */
function readRow(line: string): Row {
  const [sentence = '', where = '', shown = '', ...more] = line.slice(2, -2).split(' | ');
  if (more.length > 0) throw new Error(`docs/specification.md has a row of more than three cells: ${sentence}`);
  const places = [...where.matchAll(/`([^`]*\/[^`]*)`/g)].map(([, place = '']) => place);
  return { sentence, places, tests: shown.split('<br>').flatMap(readReference) };
}

function readReference(text: string): Reference[] {
  const [, file, title] = /^`([^`]+)` › (.+)$/.exec(text.trim()) ?? [];
  return file === undefined || title === undefined ? [] : [{ file, title }];
}

function missing(files: readonly string[]): string[] {
  return [...new Set(files)].filter((file) => !existsSync(path.join(root, file)));
}

/** Does a test of the file have this title, its values written somewhere in the file? */
function isTest({ file, title }: Reference): boolean {
  const source = sources.get(file) ?? '';
  return (titles.get(file) ?? []).some(
    (written) => valuesOf(title, written)?.every((value) => source.includes(value)) === true,
  );
}
