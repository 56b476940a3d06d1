import type { Fix } from '../../findings/finding.ts';
import type { FieldLinter } from '../../site/fields/load-fields.ts';
import { fencedOf } from '../../yaml/fenced.ts';
import { readLine } from '../yaml/yaml-line.ts';
import { knownFields } from './known-fields.ts';

/** A line of front matter: a field, an indented line, a list entry, a comment, or nothing. */
const FIELD = /^(?:[\w-]+[ \t]*:(?:\s|$)|\s+\S|- |#|\s*$)/;
const FENCE = /^---[ \t]*$/;
/** What a word processor makes of `---`, or what divides a text elsewhere: a long dash, or several signs. */
const LIKE_FENCE = /^\p{Cf}*(?:[–—―]|[-–—―−‐‑_*=~+.\\](?:[ \t]*[-–—―−‐‑_*=~+.\\])+)\s*$/u;
const BLANK = /^[\s\p{Cf}]*$/u;
const CLOSE = 'Put a line `---` below the last field, above the text.';

interface Fault {
  /** Counted from 0. */
  readonly line: number;
  readonly reason: string;
  readonly help: string;
  readonly fix?: Fix;
}

/** Reports mistakes in the front matter fences of a file; returns whether there are any. */
export const reportFences: FieldLinter['fences'] = (file, text, schema) => {
  const names = knownFields(schema).namesAt([]);
  const isField = (line = ''): boolean => /^\w/.test(line) && names?.has(readLine(line).key ?? '') === true;
  const { line, fix, ...values } = faultOf(text, isField) ?? {};
  if (line === undefined) return false;
  file.message('front-matter-absent', { line: line + 1, column: 1 }, { reason: '', help: '', ...values }, fix);
  return true;
};

function faultOf(text: string, isField: (line?: string) => boolean): Fault | undefined {
  const lines = text.split(/\r?\n/);
  const top = lines.findIndex((line) => !BLANK.test(line));
  const opening = lines[top] ?? '';
  const help = 'Write its fields between two lines `---`, and its text below; or delete the file.';
  if (top < 0) return { line: 0, reason: 'the file is empty', help };
  if (!FENCE.test(opening) && !(LIKE_FENCE.test(opening.trimStart()) && isField(lines[top + 1])))
    return {
      line: 0,
      reason: 'the file does not begin with a line `---`',
      help: 'Begin the file with a line `---`, then the fields, then another line `---`.',
    };
  const end = endBelow(lines, top, isField);
  const wrong = [top, end].filter((index) => index >= 0 && !FENCE.test(lines[index] ?? ''));
  if (wrong.length > 0 || top > 0) return wrongFences(lines, top, end, wrong);
  const fenced = fencedOf(text);
  if (!fenced) return { line: firstBlank(lines), reason: 'the closing line `---` is missing', help: CLOSE };
  const last = fenced.head.trimEnd().split('\n').length - 1;
  if (!isField(lines[last + 1])) return undefined;
  const reason = 'the fields go on below this line `---`';
  return { line: last, reason, help: 'Move this line `---` below the last field, above the text.' };
}

/** Describes front matter below empty lines, or between other signs than `---`. Has a fix if its end can be told. */
function wrongFences(lines: readonly string[], top: number, end: number, wrong: readonly number[]): Fault {
  const from = top > 0 ? 0 : (wrong[0] ?? 0);
  const typed = wrong.map((index) => `\`${(lines[index] ?? '').trim()}\` in line ${index + 1}`).join(' and ');
  const reason =
    top > 0 ? 'empty lines stand above the first line `---`' : `\`---\` is expected in the place of ${typed}`;
  const what =
    top > 0 ? 'Take the empty lines out above the first line `---`' : `Write \`---\` in the place of ${typed}`;
  if (end < 0)
    return { line: from, reason, help: `${what}, and put a line \`---\` below the last field, above the text.` };
  const start = Math.max(from, top);
  // The whole of the front matter: its words are no longer words of the page.
  const last = from <= top ? end : (wrong.at(-1) ?? top);
  const written = lines.slice(start, last + 1).map((line, index) => (wrong.includes(start + index) ? '---' : line));
  const fix = { actual: lines.slice(from, last + 1).join('\n'), expected: written.join('\n') };
  return { line: from, reason, help: `${what}.`, fix };
}

/** Returns the first line that is empty or no part of front matter. */
function firstBlank(lines: readonly string[]): number {
  return Math.max(
    0,
    lines.findIndex((line, index) => index > 0 && (BLANK.test(line) || !FIELD.test(line))),
  );
}

/** Returns the line that ends front matter; -1 if there is none, or if it cannot be told from the text. */
function endBelow(lines: readonly string[], top: number, isField: (line?: string) => boolean): number {
  const end = lines.findIndex((line, index) => index > top && (LIKE_FENCE.test(line) || !FIELD.test(line)));
  return end > top + 1 && LIKE_FENCE.test(lines[end] ?? '') && !isField(lines[end + 1]) ? end : -1;
}
