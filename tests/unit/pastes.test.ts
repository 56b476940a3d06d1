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
        '<a href="https://example.org/">a link</a>.</p><ul><li><p>An item</p></li></ul><div><div data-table="" tabindex="0" role="group" aria-label="Table: A heading">' +
        '<table><tbody><tr><td><p>A cell</p></td></tr></tbody></table></div></div> <p>After it, the same.</p>',
    ],
    [
      'word',
      '<p><b>Bold</b> and plain</p> <p>· First</p> <p>· Second</p> <p>A paragraph of Markdown.</p> <p>Text from London again.</p>',
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
    [
      google('<a href="#h.1">a</a></p><p><span id="h.1">b</span>'),
      '<p><a href="#h.1">a</a></p><p><span id="h.1">b</span></p>',
    ],
    [google('a<br>b'), '<p>a<br>b</p>'],
    [google('</p><h2>a</h2><p>&nbsp;</p><p>b'), '<h2 id="a">a</h2><p>b</p>'],
    [google('<span lang="fr">a</span>'), '<p>a</p>'],
  ])('of %s keeps what it says', (text, html) => {
    const compiled = compileText(text, { topLevel: 2 });
    expect([compiled.html, compiled.findings.length]).toEqual([html, 1]);
  });

  test('is told of once, and is all HTML of its text', () => {
    const { html, findings } = compileText('<p class=MsoNormal>a</p>\n\n*Words.*\n\n<p id="b" class="c">d</p>');
    expect(html).toContain('<p><em>Words.</em></p>');
    expect(html).toContain('<p id="b">d</p>');
    expect(findings).toHaveLength(1);
  });

  test('does not hide what is taken out of it', () => {
    const { html, findings } = compileText(
      `<p class=MsoNormal onclick="x()">a<script>alert(1)</script><iframe src="b"></iframe></p>`,
    );
    expect(html).toBe('<p>a</p>');
    expect(findings.map((finding) => finding.split(' ')[2])).toEqual(['html-pasted', 'html-removed', 'html-removed']);
  });

  test('keeps the classes that Markdown beside it needs', () => {
    const { html } = compileText('<p class=MsoNormal>a</p>\n\n```js\nb\n```\n\n- [x] c[^1]\n\n[^1]: d');
    expect(html).toContain('<code class="language-js">');
    expect(html).toContain('<li class="task-list-item">');
    expect(html).toContain('class="data-footnote-backref"');
  });
});

function google(html: string): string {
  return `<b id="docs-internal-guid-1" style="font-weight:normal"><p>${html}</p></b>`;
}
