import { fencedOf } from '../../compile/yaml/fenced.ts';
import type { FieldLinter } from '../../compile/fields/field-linter.ts';
import { readLine } from '../yaml/yaml-line.ts';
import { knownFields } from './known-fields.ts';
import { wrongFences } from './wrong-fences.ts';

/** A line that may be part of front matter: a field, an indented line, a list entry, or a comment. */
const FIELD = /^(?:[\w-]+[ \t]*:(?:\s|$)|\s+\S|- |#)/;

/** Reports mistakes in the front matter fences of a file; returns whether there are any. */
export const reportFences: FieldLinter['fences'] = (file, text, schema, { report }) => {
  const names = knownFields(schema).namesAt([]);
  const isField = (line: string): boolean => /^\w/.test(line) && names?.has(readLine(line).key ?? '') === true;
  const wrong = wrongFences(text.split(/\r?\n/), isField);
  const [line, reason, help] = (wrong ? [wrong.line, wrong.reason, wrong.help] : faultOf(text, isField)) ?? [];
  if (line === undefined || reason === undefined || help === undefined) return false;
  report('front-matter-absent', { file, line, column: 1 }, { reason, help }, wrong?.fix);
  return true;
};

/**
 * Returns the faulty line (from 1), what is wrong and what to do; undefined if nothing is wrong. `isField` tells
 * whether a line begins with a field name.
 */
function faultOf(text: string, isField: (line: string) => boolean): [number, string, string] | undefined {
  const lines = text.split(/\r?\n/);
  const fenced = fencedOf(text);
  if (fenced) {
    const end = fenced.head.trimEnd().split('\n').length;
    const help = 'Move this line `---` below the last field, above the text.';
    return isField(lines[end] ?? '') ? [end, 'the fields go on below this line `---`', help] : undefined;
  }
  if (text.trim() === '')
    return [
      1,
      'the file is empty',
      'Write its fields between two lines `---`, and its text below; or delete the file.',
    ];
  if (!/^---[ \t]*$/.test(lines[0] ?? '')) {
    const help = 'Begin the file with a line `---`, then the fields, then another line `---`.';
    return [1, 'the file does not begin with a line `---`', help];
  }
  const end = lines.findIndex((line, index) => index > 0 && !FIELD.test(line));
  const help = 'Put a line `---` below the last field, above the text.';
  return [Math.max(0, end) + 1, 'the closing line `---` is missing', help];
}
