import type { Document } from 'yaml';
import type { YamlBound } from '../compose-yaml.ts';
import { blockHeader, missingHeader } from './block-header.ts';
import { brackets } from './brackets.ts';
import { documentMarks, missingFence } from './document-marks.ts';
import { duplicateField } from './duplicate-field.ts';
import { extraHyphen } from './extra-hyphen.ts';
import { gitMarks } from './git-marks.ts';
import { indentation } from './indentation.ts';
import { joinedBelow, joinedField } from './joined-field.ts';
import { listHyphen } from './list-hyphen.ts';
import { listBelowValue } from './list-below-value.ts';
import { listInLine } from './list-in-line.ts';
import { looseBrackets } from './loose-brackets.ts';
import { looseEntry } from './loose-entry.ts';
import { markdownLink } from './markdown-link.ts';
import { missingColon } from './missing-colon.ts';
import { missingEntryHyphen, missingHyphen } from './missing-hyphen.ts';
import { missingName } from './missing-name.ts';
import { missingParent } from './missing-parent.ts';
import { oddBlanks } from './odd-signs.ts';
import { plainValue } from './plain-value.ts';
import { starredEntry } from './starred-entry.ts';
import { quotationMarks } from './quotation-marks.ts';
import { MISREAD, type Broken, type Diagnose, type Suggestion } from './suggestion.ts';
import { tabs } from './tabs.ts';
import { wrappedText } from './wrapped-text.ts';

/** What is looked for, the surest signs first. */
const DIAGNOSES: readonly Diagnose[] = [
  gitMarks,
  starredEntry,
  documentMarks,
  missingHeader,
  looseEntry,
  missingHyphen,
  missingEntryHyphen,
  duplicateField,
  tabs,
  oddBlanks,
  joinedField,
  missingColon,
  listBelowValue,
  missingParent,
  missingName,
  markdownLink,
  looseBrackets,
  quotationMarks,
  listHyphen,
  listInLine,
  indentation,
  wrappedText,
  blockHeader,
  brackets,
  joinedBelow,
  plainValue,
  extraHyphen,
];

/** Mistakes of one file that are told apart; a file with more of them has one cause, or is no YAML. */
const MOST_MISTAKES = 20;
/** Characters that are parsed, at most, in order to try what was meant. */
const MOST_TRIED = 4_000_000;

/** Suggestions that are compared where the parser gets as far with each. */
const MOST_JUDGED = 8;

/** Values of a mistake that are the number of a line. */
const LINES_IN_VALUES = new Set(['first', 'likeLine']);

/** A mistake at its place. */
export type Mistake = Omit<Suggestion, 'edits'>;

/** What is wrong with a YAML text. */
export interface Diagnosed {
  readonly mistakes: readonly Mistake[];
  /** The text as it was probably meant; undefined where that cannot be known. */
  readonly text?: string;
  /** The line, from 0, that each line of it comes from. */
  readonly origins: readonly number[];
  /** Lines, from 0, that are different in it. */
  readonly changed: ReadonlySet<number>;
}

/** How a text is parsed and judged. */
interface Judge extends Pick<Broken, 'isFrontMatter' | 'entry' | 'namesIn' | 'takenIn'> {
  compose(text: string): Document | YamlBound;
  /** How many fields of a parsed text are wrong. */
  countFaults(document: Document, text: string): number;
  /** The first part of a parsed text that was taken for something else than it is, such as a text for a name. */
  misreadIn(document: Document, text: string): { readonly offset: number; readonly text: string } | undefined;
  /** Names of the fields that must stand beside a line of a text. */
  neededIn(lines: readonly string[]): Broken['neededAt'];
}

/** An error of the parser, as far as a diagnosis needs it. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

/**
 * Looks for the mistakes in a text that the parser refuses. Of what the lines suggest, that is taken with which the parser
 * goes on: the help of a finding has been tried before it is given.
 */
export function diagnose(text: string, judge: Judge): Diagnosed {
  const typed: readonly string[] = text.split('\n').map((line) => line.replace(/\r$/, ''));
  let lines = typed;
  let origins: readonly number[] = typed.map((_line, index) => index);
  const mistakes: Mistake[] = [];
  const changed = new Set<number>();
  const left = { characters: MOST_TRIED };
  while (mistakes.length < MOST_MISTAKES) {
    const fault = faultIn(lines, judge);
    if (!fault) return { mistakes, text: lines.join('\n'), origins, changed };
    const fence = missingFence(brokenAt(fault, lines, judge));
    const found = fence ? undefined : likeliest(lines, fault, judge, left).suggestion;
    // What is strange, and nothing better is known, is judged as it is.
    if (!found && fault.code === MISREAD) return { mistakes, text: lines.join('\n'), origins, changed };
    const edits = [...(found?.edits ?? [])];
    const isAnew = edits.some(([line]) => changed.has(origins[line] ?? line));
    mistakes.push(asTyped(fence ?? found ?? inWordsOf(fault), typed, origins, isAnew));
    if (!found) return { mistakes, origins, changed };
    for (const [line] of edits) changed.add(origins[line] ?? line);
    origins = origins.flatMap((origin, line) => originsOf(lines[line] ?? '', origin, found.edits.get(line)));
    lines = edited(lines, found.edits);
  }
  return { mistakes, origins, changed };
}

/** Where the lines come from that stand in place of one; a line that is only added above it is counted to the one before. */
function originsOf(typed: string, origin: number, written = typed): number[] {
  const parts = written.split('\n');
  return parts.map((part) => (parts.includes(typed) && part !== typed ? origin - 1 : origin));
}

/** A mistake at its place in the lines as they were typed; a mend would not fit where a line has been written anew for another one. */
function asTyped(
  { mend, ...mistake }: Mistake,
  typed: readonly string[],
  origins: readonly number[],
  isAnew: boolean,
): Mistake {
  const line = origins[mistake.line] ?? mistake.line;
  const column = Math.min(mistake.column, (typed[line] ?? '').length + 1);
  const values = Object.entries(mistake.values).map(([name, value]) =>
    LINES_IN_VALUES.has(name) ? [name, String(origins[Number(value)])] : [name, value],
  );
  return { ...mistake, line, column, values: Object.fromEntries(values), ...(mend && !isAnew && { mend }) };
}

/** The first error of the parser; undefined if there is none. */
function faultIn(lines: readonly string[], { compose, misreadIn }: Judge): Fault | undefined {
  const text = lines.join('\n');
  const document = compose(text);
  if ('what' in document) return undefined;
  const [error] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  const misread = error ? undefined : misreadIn(document, text);
  const first = error ?? (misread && { pos: [misread.offset], code: MISREAD, message: misread.text });
  if (!first) return undefined;
  const before = text.slice(0, first.pos[0]).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { line: before.length - 1, column, code: first.code, message: first.message };
}

function brokenAt(fault: Fault, lines: readonly string[], judge: Judge): Broken {
  const [namesAt, neededAt] = [judge.namesIn(lines), judge.neededIn(lines)];
  return { ...judge, ...fault, lines, at: fault.line, namesAt, neededAt, takenAt: judge.takenIn(lines) };
}

/** What was probably meant, and how many fields are wrong with it; not known where it leaves another error. */
interface Likeliest {
  readonly suggestion?: Suggestion | undefined;
  readonly faults?: number;
}

/**
 * The suggestion that leaves no error, and the fewest wrong fields; else the one that lets the parser go on furthest. One that
 * leaves wrong fields is given up for two that do not.
 */
function likeliest(
  lines: readonly string[],
  fault: Fault,
  judge: Judge,
  left: { characters: number },
  isSecond = false,
): Likeliest {
  const broken = brokenAt(fault, lines, judge);
  let best: Suggestion | undefined;
  let fewest = fault.code === MISREAD ? faultsIn(lines, judge) : Number.POSITIVE_INFINITY;
  let goOn: Step[] = [];
  let furthest = fault.line;
  const tried = new Set<string>();
  for (const suggestion of DIAGNOSES.flatMap((find) => [...find(broken)])) {
    const key = JSON.stringify([...suggestion.edits]);
    const next = edited(lines, suggestion.edits);
    const text = next.join('\n');
    if (tried.has(key) || left.characters < text.length || isIdle(suggestion, lines)) continue;
    tried.add(key);
    left.characters -= text.length;
    const document = judge.compose(text);
    if ('what' in document) continue;
    const offset = document.errors.reduce((least, { pos }) => Math.min(least, pos[0]), text.length);
    const added = next.length - lines.length;
    const first = text.slice(0, offset).split('\n').length - 1 - added;
    if (document.errors.length === 0) {
      const faults = judge.countFaults(document, text);
      if (faults < fewest) [best, fewest] = [suggestion, faults];
      if (faults === 0) break;
    } else if (first > fault.line && first >= furthest && first > lastOf(suggestion)) {
      const step = { suggestion, errors: document.errors.length };
      goOn = first > furthest ? [step] : [...goOn, step];
      furthest = first;
    }
  }
  const step = fittest(goOn, lines, furthest, judge, left);
  if (!best) return { suggestion: step };
  const whole = { suggestion: best, faults: fewest };
  if (!step || fewest === 0 || isSecond) return whole;
  const next = edited(lines, step.edits);
  const second = faultIn(next, judge);
  const { faults = fewest } = second ? likeliest(next, second, judge, left, true) : {};
  return faults < fewest ? { suggestion: step } : whole;
}

/** A suggestion with which the parser goes on, and the errors that it finds then. */
interface Step {
  readonly suggestion: Suggestion;
  readonly errors: number;
}

/** The one with the fewest wrong fields above the next error, which is in line `end`; of those the one that leaves the fewest errors. */
function fittest(
  steps: readonly Step[],
  lines: readonly string[],
  end: number,
  judge: Judge,
  left: { characters: number },
): Suggestion | undefined {
  if (steps.length < 2) return steps[0]?.suggestion;
  const last = lines.findLastIndex((line, index) => index <= end && /^[^\s#]/.test(line));
  const judged = steps.slice(0, MOST_JUDGED).map((step) => {
    const above = edited(lines.slice(0, last), step.suggestion.edits).join('\n');
    if (left.characters < above.length) return { ...step, faults: Number.POSITIVE_INFINITY };
    left.characters -= above.length;
    const document = judge.compose(above);
    const isWhole = !('what' in document) && document.errors.length === 0;
    return { ...step, faults: isWhole ? judge.countFaults(document, above) : Number.POSITIVE_INFINITY };
  });
  const [best] = judged.toSorted((a, b) => (a.faults === b.faults ? a.errors - b.errors : a.faults - b.faults));
  return best?.suggestion;
}

/** Whether a suggestion leaves every line as it stands. */
function isIdle({ edits }: Suggestion, lines: readonly string[]): boolean {
  return [...edits].every(([line, text]) => lines[line] === text);
}

function faultsIn(lines: readonly string[], { compose, countFaults }: Judge): number {
  const text = lines.join('\n');
  const document = compose(text);
  return 'what' in document ? 0 : countFaults(document, text);
}

function lastOf({ edits }: Suggestion): number {
  return Math.max(...edits.keys());
}

function edited(lines: readonly string[], edits: ReadonlyMap<number, string>): string[] {
  return lines.flatMap((line, index) => edits.get(index)?.split('\n') ?? line);
}

function inWordsOf({ line, column, code, message }: Fault): Mistake {
  return { rule: 'yaml-syntax', line, column, values: { code, message } };
}
