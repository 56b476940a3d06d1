import { describe, expect, test } from 'vitest';
import { toProse } from '../../../pipeline/markdown/texts/prose.ts';
import { compileText } from '../compile-text.ts';
import { ENGLISH } from '../english-labels.ts';
import { barsOf, findingsIn, htmlOf } from './tables.ts';

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

  test.each(['at 12:30', 'Note: `::ladder`', ':::tip\n\nWords.\n\n:::', '::', ':ladder', '\\::ladder'])(
    'is none in %j',
    (text) => {
      const { html, findings } = compileText(text);
      expect(html).not.toContain('<figure');
      expect(findings.filter((finding) => finding.includes('directive'))).toEqual([]);
    },
  );

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
    const figure = { kind: 'ladder', id: 'plan', caption: 'A <em>plan</em>.' };
    expect(interactiveFigures).toMatchObject([{ interactiveFigure: figure }]);
    expect(interactiveFigures[0]?.rest).toMatch(/^<div data-table[\s\S]*<p>If every gate[^<]*<\/p>$/);
    const [placed] = interactiveFigures;
    expect(html.slice(placed?.start, placed?.end)).toMatch(/^<figure id="plan"[\s\S]*<\/figure>$/);
  });

  test('lets nothing of HTML through its caption', () => {
    const { html } = compileText(
      `::ladder[<img src=x onerror=alert(1)><script>alert(1)</script>]{#plan}\n\n${HEAD}${GATES}`,
    );
    expect(html).toContain('data-figure-kind');
    expect(html).not.toMatch(/onerror|script/);
  });
});

const BARS = barsOf(['€1', '€4']);

describe('the anchor of a figure', () => {
  test('is made up apart from those of other texts on the page', () => {
    const anchors = new Set<string>();
    for (const anchorPrefix of ['one-', 'two-']) {
      const { html, findings } = compileText(BARS, { anchors, anchorPrefix });
      expect(findings).toEqual([]);
      expect(html).toContain(`<figure id="${anchorPrefix}bars"`);
    }
  });

  test('gives way to one that the writer gave, and leaves each figure its options', () => {
    const { html, findings } = compileText(`${BARS}\n\n${barsOf(['€1', '4 or 2'], '{#bars columns="2"}')}`);
    expect(findings).toEqual([]);
    expect([...html.matchAll(/<figure id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['bars-1', 'bars']);
    expect(html.match(/<rect/g)).toHaveLength(4);
  });

  test('gives way to one that a heading was given', () => {
    const { html, findings } = compileText(`# Title {#bars}\n\n${BARS}`);
    expect(findings).toEqual([]);
    expect(html).toContain('<figure id="bars-1"');
  });

  test.each(['page:main', '1st', '"'])('is none such as %j', (id) => {
    expect(findingsIn(barsOf(['€1', '€4'], `{id='${id}'}`))).toEqual([
      expect.stringMatching(/^1:1 error directive-option Cannot read the option `id` .*such as `\{#plan\}`$/),
    ]);
  });

  test.each(['plan-2', 'the_Plan'])('is such as %s', (id) => {
    expect(htmlOf(barsOf(['€1', '€4'], `{#${id}}`))).toContain(`<figure id="${id}"`);
  });
});

describe('a directive inside of HTML', () => {
  test.each(['div', 'details'])('is a finding: %s', (tag) => {
    const { html, findings } = compileText(`<${tag}>\n\n${BARS.replace('::bars', '::bars[Sums.]')}\n\n</${tag}>`);
    expect(findings.filter((finding) => finding.includes('directive'))).toEqual([
      expect.stringMatching(/^3:1 error directive-place Unexpected `::bars` inside of a list, a quote or HTML/),
    ]);
    expect(html).not.toMatch(/figcaption|<figure/);
    expect(html).toContain('Sums.');
  });

  test('is none below a whole element, or with a caption of HTML beside it', () => {
    const { html, findings } = compileText(`<div>Words.</div>\n\n<figcaption id="x">y</figcaption>\n\n${BARS}`);
    expect(findings).toEqual([]);
    expect(html).toContain('<figure id="bars"');
  });
});
