import { describe, expect, test } from 'vitest';
import { compileText } from '../compile-text.ts';
import { barsOf, findingsIn, htmlOf } from './tables.ts';

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

  test.each(['a b&c', 'page:main', '1st', 'a/b', '"'])('is none such as %j', (id) => {
    expect(findingsIn(barsOf(['€1', '€4'], `{id='${id}'}`))).toEqual([
      expect.stringMatching(/^1:1 error directive-option Cannot read the option `id` .*such as `\{#plan\}`$/),
    ]);
  });

  test.each(['plan', 'plan-2', 'the_Plan'])('is such as %s', (id) => {
    expect(htmlOf(barsOf(['€1', '€4'], `{#${id}}`))).toContain(`<figure id="${id}"`);
  });
});

describe('a directive inside of HTML', () => {
  test.each(['div', 'details', 'section'])('is a finding: %s', (tag) => {
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
