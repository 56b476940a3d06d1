import { expect, test } from 'vitest';
import { compileText } from './compile-text.ts';

test.each([
  ['a heading above the next', '## A gate\n\n## Next\n\nText.', 'A gate', 'heading-alone', false],
  ['a heading above a line', '## Located in *Berlin*\n\n---\n\n## Next\n\nText.', 'Located in', undefined, true],
  ['a link as a heading', 'Text.\n\n## [Next](/x)', 'Next', undefined, true],
  [
    'a heading above a film',
    '## A film\n\n<iframe src="/x"></iframe>\n\n## Next\n\nText.',
    'A film',
    'html-removed',
    true,
  ],
  ['an item of a list', '- one\n-\n- two', '<li></li>', 'empty-part', false],
  ['a fold without words', '<details><summary></summary></details>\n\nText.', 'summary', 'empty-part', false],
  [
    'the words of a fold',
    '<details><summary>No <b>news</b></summary></details>\n\nText.',
    '<p>No <b>news</b></p>',
    'empty-part',
    true,
  ],
  ['a heading in a fold', '<details><summary><h2>No</h2></summary></details>\n\nText.', '<div><h2', 'empty-part', true],
] as const)('%s with nothing below or in it', (_name, text, words, rule, isThere) => {
  const { html, findings } = compileText(text, { hasFrontMatter: true, topLevel: 2 });
  expect(html.includes(words)).toBe(isThere);
  expect(findings.map((line) => line.split(' ')[2])).toEqual(rule === undefined ? [] : [rule]);
});
