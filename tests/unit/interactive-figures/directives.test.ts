import { describe, expect, test } from 'vitest';
import { toProse } from '../../../pipeline/compile/markdown/texts/prose.ts';
import { compileText } from '../compile-text.ts';
import { ENGLISH } from '../english-labels.ts';

const HEAD = '| Gate | Cost | Odds | Value |\n|---|---|---|---|\n';
const GATES = '| 1 | €0.7M | 10% to 16% | €18M |\n| 2 | €0.9M | 16% to 21% | €20M |';
const FORM = { siteUrl: 'https://example.com', here: '/x', labels: ENGLISH };
const LADDER = `::ladder[A *plan*.]{#plan}\n\n${HEAD}${GATES}`;

describe('a directive', () => {
  test('makes a figure of the table below it, with its caption, its anchor and what it says', () => {
    const { html } = compileText(`Before.\n\n${LADDER}\n\nAfter.`);
    expect(html).toMatch(
      /^<p>Before\.<\/p>\s*<figure id="plan" data-figure-kind="ladder"><figcaption>A <em>plan<\/em>\.<\/figcaption><div data-table[^>]*><table>[\s\S]*<\/table><\/div><p>Every gate is open[\s\S]*<\/p><\/figure>\s*<p>After\.<\/p>$/,
    );
  });

  test('keeps its table in texts for machines, and says there what the figure says', () => {
    const { tree } = compileText(LADDER);
    const { markdown, text } = toProse(tree, FORM);
    for (const form of [markdown, text]) {
      expect(form).toContain('€0.7M');
      expect(form).toContain('€2.08M of risk for €1.6M');
    }
    expect(text).toContain('A plan.');
  });

  test.each([
    'a:b',
    'at 12:30',
    'Note: `::ladder`',
    ':::tip\n\nWords.\n\n:::',
    '::',
    ':ladder',
    ':: chart',
    '\\::ladder',
  ])('is none in %j', (text) => {
    const { html, findings } = compileText(text);
    expect(html).not.toContain('<figure');
    expect(findings.filter((finding) => finding.includes('directive'))).toEqual([]);
  });

  test('that is not known is shown as it is typed', () => {
    const { html, findings } = compileText('::chart{kind="bars"}');
    expect(html).toBe('<p>::chart{kind="bars"}</p>');
    expect(findings).toEqual([expect.stringMatching(/^1:1 warning unknown-directive Unexpected `::chart`/)]);
  });

  test('leaves a table that cannot be read a table', () => {
    const { html, findings } = compileText(
      `::ladder\n\n${HEAD}| 1 | free | 10% to 16% | €18M |\n| 2 | €1M | 16% to 20% | €1M |`,
    );
    expect(html).toContain('<table>');
    expect(html).toContain('data-figure-kind="table"');
    expect(findings).toEqual([expect.stringMatching(/^5:7 error directive-cell Unexpected `free`/)]);
  });

  test('gives the places of its figures in the HTML', () => {
    const { html, interactiveFigures = [] } = toProse(compileText(`Before.\n\n${LADDER}\n\nAfter.`).tree, FORM);
    expect(
      interactiveFigures.map(({ interactiveFigure }) => [
        interactiveFigure.kind,
        interactiveFigure.id,
        interactiveFigure.caption,
      ]),
    ).toEqual([['ladder', 'plan', 'A <em>plan</em>.']]);
    expect(interactiveFigures[0]?.rest).toMatch(/^<div data-table[\s\S]*<p>If any fail[^<]*<\/p>$/);
    expect(interactiveFigures.map(({ start, end }) => html.slice(start, end))).toEqual([
      expect.stringMatching(/^<figure id="plan"[\s\S]*<\/figure>$/),
    ]);
  });

  test('takes names of its own for figures without one', () => {
    const { html } = compileText(`::ladder\n\n${HEAD}${GATES}\n\n::ladder\n\n${HEAD}${GATES}`);
    expect([...html.matchAll(/<figure id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['ladder', 'ladder-1']);
  });

  test('reads sums with a comma and the currency behind', () => {
    const { html } = compileText(
      `::ladder\n\n${HEAD}| 1 | 0,7 Mio. € | 10 % auf 16 % | 18 Mio. € |\n| 2 | 0,9 Mio. € | 16 % auf 21 % | 20 Mio. € |`,
    );
    expect(html).toContain('2,08 Mio. € of risk for 1,6 Mio. €');
  });

  test('lets nothing of HTML through its caption', () => {
    const { html } = compileText(
      `::ladder[<img src=x onerror=alert(1)><script>alert(1)</script>]{#plan}\n\n${HEAD}${GATES}`,
    );
    expect(html).toContain('data-figure-kind');
    expect(html).not.toMatch(/onerror|script/);
  });
});
