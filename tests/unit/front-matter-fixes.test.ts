import { expect, test } from 'vitest';
import { wrongFences } from '../../pipeline/lint/fields/wrong-fences.ts';
import { withSureFixes } from '../../pipeline/lint/fixes/sure-fixes.ts';

const FIELDS = 'title: Felt\nsummary: What hammers wear.';

test.each([
  ['empty lines above', `\n\n---\n${FIELDS}\n---\n\nWords.\n`],
  ['a dash above', `—\n${FIELDS}\n---\n\nWords.\n`],
  ['a blank above', ` ---\n${FIELDS}\n---\n\nWords.\n`],
  ['empty lines and a dash above', `\n—\n${FIELDS}\n—\n\nWords.\n`],
])('a fix of %s keeps the page, and stays a fix', (_what, text) => {
  const wrong = wrongFences(text.split('\n'), (line) => /^(?:title|summary):/.test(line));
  const place = { file: 'insights/felt.md', line: wrong?.line ?? 0, column: 1 };
  const fix = { actual: '', expected: '', ...wrong?.fix };
  const found = { rule: 'front-matter-absent', severity: 'error', parameters: {}, ...place, fix } as const;
  expect(withSureFixes(text, [found])).toEqual([found]);
  expect(text.replace(fix.actual, fix.expected)).toBe(`---\n${FIELDS}\n---\n\nWords.\n`);
});
