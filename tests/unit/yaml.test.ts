import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { loadFields } from '../../pipeline/site/fields/load-fields.ts';
import { openSource, type YamlSource } from '../../pipeline/yaml/yaml-places.ts';
import { valueAt } from '../../pipeline/yaml/edit-yaml.ts';
import { linter } from '../../pipeline/lint/linter.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { readFindings } from './read-findings.ts';

describe('YAML', () => {
  test.each([
    ['a: 1\nb: [x, y]\nc: { d: true }', { a: 1, b: ['x', 'y'], c: { d: true } }],
    ['day: 2025-10-06', { day: '2025-10-06' }],
    ['yes: no\noff: on', { yes: 'no', off: 'on' }],
    ['a: >\n  one\n  two\n', { a: 'one two\n' }],
    ['a: &x [1]\nb: *x', { a: [1], b: [1] }],
    ['a: "é\\n🎉"', { a: 'é\n🎉' }],
    ['', null],
  ])('%j has its value', (text, value) => {
    expect(parse(text).value).toEqual(value);
  });

  test('that is taken as typed keeps every scalar a text', () => {
    expect(parse('a: 40\nb: true\nc: 1.10', 'failsafe').value).toEqual({ a: '40', b: 'true', c: '1.10' });
  });

  test.each([
    ['a: 1\n}]\n[{\nb: 2', ''],
    ['a: 1\n...\nb: 2', 'a line `---` or `...` ends what belongs together'],
    ['**a** b\nc: d', 'something stands here that belongs to no field'],
    ['one\ntwo\nthree: 4\nfour', 'it has neither the name of a field nor the hyphen of an entry'],
    ['- - a\n  b: c\n - d', 'one blank, expected no blank'],
    ['? a\n: - b\n c', 'the line does not begin where its neighbors do'],
    ['@a: b\n c: d\n   e', 'it has neither the name of a field nor the hyphen of an entry'],
  ])(
    '%j, that nobody can read, is told in one sentence without words of the parser, and gives nothing',
    (text, reason) => {
      const { findings, yaml } = parse(text);
      expect([findings.length, yaml]).toEqual([1, undefined]);
      expect(findings[0]).toContain(reason);
      expect(findings[0]).not.toMatch(/implicit|scalar|node|token|sequence|mapping|flow/);
    },
  );
});

describe('a place in YAML', () => {
  const { yaml } = parse('title: A\nhero:\n  lead: B\nlist:\n  - x\n  - { y: z }\n');

  test.each([
    [['title'], 1, 8],
    [['hero', 'lead'], 3, 9],
    [['list', 0], 5, 5],
    [['list', 1, 'y'], 6, 10],
    [['hero', 'missing'], 3, 3],
    [[], 1, 1],
  ])('of the value at %j is %i:%i', (path, line, column) => {
    expect(yaml?.placeOf(path)).toEqual({ file: 'a.md', line, column });
  });

  test.each([
    [['title'], 1, 1],
    [['hero', 'lead'], 3, 3],
    [['list', 1, 'y'], 6, 7],
  ])('of the key at %j is %i:%i', (path, line, column) => {
    expect(yaml?.placeOfKey(path)).toEqual({ file: 'a.md', line, column });
  });

  test('counts the lines above the YAML', () => {
    const { yaml: below } = parse('a: b', 'core', 1);
    expect(below?.placeOf(['a'])).toEqual({ file: 'a.md', line: 2, column: 4 });
  });

  test.each([
    ['plain', 'a: one X', 1, 8],
    ['double quotes', 'a: "one X"', 1, 9],
    ['single quotes', "a: 'one X'", 1, 9],
    ['escapes in double quotes', 'a: "\\t\\u00e9\\x41\\"X"', 1, 19],
    ['an escape beyond 16 bits', 'a: "\\U0001F389X"', 1, 15],
    ['doubled single quotes', "a: 'it''s X'", 1, 11],
    ['blanks before it', 'a: "  X"', 1, 7],
    ['a block', 'a: |\n  one\n  two X', 3, 7],
    ['a block that is not closed', 'a: |-\n  one\n\n  two X\n\n', 4, 7],
    ['a block with an indent', 'a: |2\n    X', 2, 5],
    ['a block that begins blank', 'a: |\n\n  X', 3, 3],
    ['a deep block', 'b:\n  - a: |\n      one X', 3, 11],
    ['folded text, where the text begins', 'a: >\n  one\n  X', 1, 4],
    ['two lines of plain text, where the text begins', 'a: one\n  X', 1, 4],
    ['two lines in quotes, where the text begins', 'a: "one\n  X"', 1, 4],
  ])('inside a text: %s', (_what, text, line, column) => {
    const { yaml: source, value: root } = parse(text);
    const path = text.startsWith('b') ? ['b', 0, 'a'] : ['a'];
    const value = String(valueAt(root, path)).trim();
    const above = value.slice(0, value.indexOf('X')).split('\n');
    const place = source?.textAt(path).locate(above.length, (above.at(-1)?.length ?? 0) + 1);
    expect(place).toEqual({ file: 'a.md', line, column });
  });
});

function parse(text: string, schema: 'core' | 'failsafe' = 'core', linesAbove = 0): Parsed {
  const file = fileAt('a.md');
  const loaded = loadFields({ file, text, linesAbove, schema, fields: z.unknown() }, linter);
  const findings = readFindings(findingsOf(file.messages));
  return {
    value: loaded?.value,
    yaml: loaded && openSource(file, loaded.notes, () => text),
    findings: findings.map(({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`),
  };
}

interface Parsed {
  readonly value: unknown;
  readonly yaml: YamlSource | undefined;
  readonly findings: readonly string[];
}
