import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { toGithubLines, toJsonLines } from '../../pipeline/lint/formats/for-programs.ts';
import { toText } from '../../pipeline/lint/formats/text.ts';
import { toPrintable, shorten } from '../../pipeline/shared/printable.ts';
import { paint } from '../../pipeline/shared/terminal.ts';
import { told } from './told.ts';

const ESC = '\u001B';
const around = { linesOf: () => [`${ESC}[31m ${'y'.repeat(10_000)}`], width: 80 };

describe('a printed line', () => {
  test.each([
    [`${ESC}[2J${ESC}]0;owned\u0007`, String.raw`\u{1b}[2J\u{1b}]0;owned\u{7}`],
    ['a.md\nb.md:1:1 error', String.raw`a.md\u{a}b.md:1:1 error`],
    ['a\r\tb', String.raw`a\u{d}\u{9}b`],
    ['\u009b31m\u007f', String.raw`\u{9b}31m\u{7f}`],
    ['gpj.\u202Eexe\u2066', String.raw`gpj.\u{202e}exe\u{2066}`],
    ['a\u200Bb\uFEFF\u00AD', String.raw`a\u{200b}b\u{feff}\u{ad}`],
    ['a\u2028b\u2029', String.raw`a\u{2028}b\u{2029}`],
    ['\u{E0041}\uD800', String.raw`\u{e0041}\u{d800}`],
  ])('shows what %j hides', (text, printed) => {
    expect(toPrintable(text)).toBe(printed);
  });

  test.each([
    ['Café, naïve'],
    ['Ωμέγα 語 עברית'],
    ['می\u200Cخواهم'],
    ['👩\u200D🔬 ❤️'],
    [String.raw`C:\new`],
    ['a  b'],
  ])('leaves %s as it is', (text) => {
    expect(toPrintable(text)).toBe(text);
  });
});

describe('findings', () => {
  const page = `/${ESC}[31m\u202E\u{E0041}\n${'x'.repeat(10_000)}`;
  const record = told(`\`${page}\``, 'Correct the link.', { file: 'content/a\nb.md' });

  test('are the same data as JSON, without a character that a terminal obeys', () => {
    const json = toJsonLines([record], around.linesOf).join('\n');
    expect(JSON.parse(json)).toMatchObject([{ file: record.file, message: `Cannot read this line: \`${page}\`` }]);
    expect(json.replaceAll('\n', '')).toBe(toPrintable(json.replaceAll('\n', '')));
  });

  test.each([
    ['a terminal', paint(toText([record], around), false)],
    ['a terminal with colors', stripVTControlCharacters(paint(toText([record], around), true))],
    ['GitHub', paint(toGithubLines([record], around.linesOf), false)],
  ])('for %s hold nothing that a terminal obeys', (_for, text) => {
    expect(text.split('\n').filter((line) => toPrintable(line) !== line)).toEqual([]);
  });

  test('are short for people, and name their rule all the same', () => {
    const text = paint(toText([record], around), false);
    expect([text.length < 500, text.includes('yaml-syntax'), text.includes('xx…xx')]).toEqual([true, true, true]);
  });

  test('can be more than a function takes arguments', () => {
    const many = Array.from({ length: 200_000 }, (_, line) => told('x', 'Do this.', { line }));
    const lines = toText(many, { linesOf: () => undefined, width: 80, showsAll: true });
    // Two lines each, and one that says where the rule is explained.
    expect(lines).toHaveLength(400_001);
  });
});

describe('a shortened sentence', () => {
  test.each([
    ['Unexpected tag', 'Unexpected tag'],
    [`Unexpected \`${'a'.repeat(200)}\`, expected x`, `Unexpected \`${'a'.repeat(200)}\`, expected x`],
    [
      `Unexpected \`${'a'.repeat(100)}${'b'.repeat(101)}\`, expected x`,
      `Unexpected \`${'a'.repeat(100)}${'b'.repeat(33)}…${'b'.repeat(66)}\`, expected x`,
    ],
    [`Cannot find \`/${'a'.repeat(700)}\`, said`, `Cannot find \`/${'a'.repeat(700)}\`, said`],
    [`${'c'.repeat(5000)} at the end`, `${'c'.repeat(400)}…${'c'.repeat(188)} at the end`],
  ])('keeps the beginning and the end of %s, and whole addresses', (sentence, short) => {
    expect(shorten(sentence)).toBe(short);
  });

  test('cuts no sign in two', () => {
    expect(shorten(`\`${'👩'.repeat(300)}\``)).not.toMatch(/\p{Cs}/u);
  });
});
