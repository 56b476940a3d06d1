import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '../../pipeline/lint/rules.ts';
import { compileText } from './compile-text.ts';
import { MARK } from './mistakes/mistake.ts';
import { MISTAKES } from './mistakes/table.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Right texts, and texts with every mistake that there is a rule for. */
const texts = [
  ...['content', 'tests/fixtures/small-site', 'tests/fixtures/pastes'].flatMap(filesIn),
  ...MISTAKES.flatMap(({ name, to = '', add = {} }) =>
    [to, ...Object.values(add)].flatMap((text) =>
      typeof text === 'string' ? [[name, text.replace(MARK, '')] as const] : [],
    ),
  ),
  ...Object.entries(rules).flatMap(([name, { example }]) =>
    'none' in example ? [] : example.wrong.flatMap((one) => ('text' in one ? [[name, one.text] as const] : [])),
  ),
];

test('a text is compiled to the same HTML whether a linter looks at it or not', () => {
  for (const [name, text] of texts) {
    const [seen, unseen] = [true, false].map((isLinted) => compileText(text, { hasFrontMatter: true, isLinted }).html);
    expect.soft(seen, name).toBe(unseen);
  }
});

function filesIn(folder: string): (readonly [name: string, text: string])[] {
  return readdirSync(path.join(PROJECT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ parentPath, name }) => [name, readFileSync(path.join(parentPath, name), 'utf8')]);
}
