import { isScalar, visit, type Document, type YAMLError } from 'yaml';
import type * as z from 'zod';
import type { Report } from '../report.ts';
import { columnAsTyped } from '../../compile/yaml/yaml-source.ts';
import { composeYaml } from '../../compile/yaml/compose-yaml.ts';
import { knownFields, namesAbove } from '../fields/known-fields.ts';
import { toPlainValue } from '../../compile/yaml/plain-yaml.ts';
import type { FieldsText } from '../../compile/fields/read-fields.ts';
import { curlyQuotes } from './curly-quotes.ts';
import { duplicateField, indentation } from './indentation.ts';
import { missingColon } from './missing-colon.ts';
import { wordsOfParser } from './parser-words.ts';
import { plainValue, starredEntry } from './plain-value.ts';
import { quotationMarks } from './quotation-marks.ts';
import type { Broken, Diagnose, Meant, Mistake, Suggestion } from './suggestion.ts';
import { tabs } from './tabs.ts';
import { wrappedText } from './wrapped-text.ts';

/** The diagnoses, the most reliable first. */
const DIAGNOSES: readonly Diagnose[] = [
  starredEntry,
  duplicateField,
  tabs,
  missingColon,
  curlyQuotes,
  quotationMarks,
  indentation,
  wrappedText,
  plainValue,
];

/** Maximum number of mistakes reported per file; a file with more has a single cause, or is not YAML. */
const MOST_MISTAKES = 20;
/** Maximum number of characters parsed to test suggestions. */
const MOST_TRIED = 4_000_000;

/** The first parser error, and the mistake to report if no suggestion fits. */
interface Fault extends Pick<Broken, 'at' | 'code'> {
  readonly inItsWords: Mistake;
}

/**
 * Reports the mistakes in a text that the parser refuses, and returns the text as it was probably meant; undefined if
 * that is unknown. Accepts only a suggestion with which the parser gets further, so every advice has been tested.
 */
export function reportMistakes(source: FieldsText<unknown>, { report }: Report): Meant | undefined {
  const { file, linesAbove } = source;
  const typed: readonly string[] = source.text.split('\n').map((line) => line.replace(/\r$/, ''));
  let lines = typed;
  const changed = new Set<number>();
  const left = { characters: MOST_TRIED };
  const tell = ({ rule, line, column, values, fix }: Mistake): void =>
    report(
      rule,
      { file, line: line + linesAbove + 1, column: columnAsTyped(column, lines[line], typed[line]) },
      values,
      fix,
    );
  for (let count = 0; count < MOST_MISTAKES; count++) {
    const fault = faultIn(lines, source);
    if (!fault) return { text: lines.join('\n'), guessed: new Set([...changed].map((line) => line + linesAbove + 1)) };
    const found = likeliest(lines, fault, source, left);
    if (!found) {
      tell(fault.inItsWords);
      return undefined;
    }
    tell(withSureFix(found, changed));
    for (const line of found.edits.keys()) changed.add(line);
    lines = edited(lines, found);
  }
  return undefined;
}

/** Returns the first parser error; undefined if there is none. */
function faultIn(lines: readonly string[], { schema }: FieldsText<unknown>): Fault | undefined {
  const text = lines.join('\n');
  const document = composeYaml(text, schema);
  if ('what' in document) return undefined;
  const error = firstError(document);
  if (!error) return undefined;
  const made = offsetOf(error, document);
  const column = made - text.lastIndexOf('\n', made - 1);
  const values = wordsOfParser(error.message);
  return {
    at: lineOf(text, error.pos[0]),
    code: error.code,
    inItsWords: { rule: 'yaml-syntax', line: lineOf(text, made), column, values },
  };
}

function firstError({ errors }: Document): YAMLError | undefined {
  return errors.toSorted((a, b) => a.pos[0] - b.pos[0])[0];
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}

/**
 * Returns the offset where an error was made: for an unclosed bracket, that of the opening one, because the parser
 * misses its end only in a later line.
 */
function offsetOf({ pos: [offset], message }: YAMLError, document: Document): number {
  let opening = offset;
  if (/^Flow .* end with/.test(message))
    visit(document, {
      Collection(_key, { flow, range }) {
        if (flow === true && range?.[1] === offset) [opening] = range;
      },
    });
  return opening;
}

/**
 * The result of a suggestion: the line of the next error (infinite if there is none), and the number of errors and
 * refused values.
 */
interface Tried {
  readonly suggestion: Suggestion;
  readonly end: number;
  readonly wrong: number;
}

/**
 * Returns the suggestion with which the parser gets furthest; of several, the one with the fewest errors and refused
 * values.
 */
function likeliest(
  lines: readonly string[],
  { at, code }: Fault,
  { fields, schema, linesAbove }: FieldsText<unknown>,
  left: { characters: number },
): Suggestion | undefined {
  const namesAt: Broken['namesAt'] = (line) => knownFields(fields).namesAt(namesAbove(lines, line));
  const broken = { lines, at, code, linesAbove, namesAt };
  const known = new Set([lines.join('\n')]);
  let best: Tried | undefined;
  for (const suggestion of DIAGNOSES.flatMap((find) => [...find(broken)])) {
    const next = edited(lines, suggestion);
    const text = next.join('\n');
    if (known.has(text) || left.characters < text.length) continue;
    known.add(text);
    left.characters -= text.length;
    const document = composeYaml(text, schema);
    if ('what' in document) continue;
    const error = firstError(document);
    const end = error ? lineOf(text, error.pos[0]) : Infinity;
    const isFurther = end > Math.max(at, ...suggestion.edits.keys());
    if (!isFurther || end < (best?.end ?? 0)) continue;
    const faults = refusedIn(document, fields);
    if (!faults || isRefused(suggestion, faults, next)) continue;
    const wrong = document.errors.length + faults.length;
    if (!best || end > best.end || wrong < best.wrong) best = { suggestion, end, wrong };
    if (wrong === 0) break;
  }
  return best?.suggestion;
}

/**
 * Returns the start offset of each value that the schema refuses; `undefined` for one that is missing, unknown or not a
 * scalar. If aliases multiply without end, undefined, or an empty list if the parser reports errors anyway.
 */
function refusedIn(document: Document, fields: z.ZodType): readonly (number | undefined)[] | undefined {
  const plain = toPlainValue(document);
  if (!('value' in plain)) return document.errors.length > 0 ? [] : undefined;
  return (fields.safeParse(plain.value ?? {}).error?.issues ?? []).map(({ path }) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.range?.[0] : undefined;
  });
}

/** Tells whether a suggestion quotes a value for which the schema expects something other than text. */
function isRefused(
  { rule, line }: Suggestion,
  faults: readonly (number | undefined)[],
  lines: readonly string[],
): boolean {
  if (rule !== 'yaml-quotes') return false;
  const start = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  const end = start + (lines[line] ?? '').length;
  return faults.some((offset) => offset !== undefined && offset >= start && offset <= end);
}

function edited(lines: readonly string[], { edits }: Suggestion): string[] {
  return lines.map((line, index) => edits.get(index) ?? line);
}

/** Drops the fix of a mistake if another suggestion has already changed one of its lines. */
function withSureFix({ edits, fix, ...mistake }: Suggestion, changed: ReadonlySet<number>): Mistake {
  const isAnew = [...edits.keys()].some((line) => changed.has(line));
  return { ...mistake, ...(fix && !isAnew && { fix }) };
}
