import type { YAMLError } from 'yaml';
import type { ParametersOf } from '../../findings/rules.ts';
import type { FieldsText } from '../../site/fields/load-fields.ts';
import { knownFields, namesAbove } from '../fields/known-fields.ts';
import { type Broken, type Diagnose, type Mistake, suspects } from './mistake.ts';
import { indentOf, isContinuation, isInText, nextContentLine, readLine, writeYamlText } from './yaml-line.ts';
import { quotes } from './quotes.ts';

/**
 * Reports the first mistake in a text that the parser refuses: the first kind that fits its lines, or else what the
 * parser's error means, at its place. Nothing else of the text is read.
 */
export function reportMistake(
  { text, file, linesAbove, fields }: FieldsText<unknown>,
  errors: readonly YAMLError[],
): void {
  const [error] = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (!error) return;
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const [start] = error.pos;
  const at = text.slice(0, start).split('\n').length - 1;
  const broken: Broken = { lines, at, code: error.code, linesAbove, known: knownFields(fields) };
  const column = start - text.lastIndexOf('\n', start - 1);
  const isPlain = isContinuation(lines[at]) && indentOf(lines[at]) === column - 1;
  const kinds = /alias count/.test(error.message) ? [] : isPlain ? OF_WORDS : OF_OTHERS;
  for (const find of kinds) {
    const found = find(broken);
    if (found) return tell(found);
  }
  const opening = openingOf(lines, at, error.message) ?? { line: at, column };
  return tell({ rule: 'yaml-syntax', ...opening, values: wordsOfParser(error.message, isPlain) });

  function tell({ rule, line, column: begin, values, fix }: Mistake): void {
    file.message(rule, { line: line + linesAbove + 1, column: begin }, values, fix);
  }
}

/** Returns where a bracket is opened that the parser finds unclosed only in a later line. */
function openingOf(lines: readonly string[], at: number, message: string) {
  if (!/^(?:Flow|Missing)/.test(message)) return undefined;
  const line = lines.findLastIndex((typed, index) => index <= at && /^[[{]/.test(readLine(typed).value));
  return line < 0 ? undefined : { line, column: readLine(lines[line] ?? '').before.length + 1 };
}

const NO_FIELD = {
  reason: 'it has neither the name of a field nor the hyphen of an entry',
  help: 'Write it as `name: value`; if it goes on with the text above it, begin it two blanks to the right of the name of that text, or write all of the text on one line. The text of a page begins below a line `---`.',
};

/** Messages of the library, special before general, and what they mean. */
const MEANINGS: readonly (readonly [message: RegExp, reason: string, help: string])[] = [
  [/second document/, 'a line `---` or `...` ends what belongs together', 'Take that line out.'],
  [/on a single line|followed by map values|Sequence item without/, NO_FIELD.reason, NO_FIELD.help],
  [
    /at node end|Not a YAML token|Unexpected \S+ token|Comments must be separated/,
    'something stands here that belongs to no field',
    'Put the value before it in double quotes if this is a part of it; else write it as `name: value` on a line of its own.',
  ],
  [
    /same column/,
    'the line does not begin where its neighbors do',
    'Put as many blanks before it as its neighbors have; an entry of a list begins with a hyphen and a blank.',
  ],
  [/escape/, 'a backslash in double quotes begins a sign of its own', 'Write the value in single quotes.'],
  [/quote/, 'a quotation mark is opened, and not closed', 'Put the same mark at the end of the value.'],
  [
    /[Ff]low|Missing closing/,
    'a bracket or a brace is not closed, or a comma is missing between two entries',
    'Close it, put a comma between each two, and put texts with signs in double quotes.',
  ],
  [/alias count/, 'too many repetitions by `*name`', 'Write out what is repeated.'],
  [/compact mappings/, 'a value with `: ` in it needs double quotes', 'Put the whole value in double quotes.'],
  [
    /[Aa]lias|[Aa]nchor|[Tt]ag|cannot start with|implicit map key/,
    'a value or a name begins with a sign, or has one in it, that means something else',
    'Take the sign out, or put the whole value in double quotes.',
  ],
];

/** Translates a parser error into this project's words; `isPlain` tells whether it is at the start of a line of words. */
function wordsOfParser(message: string, isPlain: boolean): ParametersOf<'yaml-syntax'> {
  if (isPlain) return NO_FIELD;
  const [, reason, help] = MEANINGS.find(([pattern]) => pattern.test(message)) ?? [];
  return {
    reason: reason ?? 'nothing of this kind can stand here',
    help: help ?? 'Write each field as `name: value` on a line of its own, and a text with signs in double quotes.',
  };
}

/** A name at the start of a line, what stands in the place of its colon and blank, and the value. */
const NAME = /^(\p{L}[\w-]*)(\s*:|\s+(?=[\p{L}\p{N}"'“[{(|>])|$)(.*)$/u;
/** Lists, quoted texts and values for programs, which need no quotes. */
const NEEDS_NO_QUOTES = /^(?:\[.*\]|\{.*\}|"[^"]*"|'[^']*'|[|>][-+]?|[\w./-]*)$/;

/** From this length of a line on, a text may continue below. */
const WRAPS_FROM = 60;

/** Finds the second of two fields with the same name. */
const duplicateField: Diagnose = ({ lines, at, code, linesAbove }) => {
  if (code !== 'DUPLICATE_KEY') return undefined;
  const { key, column } = readLine(lines[at] ?? '');
  const above = lines.slice(0, at).map(readLine);
  const first = above.findLastIndex((other) => other.key === key && other.column === column);
  const values = { name: key ?? '', firstLine: String(first + linesAbove + 1) };
  return { rule: 'yaml-duplicate', line: at, column: column + 1, values };
};

/** Finds a line that is indented by tabs. */
const tabs: Diagnose = (broken) => {
  const index = suspects(broken).find((line) => /^[ -]*\t/.test(broken.lines[line] ?? ''));
  const typed = broken.lines[index ?? -1]?.trimEnd();
  if (index === undefined || typed === undefined) return undefined;
  const line = ' '.repeat(columnOf(broken, index) ?? 2) + typed.trimStart().replace(/^-\s+/, '- ');
  return { rule: 'yaml-tab', line: index, column: typed.indexOf('\t') + 1, values: { line } };
};

/** Finds a field without its colon, or without the blank after it. */
const missingColon: Diagnose = (broken) => {
  const { lines, known } = broken;
  for (const index of suspects(broken)) {
    const { indent, dashes, key, colon, value } = readLine(lines[index] ?? '');
    const [, name = '', between = '', rest = ''] = NAME.exec((key ?? '') + colon + value) ?? [];
    if (name === '' || name === key || isInText(lines, index)) continue;
    const names = known.namesAt(namesAbove(lines, index));
    // Where the writer invents the names, a word may as well continue the text above it.
    if (!(names?.has(name) ?? name.includes('-')) || (rest !== '' && isUnfinished(lines, index))) continue;
    const typed = rest.trimStart();
    const write = `${name}: ${NEEDS_NO_QUOTES.test(typed) ? typed : writeYamlText(typed)}`.trimEnd();
    const column = indent.length + dashes.length + 1;
    const fix = { actual: (lines[index] ?? '').trimEnd().slice(column - 1), expected: write };
    const reason = between.endsWith(':') ? 'blank' : 'missing';
    return { rule: 'yaml-colon', line: index, column, values: { name, reason, write }, fix };
  }
  return undefined;
};

/** Tells whether the line above is so long that its text may go on. */
function isUnfinished(lines: readonly string[], index: number): boolean {
  const { value } = readLine(lines[nextContentLine(lines, index - 1, -1)] ?? '');
  return value.length >= WRAPS_FROM && !/[.!?"']$/.test(value);
}

/** Finds a field or a list entry that begins in another column than its neighbors. */
const indentation: Diagnose = (broken) => {
  const { lines } = broken;
  for (const index of suspects(broken)) {
    const { key, dashes, indent } = readLine(lines[index] ?? '');
    if ((key === undefined && dashes === '') || isInText(lines, index)) continue;
    const target = columnOf(broken, index);
    if (target === undefined || target === indent.length) continue;
    const line = ' '.repeat(target) + (lines[index] ?? '').trim();
    const values = { found: String(indent.length), expected: String(target), line };
    return { rule: 'yaml-indentation', line: index, column: indent.length + 1, values };
  }
  return undefined;
};

/** Returns the nearest column of fields or entries beside a line in which the schema knows its name, if it has one. */
function columnOf({ lines, known }: Broken, index: number): number | undefined {
  const { key, dashes, indent } = readLine(lines[index] ?? '');
  const columns = dashes === '' ? columnsOfFields(lines.slice(0, index)) : columnsOfEntries(lines, index);
  return nearest(columns, indent.length).find((column) => {
    if (key === undefined) return true;
    const moved = lines.with(index, `${' '.repeat(column)}${dashes}${key}:`);
    return known.namesAt(namesAbove(moved, index))?.has(key) ?? true;
  });
}

function columnsOfFields(above: readonly string[]): number[] {
  const fields = above.map(readLine).filter((line) => line.key !== undefined);
  const opened = fields.filter(({ value }) => value === '').map(({ column }) => column + 2);
  return [...fields.toReversed().map(({ column }) => column), ...opened, 0];
}

function columnsOfEntries(lines: readonly string[], index: number): number[] {
  const nearestFirst = [...lines.slice(0, index).toReversed(), ...lines.slice(index + 1)];
  return nearestFirst.filter((line) => readLine(line).dashes !== '').map(indentOf);
}

function nearest(columns: readonly number[], own: number): number[] {
  return columns.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own));
}

/** The kinds of mistakes in a line of words alone, and in others; the most reliable first. */
const OF_WORDS: readonly Diagnose[] = [tabs, missingColon];
const OF_OTHERS: readonly Diagnose[] = [duplicateField, ...OF_WORDS, quotes, indentation];
