import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tests as examples } from 'commonmark-spec';
import { describe, expect, test } from 'vitest';
import { expectSameTree } from './compare-parsers.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const facts = new Map([
  ['price', '€5K'],
  ['weeks-4', '4 weeks'],
  ['odd', 'a <b> *c* www.e.example'],
]);

describe('both parsers make the same tree of', () => {
  test('the examples of CommonMark', () => {
    const taken = examples.filter(({ markdown }) => expectSameTree(markdown.replaceAll('\u2192', '\t'), false, facts));
    expect(taken.length).toBeGreaterThan(490);
  });

  test.each(['content', 'tests/fixtures'])('every text in %s, of which most are taken', (folder) => {
    const texts = markdownIn(path.join(ROOT, folder));
    const taken = texts.filter((text) => expectSameTree(text, text.startsWith('---\n'), facts));
    expect(taken.length / texts.length).toBeGreaterThan(0.8);
  });

  test.each([
    'It costs {{ price }} and takes {{ weeks-4 }}, or {{price}}{{ price }}.',
    '{{ price }}',
    '# {{ price }} {#a}\n\n- {{ price }}\n- *{{ price }}* and [{{ price }}](/a)\n\n| a |\n|---|\n| {{ price }} |',
    'two lines\nwith {{ price }} and\n{{ unknown }} in them',
    'not {{{ price }}}, {{ -a }}, {{ a- }}, {{ A }}, {{ a--b }} nor `{{ price }}`',
    '{{ odd }}',
    '[a](https://e.example/b_c) <https://e.example> and https://e.example/d.',
    '- [ ] open\n- [x] done, with *emphasis*',
    'a^2^ ~~gone~~ | a | b |\n\n| a | b |\n|:--|--:|\n| 1 | 2 \\| 3 |',
    'a[^1]\n\n[^1]: The note\n    goes on.',
    'a<br>b <kbd>c</kbd>\n\n<div align="center">\n\ntext\n\n</div>\n\n<!-- c -->',
    '> quoted\n> and on\n\n1. a\n\n   b\n2. c',
    'some ~5 mg, ~8 mg or ~~9 mg~~',
    'p < 0.05, a<-b and 3<4, <5> and <\n\na[^1]\n\n[^1]: n < 10, <=',
    '1. Run\n\n   ```sh\n   npm ci\n   ```\n\n2. Then [this][r]\n\n[r]: https://e.example/a "b"\n[s]: /x',
    '::bars[Costs, in €5: both “ends”.]{#a columns="3, 5" rows="all"}\n\n| a |\n|---|\n| 1 |',
    '- a\n\n::bars[b]\n\n::ladder[c]{.d}\n\n```\n\n::bars[e]\n\n```\n\n<!--\n\n::bars[f]\n\n-->',
  ])('%j, by the fast one', (text) => {
    expect(expectSameTree(text, false, facts)).toBe(true);
  });
});

describe('the exact parser is left', () => {
  test.each([
    ['a figure of a table', '::bars\n\n| a | b |\n|---|---|\n| 1 | 2 |'],
    ['a figure with more than words', '::bars[a *b*]\n\nc'],
    ['a figure without a blank line', 'a\n::bars[b]'],
    ['a figure whose options are none', '::bars[a]{=}\n\nb'],
    ['an escaped fact', 'it is \\{{ price }}'],
    ['a fact in the words for a picture', '![{{ price }}](a.png)'],
    ['a fact beside an address', '{{ price }} at a@b.example'],
    ['a name that is no element', 'a List<T> b'],
    ['an address in the words of a link', '[www.e.example](https://e.example)'],
    ['a task that begins with a link', '- [ ] [a](/b)'],
    ['a note in a list', '- [^a]: b'],
    ['an instruction', '<?php a ?>'],
    ['a comment without end', 'a\n\n<!-- b'],
    ['HTML below a table', '| a |\n|---|\n<b>'],
    ['HTML in a note', 'a[^1]\n\n[^1]: <b>c</b>'],
    ['a list in a quote', '> - a'],
    ['an empty item', 'a\n\n- \n- b'],
    ['quotes without end', '> '.repeat(50)],
    ['brackets without end', '['.repeat(100)],
    ['mixed emphasis', '_*a*_'],
    ['a fence with two blanks', '```a  b\nc\n```'],
    ['an odd blank', 'a\u2028b'],
    ['references to a long address', `[r]: /${'x'.repeat(9000)}\n\n${'[r] '.repeat(9)}`],
    ['a very long text', `# a${'&#32;'.repeat(100_000)}b`],
    ['an address whose host begins with a dot', 'http://.m'],
    ['an item that begins with no word', 't\na|b\n- |-'],
    ['a list in an item', '* >- e\n  >'],
    ['quotes in a quote', '>>\n> '],
    ['a line of code that ends in blanks', '1. `  \n   ;'],
    ['a link over a break', '[\\\n]()'],
    ['a definition on two lines', '[r]:\n:-'],
    ['a definition above a heading', '[r]:!\n#\n0. ['],
    ['code below a heading', '1. o\n#\n    e\n2. y'],
    ['code below a fence', '1. o\n~~~\n    a\n~~~\n    a'],
    ['an escaped sign beside emphasis', '\\**d**'],
    ['HTML in an item', '- a\n <b>\n'],
    ['HTML below a text', 'a\n<b>\n'],
    ['blanks that are a line', '- c\n\n  \n'],
    ['a list in a note', '[^n]: c\n    - c'],
    ['code in an item', '1. [\n-     o\n      '],
    ['a fence beside the sign of a list', '- ```\n- ```'],
    ['a fence that its list ends', '- a\n  ~~~\n- b'],
    ['a table in a quote', '>\n> |-|-|\n  a|b'],
    ['code in a quote', '>     x\n>     x'],
    ['a zero byte', 'a\0b'],
    ['ranges with lone tildes', '3~5 mg, then 6~8 mg'],
    ['the number of a letter in Windows-1252', 'It&#146;s'],
    ['the same in hexadecimal', '[a](/b "It&#X92;s")'],
  ])('%s', (_, text) => {
    expect(expectSameTree(text, false, facts)).toBe(false);
  });

  test('a text that only seems to begin with front matter', () => {
    expect(expectSameTree('---\na', true, facts)).toBe(false);
  });
});

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8').replace(/\r\n?/g, '\n'));
}
