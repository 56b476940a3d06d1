import { describe, expect, test } from 'vitest';
import { MAX_ALIKE, MAX_BYTES, MAX_LINES, MAX_YAML_DEPTH } from '../../pipeline/content/limits.ts';
import { nearest } from '../../pipeline/shared/nearest.ts';
import { readYaml } from '../../pipeline/yaml/yaml.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { compileText } from './compile-text.ts';
import { readFindings } from './read-findings.ts';

const PARTS = '150,000 headings, paragraphs, items, links and other parts';
const BYTES = '2,000,000 bytes, once facts and references are put in';

describe('a text beyond its bounds', () => {
  test.each([
    ['bytes', 'x'.repeat(MAX_BYTES + 1), '1:1', '2,000,000 bytes'],
    ['bytes of other letters', '汉'.repeat(MAX_BYTES / 3 + 1), '1:1', '2,000,000 bytes'],
    ['lines', 'a\n'.repeat(MAX_LINES + 1), '30001:1', '30,000 lines'],
    ['HTML elements', `<div>\n${'<b>a</b>'.repeat(80_000)}</div>`, '1:1', PARTS],
    [
      'cells that fill up the rows of a table',
      `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}\n${'|b|\n'.repeat(400)}`,
      '1:1',
      PARTS,
    ],
    ['an address that is referred to often', `[r]: /${'x'.repeat(50_000)}\n\n${'[r] '.repeat(50)}`, '3:157', BYTES],
  ])('by %s is a finding and nothing else', (_what, text, place, limit) => {
    expect(compileText(text)).toMatchObject({
      html: '',
      findings: [`${place} error document-limit Unexpected size: more than ${limit}`],
    });
  });

  test('is not one of as many lines, nor one that ends with a line', () => {
    expect(parse('#\n'.repeat(MAX_LINES))).toEqual([]);
  });
});

describe('YAML beyond its bounds', () => {
  test.each([
    ['fields', Array.from({ length: 10_000 }, (_, index) => `a${index}: b\n`).join('')],
    ['fields on one line', `a: {${'b: c, '.repeat(10_000)}}`],
    ['items', '- a\n'.repeat(15_000)],
  ])('by its number of %s is refused before it is composed', (_what, text) => {
    expect(parse(text)).toEqual([expect.stringMatching(/Unexpected size: more than 20,000 names and values$/)]);
  });

  test.each([
    ['brackets', '['.repeat(100_000)],
    ['braces', '{a: '.repeat(10_000)],
    ['dashes', '- '.repeat(10_000)],
    ['question marks', '? '.repeat(10_000)],
    ['indented fields', Array.from({ length: 500 }, (_, index) => `${' '.repeat(index)}a:\n`).join('')],
  ])('by the depth of its %s is refused before it is composed', (_what, text) => {
    expect(parse(text)).toEqual([
      expect.stringMatching(`Unexpected size: more than ${MAX_YAML_DEPTH} levels of lists and fields$`),
    ]);
  });
});

describe('a fault a thousand times', () => {
  test.each([
    ['anchors', '## a {#same}\n\n'.repeat(1000), 'duplicate-anchor', 999],
    ['facts', '{{ unknown }}\n\n'.repeat(1000), 'unknown-fact', 1000],
    ['end tags', 'a</b>\n\n'.repeat(1000), 'html-removed', 1000],
  ])('in %s is shown a hundred times and then counted', (_what, text, rule, count) => {
    const findings = compileText(text).findings.filter((finding) => finding.includes(` ${rule} `));
    expect(findings).toHaveLength(MAX_ALIKE + 1);
    expect(findings.at(-1)).toMatch(`${count - MAX_ALIKE} more of this kind from here on`);
  });

  test('searches no further for what was meant than it shows', () => {
    const file = fileAt('a.md');
    let searches = 0;
    for (let line = 1; line <= 1000; line++)
      file.message('unknown-fact', { line, column: 1 }, () => ({ name: `a${searches++}` }));
    findingsOf(file.messages);
    expect(searches).toBe(MAX_ALIKE);
  });

  test('in two files is shown in both', () => {
    const files = [fileAt('a.md'), fileAt('b.md')];
    for (const file of files)
      for (let line = 1; line <= MAX_ALIKE; line++)
        file.message('yaml-tab', { line, column: 1 }, { line: 'tags: [a]' });
    expect(findingsOf(files.flatMap(({ messages }) => messages))).toHaveLength(2 * MAX_ALIKE);
  });
});

describe('work that does not grow with the square of a text', () => {
  test.each([
    ['25,000 open paragraphs', () => compileText('<p>a\n'.repeat(25_000)).html.length],
    [
      '100,000 unclosed code elements',
      () => compileText(`<div>{{ a }}${'<code>'.repeat(90)}${'<code'.repeat(100_000)}`).findings.length,
    ],
    [
      'a tag with 40,000 attributes',
      () => compileText(`<p ${Array.from({ length: 40_000 }, (_, at) => `a${at} `).join('')}>a</p>`).findings.length,
    ],
    ['a line with 400,000 tabs', () => compileText(`a${'\t'.repeat(400_000)}b`).html.length],
    ['5,000 headings without letters', () => compileText('## …\n\n'.repeat(5000)).anchors.size],
    [
      'a heading with 200,000 spaces',
      () => compileText(`# a${'\u00a0'.repeat(3)}${'&#32;'.repeat(100_000)}b`).html.length,
    ],
  ])('is done on %s', (_what, work) => {
    expect(work()).toBeGreaterThan(0);
  });

  test('is not begun for the nearest of two very long names', () => {
    expect(nearest('a'.repeat(500_000), ['b'.repeat(500_000)])).toBeUndefined();
  });
});

function parse(text: string): string[] {
  const file = fileAt('x.yaml');
  readYaml({ file, text, linesAbove: 0 });
  return readFindings(findingsOf(file.messages)).map(({ message }) => message);
}
