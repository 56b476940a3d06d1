import { expect, test } from 'vitest';
import { articleSchema } from '../../pipeline/content/schema/article.ts';
import { reportFences } from '../../pipeline/lint/fields/front-matter-fences.ts';
import { withSureFixes } from '../../pipeline/lint/fixes/sure-fixes.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';

const FIELDS = 'title: Felt\nsummary: What hammers wear.';

test.each([
  ['empty lines above', `\n\n---\n${FIELDS}\n---\n\nWords.\n`],
  ['a dash above', `—\n${FIELDS}\n---\n\nWords.\n`],
  ['a blank above', ` ---\n${FIELDS}\n---\n\nWords.\n`],
  ['empty lines and a dash above', `\n—\n${FIELDS}\n—\n\nWords.\n`],
])('a fix of %s keeps the page, and stays a fix', (_what, text) => {
  const file = fileAt('insights/felt.md');
  expect(reportFences(file, text, articleSchema)).toBe(true);
  const found = findingsOf(file.messages);
  expect(withSureFixes(text, found)).toEqual(found);
  const { actual = '', expected = '' } = found[0]?.fix ?? {};
  expect(text.replace(actual, expected)).toBe(`---\n${FIELDS}\n---\n\nWords.\n`);
});
