import { expect, test } from 'vitest';
import { z } from 'zod';
import { loadFields } from '../../pipeline/site/fields/load-fields.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';

const fields = z.strictObject({ title: z.string(), order: z.number().optional() });

// A linter says of these what was probably meant; the compiler tells them without one too.
test.each([
  ['what the schema refuses', 'title: Wool\norder: first\n', ['front-matter-field 4:8']],
  ['a field that it does not know', 'title: Wool\nodrer: 1\n', ['front-matter-field 3:1']],
  ['what is no YAML', 'title: "Wool\n', ['yaml-syntax 4:1']],
  ['nothing of what is right', 'title: Wool\norder: 1\n', []],
])('compile alone tells at its place %s', (_name, text, wanted) => {
  const file = fileAt('a.md');
  const loaded = loadFields({ file, text, linesAbove: 2, fields }, undefined);
  const found = findingsOf(file.messages).map(({ rule, line, column }) => `${rule} ${line}:${column}`);
  expect(found).toEqual(wanted);
  expect(loaded?.fields).toEqual(wanted.length > 0 ? undefined : { title: 'Wool', order: 1 });
});
