import { describe, expect, test } from 'vitest';
import { compileText } from './compile-text.ts';

const facts = new Map([
  ['name', 'a < b'],
  ['lab-time', '6 weeks'],
]);

describe('plain prose', () => {
  test.each([
    ['p < 0.05', 'p &#x3C; 0.05'],
    ['a dose of <5 mg, p<0.05', 'a dose of &#x3C;5 mg, p&#x3C;0.05'],
    ['<3 and <-- and <>', '&#x3C;3 and &#x3C;-- and &#x3C;>'],
    ['{x}', '{x}'],
    ['C:\\path\\x', 'C:\\path\\x'],
    ['a_b_c @user #tag', 'a_b_c @user #tag'],
  ])('%s stays what it is', (markdown, html) => {
    expect(compileText(markdown)).toMatchObject({ html: `<p>${html}</p>`, findings: [] });
  });

  test.each(['{%raw%}', ':smile:'])('%s stays what it is, and is asked about', (markdown) => {
    const { html, findings } = compileText(markdown);
    expect([html, findings]).toEqual([`<p>${markdown}</p>`, [expect.stringContaining('warning foreign-syntax')]]);
  });

  test('--- at its beginning is a line, and what follows is not taken for front matter', () => {
    expect(compileText('---\nkept: yes\n---\n').html).toBe('<hr>\n<h2 id="kept-yes">kept: yes</h2>');
  });

  test('of a whole file begins below its front matter', () => {
    expect(compileText('---\ntitle: A\n---\ntext', { hasFrontMatter: true }).html).toBe('<p>text</p>');
  });
});

describe('a fact', () => {
  test.each([
    ['in running text', '{{ name }}', '<p>a &#x3C; b</p>'],
    ['with tabs', '{{\tname\t}}', '<p>a &#x3C; b</p>'],
    ['with a hyphen in its name', '{{ lab-time }}', '<p>6 weeks</p>'],
    ['in the words of a link', '[{{ lab-time }}](/x)', '<p><a href="/x">6 weeks</a></p>'],
    ['in a heading', '# In {{ lab-time }}', '<h1 id="in-6-weeks">In 6 weeks</h1>'],
    ['after a backslash of its own', '\\\\{{ lab-time }}', '<p>\\6 weeks</p>'],
    ['in an HTML element', '<div title="{{ name }}">{{ name }}</div>', '<div title="a < b">a &#x3C; b</div>'],
    ['in HTML within text', 'in <i>{{ lab-time }}</i>', '<p>in <i>6 weeks</i></p>'],
  ])('%s is put in', (_where, markdown, html) => {
    expect(compileText(markdown, { facts })).toMatchObject({ html, findings: [] });
  });

  test('in an alternative text is put in', () => {
    expect(compileText('![in {{ lab-time }}](/x.png)', { facts }).html).toContain('alt="in 6 weeks"');
  });

  test('in a table cell is put in', () => {
    expect(compileText('| a |\n|---|\n| {{ lab-time }} |', { facts }).html).toContain(
      '<td><span class="whole">6 weeks</span></td>',
    );
  });

  test('in a footnote is put in', () => {
    expect(compileText('a[^1]\n\n[^1]: {{ lab-time }}', { facts }).html).toContain('<p>6 weeks <a');
  });

  test.each([
    ['inline code', '`{{ name }}`', '<p><code>{{ name }}</code></p>'],
    ['fenced code', '```\n{{ name }}\n```', '<pre><code>{{ name }}\n</code></pre>'],
    ['HTML code', '<div><code>{{ name }}</code></div>', '<div><code>{{ name }}</code></div>'],
    ['a link target', '[a](/x{{name}})', '<p><a href="/x%7B%7Bname%7D%7D">a</a></p>'],
    ['an escape', '\\{{ name }}', '<p>{{ name }}</p>'],
    ['a hyphen at the end', '{{ a- }}', '<p>{{ a- }}</p>'],
  ])('is left alone with %s', (_what, markdown, html) => {
    expect(compileText(markdown, { facts })).toMatchObject({ html, findings: [] });
  });

  test.each([
    ['three braces', '{{{ name }}}', 'error unknown-fact'],
    ['no name', '{{ }}', 'warning foreign-syntax'],
    ['a filter', '{{ name | upper }}', 'warning foreign-syntax'],
    ['blanks between the braces', '{ { name } }', 'error unknown-fact'],
  ])('is text with %s, and asked about', (_what, markdown, finding) => {
    const { html, findings } = compileText(markdown, { facts });
    expect([html, findings]).toEqual([`<p>${markdown}</p>`, [expect.stringContaining(finding)]]);
  });

  test.each([
    ['some {{ x }} text', '1:6'],
    ['a\n\n> b {{ x }}', '3:5'],
    ['| a |\n|---|\n| {{ x }} |', '3:3'],
    ['<p>\n\n<b>a</b> {{ x }}\n', '3:10'],
  ])('that does not exist is reported where it stands: %j', (markdown, place) => {
    expect(compileText(markdown, { facts }).findings).toContain(
      `${place} error unknown-fact Cannot find the fact \`x\``,
    );
  });
});

describe('a heading', () => {
  test.each([
    ['of words', '# Burn quality', 'burn-quality'],
    ['with code', '# The `run()` call', 'the-run-call'],
    ['with an id', '# A title {#short}', 'short'],
    ['with an id after emphasis', '# A *title* {#short}', 'short'],
    ['with an id in code', '# A `{#x}`', 'a-x'],
    ['of emoji only', '# 🎉', 'section'],
    ['in Arabic', '# مرحبا بالعالم', 'مرحبا-بالعالم'],
    ['that is a word of JavaScript', '# constructor', 'constructor'],
  ])('%s has its anchor', (_what, markdown, anchor) => {
    expect([...compileText(markdown).anchors]).toEqual([anchor]);
  });

  test.each([
    ['# A\n\n# A\n\n# A', ['a', 'a-1', 'a-2']],
    ['# A\n\n# B {#a}', ['a-1', 'a']],
    ['# A {#new #old  #older}\n\n# Old', ['new', 'old', 'older', 'old-1']],
    ['# 🎉\n\n# 🎊\n\n# ?', ['section', 'section-1', 'section-2']],
    ['<h2 id="y">Y</h2>\n\n## Y', ['y', 'y-1']],
  ])('has an anchor of its own: %j', (markdown, anchors) => {
    expect([...compileText(markdown).anchors]).toEqual(anchors);
  });

  test('keeps its older anchors as places before its words', () => {
    const { html } = compileText('# *A* gate {#new #old}');
    expect(html).toBe('<h1 id="new"><span id="old"></span><em>A</em> gate</h1>');
  });

  test.each(['content', 'feeds'])('may be called #%s, as its writer wants, whatever the page around it has', (id) => {
    const { html, anchors, findings } = compileText(
      `[to it](#${id}) <a id="${id}-2">a</a>\n\n# ${id}\n\nText.\n\n# B {#${id}-3}\n\nText.`,
    );
    expect([[...anchors], findings]).toEqual([[`${id}-2`, id, `${id}-3`], []]);
    expect(html).toContain(`<h1 id="${id}">`);
  });

  test('is not given an id that begins like those of the page', () => {
    expect(compileText('<a id="page:menu">a</a>').findings).toEqual([
      '1:1 error duplicate-anchor Unexpected anchor `page:menu`: this page has it already',
    ]);
    expect([...compileText('# page:menu').anchors]).toEqual(['pagemenu']);
  });

  test('gives way to the anchors that the page has already', () => {
    expect(compileText('# A\n\n# B', { anchors: new Set(['a']) }).html).toBe('<h1 id="a-1">A</h1>\n<h1 id="b">B</h1>');
  });

  test('has the prefix of its text on a page of several', () => {
    expect([...compileText('# A', { anchorPrefix: 'one-' }).anchors]).toEqual(['one-a']);
  });

  test.each([
    ['# A', 2, '<h2 id="a">A</h2>', ['1:1 warning heading-level Unexpected heading of level 1, expected 2 or deeper']],
    ['## A\n\n### B', 2, '<h2 id="a">A</h2>\n<h3 id="b">B</h3>', []],
    ['###### A', 6, '<h6 id="a">A</h6>', []],
  ])('%j stands at its level below %i', (markdown, topLevel, html, findings) => {
    expect(compileText(markdown, { topLevel })).toMatchObject({ html, findings });
  });
});

describe('Markdown', () => {
  test.each([
    [
      'footnotes, one used twice',
      'a[^n] b[^n]\n\n[^n]: note',
      '<p>a<sup><a href="#fn-n" id="fnref-n" data-footnote-ref role="doc-noteref">1</a></sup> b<sup><a href="#fn-n" id="fnref-n-2" data-footnote-ref role="doc-noteref">1</a></sup></p>' +
        '<div class="note" id="fn-n" role="doc-footnote" aria-label="Note 1" data-number="1" data-rise="1">' +
        '<p>note <a href="#fnref-n" data-footnote-backref="" aria-label="Back to the text" class="data-footnote-backref">↩</a> <a href="#fnref-n-2" data-footnote-backref="" aria-label="Back to the text" class="data-footnote-backref">↩<sup>2</sup></a></p></div>',
    ],
    [
      'a footnote in a list, behind the block that refers to it, and one inside a footnote',
      '- a[^1]\n\nb\n\n[^1]: c[^2]\n[^2]: d',
      '<ul>\n<li>a<sup><a href="#fn-1" id="fnref-1" data-footnote-ref role="doc-noteref">1</a></sup></li>\n</ul>' +
        '<div class="note" id="fn-1" role="doc-footnote" aria-label="Note 1" data-number="1"><p>c<sup><a href="#fn-2" id="fnref-2" data-footnote-ref role="doc-noteref">2</a></sup> <a href="#fnref-1" data-footnote-backref="" aria-label="Back to the text" class="data-footnote-backref">↩</a></p></div>' +
        '<div class="note" id="fn-2" role="doc-footnote" aria-label="Note 2" data-number="2"><p>d <a href="#fnref-2" data-footnote-backref="" aria-label="Back to the text" class="data-footnote-backref">↩</a></p></div>\n<p>b</p>',
    ],
    [
      'reference links, with one that leads nowhere',
      '[a][B] [b] [c]\n\n[b]: /x "t"',
      '<p><a href="/x" title="t">a</a> <a href="/x" title="t">b</a> [c]</p>',
    ],
    [
      'lists inside lists',
      '- a\n  - b\n    1. c\n\n       d',
      '<ul>\n<li>a\n<ul>\n<li>b\n<ol>\n<li>\n<p>c</p>\n<p>d</p>\n</li>\n</ol>\n</li>\n</ul>\n</li>\n</ul>',
    ],
    [
      'task lists',
      '- [x] a\n- [ ] b',
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> a</li>\n' +
        '<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> b</li>\n</ul>',
    ],
    ['right-to-left text', 'مرحبا **بالعالم**', '<p dir="auto">مرحبا <strong>بالعالم</strong></p>'],
  ])('knows %s', (_what, markdown, html) => {
    expect(compileText(markdown)).toMatchObject({ html, findings: [] });
  });

  test('footnotes of two texts on a page keep apart', () => {
    const [one, two] = ['one-', 'two-'].map((anchorPrefix) => compileText('a[^1]\n\n[^1]: b', { anchorPrefix }));
    expect([...(one?.anchors ?? [])].filter((anchor) => two?.anchors.has(anchor))).toEqual([]);
  });
});
