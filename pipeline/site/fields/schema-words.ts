import * as z from 'zod';
import type { Path } from '../../yaml/spans.ts';

type Issue = z.core.$ZodIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'fields of its own',
  record: 'names with a text each',
  boolean: '`true` or `false`',
  number: 'a number',
  int: 'a whole number',
};

/**
 * Returns messages for schemas that have none of their own. An error map, so that a message is made where the fault is
 * found. The message about unknown keys lists the known ones, because an issue has no other place for them.
 */
export const schemaWordsOf: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected ${oneOf(issue.values)}`;
    case 'invalid_union':
      return `expected ${oneOf(Array.isArray(issue['options']) ? issue['options'] : [])}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'it is empty'
        : `expected at least ${issue.minimum}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'unrecognized_keys':
      return issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join(' ') : '';
    default:
      return undefined;
  }
};

/** Returns why a value is refused: what was expected, and what was found. */
export function reasonOf(issue: Issue, value: unknown): string {
  if (value === null || value === '') return 'it is empty';
  if (!issue.message.startsWith('expected')) return issue.message;
  const isText = issue.code === 'invalid_type' && meantValue(issue.expected, value) !== undefined;
  return `${issue.message}, not ${isText ? 'the text ' : ''}${describe(value)}`;
}

/** Returns the number, `true` or `false` that was meant by a text; undefined if none was. */
function meantValue(expected: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (expected === 'number') return /^\d+$/.exec(value)?.[0];
  if (expected !== 'boolean') return undefined;
  if (/^(?:true|yes|on)$/i.test(value)) return 'true';
  return /^(?:false|no|off)$/i.test(value) ? 'false' : undefined;
}

/**
 * Returns what to do about a value that is empty or of another type than its field; undefined if the reason says it.
 */
export function helpOf(issue: Issue, path: Path, value: unknown): string | undefined {
  const name = path.findLast((key) => typeof key === 'string') ?? '';
  const isEntry = typeof path.at(-1) === 'number';
  if (value === null || value === '')
    return `Write a value behind ${isEntry ? 'the hyphen' : `\`${name}:\``}, or take the line out if the field is not needed.`;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'array')
    return `Write each entry of \`${name}\` on a line of its own below it, with \`- \` before it.`;
  if (issue.expected === 'object' && isEntry)
    return 'Write the fields of this entry as `name: value` behind its hyphen, one a line.';
  if (issue.expected === 'object')
    return `Write the fields of \`${name}\` on the lines below it, each as \`name: value\` with two blanks more before it.`;
  const meant = meantValue(issue.expected, value);
  if (meant !== undefined) return `Write \`${name}: ${meant}\`, without quotation marks.`;
  if (issue.expected !== 'string') return undefined;
  return Array.isArray(value)
    ? `Write one text behind \`${name}:\`, not a list.`
    : 'Write the whole text in double quotes, on one line.';
}

/** Returns why a whole file is refused. */
export function reasonOfRoot(issue: Issue, value: unknown): string {
  const expected = issue.code === 'invalid_type' && issue.expected === 'array' ? '- name: value' : 'name: value';
  return `${describe(value)}, expected lines such as \`${expected}\``;
}

/** Returns what to do about a whole file. */
export function helpForRoot(issue: Issue): string {
  return issue.code === 'invalid_type' && issue.expected === 'array'
    ? 'Begin each entry with `- `, and indent its other lines by two blanks.'
    : 'Write one field a line, as `name: value`, without a hyphen before it.';
}

function oneOf(values: readonly unknown[]): string {
  const quoted = values.map((value) => `\`${String(value)}\``);
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(Boolean).join(' or ');
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'fields';
  return `\`${String(value)}\``;
}
