import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { UNBROKEN_CLASS } from '../../pipeline/markdown/typeset-tree.ts';
import { UnbrokenText } from '../../renderer/components/UnbrokenText.tsx';
import { WHOLE } from '../../renderer/design/global.ts';
import { compileText } from './compile-text.ts';

/** Texts; what a line must not break stands in brackets. */
const TEXTS = [
  'Ready in [48-72 hours], after a [30-minute] call.',
  '[2-3 weeks], [10-12] slides, [1.5-2.5] times, €[15-25K], [10-20%], $[5M-$10M], [3-4].',
  'A 12-month-old plan, 2020-21-22, -5 and 0 - 2, pages 3--4',
  'first-in-class, ISO-9001, a-1-b',
];

const plain = (text: string): string => text.replaceAll(/[[\]]/g, '');
const whole = (text: string): string => text.replaceAll('[', '<span class="whole">').replaceAll(']', '</span>');

describe.each(TEXTS)('%s', (text) => {
  test('as a plain text', () => {
    expect(renderToStaticMarkup(<UnbrokenText text={plain(text)} />)).toBe(whole(text));
  });

  test('as Markdown', () => {
    expect(compileText(plain(text)).html).toBe(`<p>${whole(text)}</p>`);
  });
});

test.each([
  ['<td>[1·0·1 = 0]</td>', 'a sum in a cell'],
  ['<td data-align="right">[10→16%]</td>', 'figures in a cell with attributes'],
  ['<td>€0.9M - €1.1M and 12 others, 13, 14, 15</td>', 'a long cell'],
])('%s: %s', (html) => {
  expect(compileText(`<table><tr>${plain(html).replace('data-', '')}</tr></table>`).html).toContain(whole(html));
});

test.each([
  ['`3-4`', '<code>3-4</code>'],
  ['    3-4\n', '<pre><code>3-4\n</code></pre>'],
  ['[a](/a-1-2?b=3-4 "5-6")', '<a href="/a-1-2?b=3-4" title="5-6">a</a>'],
  ['1&lt;2 and &amp; [3-4](/)', '1&#x3C;2 and &#x26; <a href="/"><span class="whole">3-4</span></a>'],
])('leaves alone what is no text: %s', (markdown, html) => {
  expect(compileText(markdown).html).toContain(html);
});

test('a power stays raised where the end of a paragraph would be kept whole', () => {
  expect(compileText('It has 20 m^2 of it.', { typography: 'en' }).html).toMatch(/m<sup>2<\/sup> of it\.<\/p>$/);
});

test('the style sheet has the class that the pipeline gives', () => {
  expect(UNBROKEN_CLASS).toBe(WHOLE);
});

test.each([
  '[spin-outs] by [gate 2], [investor-ready] in [4 weeks]',
  'a work-in-progress, a risk-adjusted value',
  '[A worked] example: [the ask], built from gates',
  'What the work has led [a choir] to',
  'VCs aren’t; [an office] is; the 3 and the X-3',
  'a lead has room for more, and the end of a line for the ask, [in 4 weeks]',
])('a line by itself keeps compounds and counts whole, and a short one articles: %s', (line) => {
  expect(renderToStaticMarkup(<UnbrokenText text={plain(line)} />)).toBe(whole(line));
  expect(compileText(`## ${plain(line)}`, { typography: 'en' }).html).toContain(`>${whole(line)}</h2>`);
});

test.each([
  ['a compound with a short part', '[Pre-seed] to Series B: draw the [pay-off] matrix, and the [knock-out] agrees.'],
  [
    'a compound of short parts',
    'Both [head-to-head], a freedom-to-operate opinion, an investor-ready deck, [EU-US] law.',
  ],
  ['a sum between brackets', 'That is [(14 - 2)] ÷ 2 = 6 for the office and [(9 - 3)] ÷ 2 for the partner.'],
  ['a pair of figures', 'They meet at License and Build, at [1, 7]. There are 1, 2 and 10,000 such places.'],
  ['a sign of money', 'The values, for the example, in [€ millions] of today.'],
  ['an operator with what follows', 'It is (gain [× value] at gate) [÷ money] spent, above one.'],
  ['the end of a paragraph', 'It sells when the buyer [reads it first.]'],
])('a text keeps %s whole', (_, text) => {
  const { html } = compileText(plain(text), { typography: 'en' });
  const typed = html.replaceAll('&#x3C;', '<').replaceAll('\u00A0', ' ').replaceAll('−', '-');
  expect(typed).toBe(`<p>${whole(text)}</p>`);
});
