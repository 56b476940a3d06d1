import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileText } from './compile-text.ts';

const CASES = path.resolve(import.meta.dirname, '../fixtures/pastes');

describe('a paste', () => {
  test.each([
    [
      'google-docs',
      '<p>Before it, words of <strong>Markdown</strong>.</p> <h2 id="a-heading">A heading</h2><p>Plain, <strong>bold</strong><em> and italic</em>, ' +
        '<a href="https://example.org/">a link</a>.</p><ul><li>An item</li></ul><div><div data-table="" tabindex="0" role="group" aria-label="Table: A heading">' +
        '<table><tbody><tr><td>A cell</td></tr></tbody></table></div></div> <p>After it, the same.</p>',
    ],
    [
      'word',
      '<p><b>Bold</b> and plain</p> <ul><li>First</li><li>Second</li></ul> <p>A paragraph of Markdown.</p> <p>Text from London again.</p>',
    ],
    ['notes', '<p><b>Title</b></p> <ul> <li>An item </li> </ul>'],
  ])('from %s is what its writer meant', (name, html) => {
    const text = readFileSync(path.join(CASES, `${name}.md`), 'utf8');
    const compiled = compileText(text, { topLevel: 2, hasFrontMatter: true });
    expect(compiled.html.replaceAll(/\s+/g, ' ').trim()).toBe(html);
  });

  test.each([
    ['<b style="font-weight:normal" id="docs-internal-guid-1"><p>a</p></b>', '<p>a</p>'],
    [google('<span style="font-weight:700">a</span>'), '<p><strong>a</strong></p>'],
    [google('<span style="font-weight:700;font-style:italic">a</span>'), '<p><em><strong>a</strong></em></p>'],
    [google('<span style="text-decoration:line-through">a</span>'), '<p><del>a</del></p>'],
    [google('<span style="vertical-align:super">a</span>'), '<p><sup>a</sup></p>'],
    [google('a<span style="font-weight:700"> </span>b'), '<p>a b</p>'],
    [
      google('<a href="#h.1">a</a></p><p><span id="h.1">b</span>'),
      '<p><a href="#h.1">a</a></p><p><span id="h.1">b</span></p>',
    ],
    [google('<span lang="fr">a</span>'), '<p><span lang="fr">a</span></p>'],
    [google('<span dir="rtl">a</span>'), '<p><span dir="rtl">a</span></p>'],
    [google('a<br>b'), '<p>a<br>b</p>'],
    [google('</p><h2><span style="font-weight:700">a</span></h2><p>b'), '<h2 id="a">a</h2><p>b</p>'],
  ])('of %s keeps what it says', (text, html) => {
    const compiled = compileText(text, { topLevel: 2 });
    expect([compiled.html, compiled.findings.length]).toEqual([html, 1]);
  });

  test('is one as long as blocks of HTML follow each other', () => {
    const block = '<p class=MsoNormal>a</p>\n\n';
    expect(compileText(`${block}<p>b</p>\n\n${block}`).findings).toHaveLength(1);
    expect(compileText(`${block}Words.\n\n${block}`).findings).toHaveLength(2);
  });

  test('does not hide what is taken out of it', () => {
    const { html, findings } = compileText(
      `<p class=MsoNormal onclick="x()">a<script>alert(1)</script><iframe src="b"></iframe></p>`,
    );
    expect(html).toBe('<p>a</p>');
    expect(findings.map((finding) => finding.split(' ')[2])).toEqual(['html-pasted', 'html-removed', 'html-removed']);
  });

  test('leaves alone what stands beside it', () => {
    const { html, findings } = compileText('<p class=MsoNormal>a</p>\n\nWords.\n\n<p id="b" class="c">d</p>');
    expect(html).toContain('<p id="b">d</p>');
    expect(findings).toHaveLength(2);
  });
});

describe('a list of Word', () => {
  const [A, B] = [item(1, '·', 'a'), item(1, '·', 'b')];
  const FILTERED = '<p class=MsoListParagraph><span>SIGN<span>&nbsp;&nbsp; </span></span>a</p>';

  test.each([
    ['with bullets', A + B, '<ul><li>a</li><li>b</li></ul>'],
    ['with a blank line between', `${A}\n\n${B}`, '<ul><li>a</li><li>b</li></ul>'],
    ['of two levels', A + item(2, 'o', 'c') + B, '<ul><li>a<ul><li>c</li></ul></li><li>b</li></ul>'],
    ['whose first item is deeper', item(2, 'o', 'c') + B, '<ul><li>c</li></ul><ul><li>b</li></ul>'],
    ['with numbers', item(1, '1.', 'a') + item(1, '2.', 'b'), '<ol><li>a</li><li>b</li></ol>'],
    [
      'with a number left out',
      item(1, '3.', 'a') + item(1, '5.', 'b'),
      '<ol start="3"><li>a</li><li value="5">b</li></ol>',
    ],
    ['with letters', item(1, 'h)', 'a') + item(1, 'i)', 'b'), '<ol start="8" type="a"><li>a</li><li>b</li></ol>'],
    ['with Roman numbers', item(1, 'I.', 'a') + item(1, 'II.', 'b'), '<ol type="I"><li>a</li><li>b</li></ol>'],
    ['of numbers below bullets', A + item(2, '1.', 'c'), '<ul><li>a<ol><li>c</li></ol></li></ul>'],
    ['of bullets behind numbers', item(1, '1.', 'c') + A, '<ol><li>c</li></ol><ul><li>a</li></ul>'],
    ['with bold words', item(1, '·', '<b>a</b> c'), '<ul><li><b>a</b> c</li></ul>'],
    ['around a paragraph', `${A}<p class=MsoNormal>c</p>${B}`, '<ul><li>a</li></ul><p>c</p><ul><li>b</li></ul>'],
    ['without its styles', FILTERED.replace('SIGN', '§'), '<ul><li>a</li></ul>'],
    ['without its styles, with numbers', FILTERED.replace('SIGN', '2)'), '<ol start="2"><li>a</li></ol>'],
  ])('%s is a list', (_what, text, html) => {
    const { html: published, findings } = compileText(text, { topLevel: 2 });
    expect([published.replaceAll(/\n+(?=<)/g, ''), findings.length]).toEqual([html, 1]);
  });

  test.each([
    ['a number that no list has', item(1, '1.2.', 'a'), '1.2.'],
    ['a paragraph of a list that begins with a word', '<p class=MsoListParagraph>2 kg of it</p>', '<p>2 kg'],
    ['a paragraph of its own', '<p class=MsoNormal>·&nbsp;&nbsp; a</p>', '<p>·'],
    ['a paragraph of Markdown beside it', `${A}\n\n1\\. b`, '<p>1. b</p>'],
  ])('is not made of %s', (_what, text, html) => {
    expect(compileText(text, { topLevel: 2 }).html).toContain(html);
  });
});

/** Writes an item of a list as Word does. */
function item(level: number, sign: string, text: string): string {
  return (
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
    `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>` +
    `&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`
  );
}

function google(html: string): string {
  return `<b id="docs-internal-guid-1" style="font-weight:normal"><p>${html}</p></b>`;
}
