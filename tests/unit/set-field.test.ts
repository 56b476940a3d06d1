import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  assert,
  array,
  boolean,
  constant,
  constantFrom,
  dictionary,
  integer,
  letrec,
  oneof,
  property,
  string,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldAt, readFields, renameField, setField, swapWithNext } from '../../pipeline/yaml/set-field.ts';
import { valueAt } from '../../pipeline/yaml/edit-yaml.ts';

const content = path.resolve(import.meta.dirname, '../../content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:md|yaml)$/.test(file) && file !== 'README.md')
  .map((file) => ({ file, isYaml: file.endsWith('.yaml'), source: readFileSync(path.join(content, file), 'utf8') }));

const TEXT = `---
# The headline.
title: "Gates: what they cost" # kept
tags: [a, 'b']
hero:   { lead: x,  line: y }
sections:
  - kind: prose # first

    text: |
      One.

      Two.
  # Of the second.
  - kind: points
    items:
      - a
      - b
folded: >-
  one
  two
empty:

last: 1
---

Words.
`;

/** Returns the lines that differ, from both sides. */
function changed(before: string, after: string | undefined): { gone: string[]; come: string[] } {
  const [one, two] = [before.split('\n'), (after ?? '').split('\n')];
  const head = one.findIndex((line, index) => line !== two[index]);
  const tail = one.toReversed().findIndex((line, index) => line !== two.at(-1 - index));
  const end = Math.min(tail, one.length - head, two.length - head);
  return { gone: one.slice(head, one.length - end), come: two.slice(head, two.length - end) };
}

describe('a changed field', () => {
  test.each([
    [
      'a quoted text, quoted as before, before its comment',
      ['title'],
      'A "new" one',
      ['title: "Gates: what they cost" # kept'],
      ['title: "A \\"new\\" one" # kept'],
    ],
    ['a new entry between brackets', ['tags'], ['a', 'b', 'c'], ["tags: [a, 'b']"], ["tags: [a, 'b', c]"]],
    ['an entry less', ['tags', 0], undefined, ["tags: [a, 'b']"], ["tags: ['b']"]],
    ['an entry before others', ['tags'], ['z', 'a', 'b'], ["tags: [a, 'b']"], ["tags: [z, a, 'b']"]],
    [
      'a field between braces',
      ['hero', 'line'],
      'x: y',
      ['hero:   { lead: x,  line: y }'],
      ['hero:   { lead: x,  line: "x: y" }'],
    ],
    [
      'a new field between braces',
      ['hero', 'title'],
      'T',
      ['hero:   { lead: x,  line: y }'],
      ['hero:   { lead: x,  line: y, title: T }'],
    ],
    ['a paragraph of a block', ['sections', 0, 'text'], 'One.\n\nThree.\n', ['      Two.'], ['      Three.']],
    ['an entry of a list', ['sections', 1, 'items', 1], '- c', ['      - b'], ['      - "- c"']],
    ['a new entry of a list', ['sections', 1, 'items', 2], 'c', [], ['      - c']],
    [
      'a new item with fields',
      ['sections', 2],
      { kind: 'prose', text: 'a\n\nb' },
      [],
      ['  - kind: prose', '    text: |-', '      a', '', '      b'],
    ],
    ['no item', ['sections', 1], undefined, ['  - kind: points', '    items:', '      - a', '      - b'], []],
    [
      'the first field of an item',
      ['sections', 0, 'kind'],
      undefined,
      ['  - kind: prose # first', '', '    text: |'],
      ['  - text: |'],
    ],
    ['folded lines', ['folded'], 'one three', ['  one', '  two'], ['  one three']],
    ['a value where none was typed', ['empty'], '2025-10-06', ['empty:'], ['empty: 2025-10-06']],
    ['a list where none was typed', ['empty'], [{ a: 'b', c: true }], [], ['  - a: b', '    c: true']],
    ['a text that reads as a number', ['last'], '1', ['last: 1'], ['last: "1"']],
    ['a new field at the end', ['draft'], true, [], ['draft: true']],
    ['a field with several lines, gone', ['sections'], undefined, TEXT.split('\n').slice(5, 17), []],
    [
      'several lines where a comment stands',
      ['title'],
      'a\nb',
      ['title: "Gates: what they cost" # kept'],
      ['title: "a\\nb" # kept'],
    ],
    [
      'the last entry of a list, gone',
      ['sections', 1, 'items'],
      [],
      ['    items:', '      - a', '      - b'],
      ['    items: []'],
    ],
  ] as const)('is %s; other lines stay', (_, at, value, gone, come) => {
    const after = setField(TEXT, at, value);
    expect(changed(TEXT, after)).toEqual({ gone: [...gone], come: [...come] });
    const read = valueAt(readFields(after ?? '')?.value, at);
    expect(read).toEqual(Array.isArray(value) || at[0] !== 'tags' ? (value ?? read) : 'b');
  });

  test('that is new stands where the order of the schema says', () => {
    const source = '---\ntitle: A\npublished: 2025-10-06\n---\n';
    const order = ['title', 'summary', 'published', 'tags'];
    expect(setField(source, ['summary'], 'B', { order })).toBe(
      '---\ntitle: A\nsummary: B\npublished: 2025-10-06\n---\n',
    );
    expect(setField(source, ['tags'], ['a'], { order })).toBe('---\ntitle: A\npublished: 2025-10-06\ntags: [a]\n---\n');
    const first = setField(source.replace('title: A\n', ''), ['title'], 'A', { order });
    expect(first).toBe(source);
  });

  test('is written into a file without fields', () => {
    expect(setField('Words.\n', ['title'], 'A')).toBe('---\ntitle: A\n---\n\nWords.\n');
    expect(setField('', ['title'], 'A')).toBe('---\ntitle: A\n---\n');
    expect(setField('---\n---\nWords.\n', ['hero', 'lead'], 'A')).toBe('---\nhero:\n  lead: A\n---\nWords.\n');
    expect(setField('# Empty.\n', [0, 'quote'], 'A', { isYaml: true })).toBe('# Empty.\n- quote: A\n');
  });

  test.each([
    ['without an end', '---\ntitle: A\n'],
    ['with an error', '---\ntitle: "A\n---\n'],
    ['with two of a name', '---\ntitle: A\ntitle: B\n---\n'],
  ])('is refused for fields %s', (_, source) => {
    expect(setField(source, ['title'], 'C')).toBeUndefined();
    expect(readFields(source)).toBeUndefined();
  });

  test('is refused if another one changes with it', () => {
    const source = '---\ntitle: &a A\nlabel: *a\n---\n';
    expect(setField(source, ['title'], 'C')).toBeUndefined();
    expect(setField(source, ['title'], undefined)).toBeUndefined();
    expect(setField(source, ['label'], 'C')).toBe('---\ntitle: &a A\nlabel: C\n---\n');
  });

  test('has a place that an offset finds', () => {
    const fields = readFields(TEXT);
    expect(fields && fieldAt(fields, TEXT.indexOf('Two.'))).toEqual(['sections', 0, 'text']);
    expect(fields && fieldAt(fields, TEXT.indexOf('line: y'))).toEqual(['hero', 'line']);
    expect(fields && fieldAt(fields, TEXT.indexOf('Words.'))).toBeUndefined();
  });

  test('has a place that an offset finds in the braces of a fact without quotes', () => {
    const source = '---\nhero:\n  line: {{ reach }}\n---\n';
    const fields = readFields(source);
    expect(fields && fieldAt(fields, source.indexOf('reach'))).toEqual(['hero', 'line']);
  });

  test('takes another name in its place', () => {
    expect(changed(TEXT, renameField(TEXT, ['folded'], 'joined'))).toEqual({
      gone: ['folded: >-'],
      come: ['joined: >-'],
    });
    expect(renameField(TEXT, ['folded'], 'last')).toBeUndefined();
  });
});

describe('entries of a list', () => {
  test('change places with the comments above them', () => {
    const source = '# Of all.\n- a: 1\n\n# Of b.\n- b: 2 # two\n- c: 3';
    expect(swapWithNext(source, [], 0, { isYaml: true })).toBe('# Of all.\n# Of b.\n- b: 2 # two\n\n- a: 1\n- c: 3');
    expect(swapWithNext(source, [], 1, { isYaml: true })).toBe('# Of all.\n- a: 1\n\n- c: 3\n# Of b.\n- b: 2 # two');
    expect(swapWithNext(source, [], 2, { isYaml: true })).toBeUndefined();
  });

  test('between brackets change places', () => {
    expect(swapWithNext(TEXT, ['tags'], 0)).toBe(TEXT.replace("[a, 'b']", "['b', a]"));
  });
});

describe('any value', () => {
  const text = oneof(
    string(),
    string({ unit: 'grapheme' }),
    array(
      constantFrom(
        'a',
        'word',
        ' ',
        ': ',
        '#',
        ' #',
        '\n',
        '\n\n',
        '-',
        '"',
        "'",
        '{{ x }}',
        '[',
        '1',
        '2025-10-06',
        'no',
      ),
    ).map((parts) => parts.join('')),
  );
  const scalar = oneof(text, boolean(), integer(), constant(null));
  const { value } = letrec<{ value: unknown }>((tie) => ({
    value: oneof(
      { maxDepth: 3 },
      scalar,
      array(tie('value'), { maxLength: 4 }),
      dictionary(oneof(string({ minLength: 1 }), constantFrom('a', 'b', 'kind')), tie('value'), {
        maxKeys: 4,
      }),
    ),
  }));

  test('reads back equal, and changes nothing outside of its field', () => {
    const end = TEXT.indexOf('folded:');
    assert(
      property(constantFrom(...places(TEXT)), value, (at, wanted) => {
        const after = setField(TEXT, at, wanted);
        expect(after).toBeDefined();
        expect(valueAt(readFields(after ?? '')?.value, at)).toEqual(wanted);
        const range = readFields(TEXT)?.ranges.find(({ path: one }) => one.join() === at.join());
        expect(after?.startsWith(TEXT.slice(0, range?.from ?? end))).toBe(true);
        expect(after?.endsWith(TEXT.slice(range?.to ?? end))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the fields of the site', () => {
  test.each(files)('in $file are set, removed and put back without another byte changing', ({ source, isYaml }) => {
    const fields = readFields(source, { isYaml });
    expect(fields?.ranges.length).toBeGreaterThan(0);
    const some = Math.ceil((fields?.ranges.length ?? 0) / 6);
    for (const { path: at, from, to } of (fields?.ranges ?? []).filter((_, index) => index % some === 0)) {
      const old = valueAt(fields?.value, at);
      expect(setField(source, at, old, { isYaml })).toBe(source);
      const after = setField(source, at, 'Other: words', { isYaml }) ?? '';
      expect(after.slice(0, from) + after.slice(after.length - (source.length - to))).toBe(
        source.slice(0, from) + source.slice(to),
      );
      expect(valueAt(readFields(after, { isYaml })?.value, at)).toBe('Other: words');
      if (old !== null && typeof old !== 'object')
        expect(valueAt(readFields(setField(after, at, old, { isYaml }) ?? '', { isYaml })?.value, at)).toBe(old);
      const less = setField(source, at, undefined, { isYaml });
      expect(less?.length).toBeLessThan(source.length);
    }
  });
});

function places(source: string) {
  return (readFields(source)?.ranges ?? []).map(({ path: at }) => at);
}
