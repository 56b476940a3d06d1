import { fencedOf } from '../../compile/yaml/fenced.ts';
import type * as z from 'zod';
import type { Report } from '../report.ts';
import type { ParametersOf } from '../rules.ts';
import { readLine } from '../yaml/yaml-line.ts';
import { knownFields } from './known-fields.ts';

/** What is wrong with the lines of hyphens around the fields of a file, and in which line, from 1. */
interface FenceFault {
  readonly line: number;
  readonly values: ParametersOf<'front-matter-absent'>;
}

/** A line that may be a part of front matter: a field, what is indented below one, an entry of a list, or a comment. */
const FIELD = /^(?:[\w-]+[ \t]*:(?:\s|$)|\s+\S|- |#)/;

/** Reports what is wrong with the lines of hyphens around the fields of a file; whether something is. */
export function reportFences(file: string, text: string, schema: z.ZodType, { report }: Report): boolean {
  const names = knownFields(schema).namesAt([]);
  const fault = faultOf(text, (line) => /^\w/.test(line) && names?.has(readLine(line).key ?? '') === true);
  if (fault) report('front-matter-absent', { file, line: fault.line, column: 1 }, fault.values);
  return fault !== undefined;
}

/** `isField` says whether a line begins with the name of a field. */
function faultOf(text: string, isField: (line: string) => boolean): FenceFault | undefined {
  const lines = text.split(/\r?\n/);
  const fenced = fencedOf(text);
  if (fenced) {
    const end = fenced.head.trimEnd().split('\n').length;
    if (!isField(lines[end] ?? '')) return undefined;
    return faultAt(
      end,
      'the fields go on below this line `---`',
      'Move this line `---` below the last field, above the text.',
    );
  }
  if (text.trim() === '')
    return faultAt(
      1,
      'the file is empty',
      'Write its fields between two lines `---`, and its text below; or delete the file.',
    );
  if (!/^---[ \t]*$/.test(lines[0] ?? ''))
    return faultAt(
      1,
      'the file does not begin with a line `---`',
      'Begin the file with a line `---`, then the fields, then another line `---`.',
    );
  const end = lines.findIndex((line, index) => index > 0 && !FIELD.test(line));
  return faultAt(
    Math.max(0, end) + 1,
    'the closing line `---` is missing',
    'Put a line `---` below the last field, above the text.',
  );
}

function faultAt(line: number, reason: string, help: string): FenceFault {
  return { line, values: { reason, help } };
}
