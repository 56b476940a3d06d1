import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { withWholeRanges, Words } from '../../renderer/components/Words.tsx';

/** Texts; what a line must not break stands in brackets. */
const TEXTS = [
  'Ready in [48-72] hours, after a [30-minute] call.',
  '[2-3] weeks, [10-12] slides, [1.5-2.5] times, €[15-25K], [10-20%]',
  'A 12-month-old plan, 2020-21-22, -5 and 0 - 2, pages 3--4',
  'spin-out, first-in-class, ISO-9001, a-1-b',
  'no hyphen in 1,000 words',
];

const plain = (text: string): string => text.replaceAll(/[[\]]/g, '');
const whole = (text: string): string => text.replaceAll('[', '<span class="whole">').replaceAll(']', '</span>');

describe.each(TEXTS)('%s', (text) => {
  test('as a plain text', () => {
    expect(renderToStaticMarkup(<Words text={plain(text)} />)).toBe(whole(text));
  });

  test('as HTML', () => {
    expect(withWholeRanges(`<p>${plain(text)}</p>`)).toBe(`<p>${whole(text)}</p>`);
  });
});

test.each([
  ['<td>[1·0·1 = 0]</td>', 'a sum in a cell'],
  ['<th data-align="right">[10→16%]</th>', 'figures in a cell with attributes'],
  ['<td>3 gates</td><td>7</td><td></td>', 'cells with words, or with one figure'],
  ['<td>€0.9M - €1.1M and 12 others, 13, 14, 15</td>', 'a long cell'],
  ['<a href="/a-1-2?b=3-4" title="1 > 0, 5-6">[7-8]</a>', 'nothing inside a tag'],
  ['<p>1&#x3C;2 and &#x26; [3-4]</p>', 'signs that are written as references'],
])('%s: %s', (html) => {
  expect(withWholeRanges(plain(html))).toBe(whole(html));
});
