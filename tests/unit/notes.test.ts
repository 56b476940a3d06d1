import { describe, expect, test } from 'vitest';
import { questionsOf } from '../../pipeline/types/page/questions.ts';
import { typedHeadings } from '../../pipeline/markdown/headings.ts';
import { headingsOf, toProse, spokenText } from '../../pipeline/markdown/texts/prose.ts';
import { typedText } from '../../pipeline/markdown/tree-text.ts';
import { compileText } from './compile-text.ts';
import { ENGLISH } from './english-labels.ts';

const FORM = { siteUrl: 'https://example.com', here: '/faq', labels: ENGLISH };

/** Compiles the text of a whole file. */
function compile(text: string) {
  return compileText(text, { hasFrontMatter: true, topLevel: 2 });
}

/** Returns the targets of links within a text at which nothing is. */
function deadLinks(html: string): string[] {
  const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  return [...html.matchAll(/ href="#([^"]*)"/g)].flatMap(([, id = '']) => (ids.has(id) ? [] : [id]));
}

describe('the number of a note', () => {
  test.each([
    ['## Costs of the trial[^1]', 'costs-of-the-trial', 'Costs of the trial'],
    ['## Costs[^1] of *the trial*[^2]', 'costs-of-the-trial', 'Costs of the trial'],
    ['## Costs {#money}[^1]', 'money', 'Costs'],
    ['## Costs[^1] {#money}', 'money', 'Costs'],
    ['Costs[^1]\n---------', 'costs', 'Costs'],
  ])('is in neither the anchor nor the contents: %s', (heading, id, text) => {
    const { tree } = compile(`${heading}\n\nWords.[^1][^2]\n\n[^1]: One.\n\n[^2]: Two.`);
    expect(headingsOf(tree)).toEqual([{ depth: 2, id, text }]);
  });

  test('is not in the plain words of a text, and so is not counted', () => {
    const { tree } = compile('In 2025[^1] a trial.\n\n[^1]: One.');
    expect(typedText(tree).replaceAll(/\s+/g, ' ').trim()).toBe('In 2025 a trial.One.');
    expect(spokenText(tree)).toBe('In 2025 a trial. One.');
  });

  test('is not in the name of a table, nor in the head that a cell repeats', () => {
    const row = 'A cell with a sentence in it';
    const { html } = compile(
      `## Costs[^1]\n\n| A | B[^1] | C | D |\n|---|---|---|---|\n| 1 | ${row} | ${row} | ${row} |\n\n[^1]: One.`,
    );
    expect(html).toContain('aria-label="Table: Costs"');
    expect(html).toContain('data-head="B"');
  });

  test('is not in a number that a figure reads from its table', () => {
    const { tree } = compile(
      '::ladder[The gates]\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M[^1] | 10% to 20%[^1] | €20M[^1] |\n| 2 | €1M | 20% to 30% | €20M |\n\n[^1]: Estimated.',
    );
    expect(JSON.stringify(toProse(tree, FORM).interactiveFigures)).not.toMatch(/€1M1|11000000|201/);
  });

  test('leaves a heading of nothing else out of the contents', () => {
    expect(headingsOf(compile('## [^1]\n\nWords.\n\n[^1]: One.').tree)).toEqual([]);
  });

  test('does not hide the anchors of a heading as it was typed', () => {
    expect(typedHeadings('## Costs {#money #price}[^1]\n')).toMatchObject([
      { words: 'Costs', anchors: ['money', 'price'] },
    ]);
  });
});

test('A heading with a note is kept, and so is the note, where nothing stands below it', () => {
  const { html, findings } = compile('Words.\n\n## Outlook[^o]\n\n## Costs\n\nBelow[^b].\n\n[^o]: O.\n\n[^b]: B.');
  expect([findings, deadLinks(html)]).toEqual([[], []]);
  expect(html).toMatch(/<h2 id="outlook">.*<p>O\. .*<p>B\. /s);
});

test('A list of notes that was pasted as HTML stays whole', () => {
  const { html } = compile(
    '<p>Words.</p>\n\n<section data-footnotes><ol><li id="fn-8">Pasted.</li></ol></section>\n\nWords[^1].\n\n[^1]: One.',
  );
  expect(html).toContain('Pasted.');
  expect(html).toContain('One.');
});

test('A note in the words of a link stands behind the link', () => {
  const { html, tree } = compile('A [link **bold[^1]**](/x) here.\n\n[^1]: One.');
  expect(html).toContain('<a href="/x">link <strong>bold</strong></a><sup><a href="#fn-1"');
  expect(toProse(tree, FORM).markdown).toContain('[link **bold**](https://example.com/x)[^fn-1] here');
});

describe('the notes of a question', () => {
  test.each([
    ['## Costs[^1]\n\n### Why?[^2]\n\nWords.\n\nMore.\n\n### When?\n\nNow.\n\n[^1]: One.\n\n[^2]: Two.', 2],
    ['## Costs\n\n### Why?[^1]\n\n- Words.\n\n### When?\n\nNow.\n\n[^1]: One.', 2],
    ['## Costs\n\n### When?\n\nNow.\n\n### Why?[^1]\n\n> Words.\n\n[^1]: One.', 2],
  ])('are referred to from its answer: %j', (text, count) => {
    const { tree } = compile(text);
    const [group] = questionsOf(tree, FORM);
    expect(group?.title).toBe('Costs');
    expect(group?.questions).toHaveLength(count);
    expect(group?.questions.map(({ question }) => question)).toEqual(expect.arrayContaining(['Why?', 'When?']));
    for (const { answer } of group?.questions ?? []) expect(deadLinks(answer.html)).toEqual([]);
    expect(group?.questions.map(({ answer }) => answer.html).join('')).toContain('One.');
  });
});
