import type { Document } from 'yaml';
import type { YamlBound } from '../compose-yaml.ts';
import { blockHeader, missingHeader } from './block-header.ts';
import { brackets } from './brackets.ts';
import { documentMarks, missingFence } from './document-marks.ts';
import { duplicateField } from './duplicate-field.ts';
import { extraHyphen } from './extra-hyphen.ts';
import { gitMarks } from './git-marks.ts';
import { indentation } from './indentation.ts';
import { listHyphen } from './list-hyphen.ts';
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
import { quotationMarks } from './quotation-marks.ts';
import { MISREAD, type Broken, type Diagnose, type Suggestion } from './suggestion.ts';
import { tabs } from './tabs.ts';
import { wrappedText } from './wrapped-text.ts';
import { toFile } from './yaml-line.ts';

/** What is looked for, the surest signs first. */
const DIAGNOSES: readonly Diagnose[] = [
  gitMarks,
  documentMarks,
  missingHeader,
  looseEntry,
  missingHyphen,
  missingEntryHyphen,
  duplicateField,
  tabs,
  oddBlanks,
  missingColon,
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
  plainValue,
  extraHyphen,
];

/** Mistakes of one file that are told apart; a file with more of them has one cause, or is no YAML. */
const MOST_MISTAKES = 20;
/** Characters that are parsed, at most, in order to try what was meant. */
const MOST_TRIED = 4_000_000;

/** Suggestions that are compared where the parser gets as far with each. */
const MOST_JUDGED = 8;

/** A mistake at its place. */
export type Mistake = Omit<Suggestion, 'edits'>;

/** What is wrong with a YAML text. */
export interface Diagnosed {
  readonly mistakes: readonly Mistake[];
  /** The text as it was probably meant; undefined where that cannot be known. */
  readonly text?: string;
  /** Lines of the file, from 0, that are different in it. */
  readonly changed: ReadonlySet<number>;
  /** Lines of the text, from 0, that the file does not have. */
  readonly added: readonly number[];
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
  const mistakes: Mistake[] = [];
  const changed = new Set<number>();
  let added: readonly number[] = [];
  const left = { characters: MOST_TRIED };
  while (mistakes.length < MOST_MISTAKES) {
    const fault = faultIn(lines, judge);
    if (!fault) return { mistakes, text: lines.join('\n'), changed, added };
    const fence = missingFence(brokenAt(fault, lines, judge));
    const found = fence ? undefined : likeliest(lines, fault, judge, left).suggestion;
    // What is strange, and nothing better is known, is judged as it is.
    if (!found && fault.code === MISREAD) return { mistakes, text: lines.join('\n'), changed, added };
    const edits = [...(found?.edits ?? [])].map(([line, written]) => ({ line, written, inFile: toFile(line, added) }));
    const isAnew = edits.some(({ inFile }) => changed.has(inFile));
    mistakes.push(asTyped(fence ?? found ?? inWordsOf(fault), typed, isAnew, added));
    if (!found) return { mistakes, changed, added };
    for (const { line, written, inFile } of edits) {
      changed.add(inFile);
      if (written.includes('\n')) added = [...added.map((one) => (one < line ? one : one + 1)), line];
    }
    lines = edited(lines, found.edits);
  }
  return { mistakes, changed, added };
}

/** A mistake in a line that has been written anew for another one: its place is in the line as it was typed, which a mend would not fit. */
function asTyped(
  { mend, ...mistake }: Mistake,
  typed: readonly string[],
  isAnew: boolean,
  added: readonly number[],
): Mistake {
  const { likeLine, first, ...values } = mistake.values;
  const inFile = (line: string | number): number => toFile(Number(line), added);
  const line = inFile(mistake.line);
  return {
    ...mistake,
    line,
    column: Math.min(mistake.column, (typed[line] ?? '').length + 1),
    values: {
      ...values,
      ...(likeLine !== undefined && { likeLine: String(inFile(likeLine)) }),
      ...(first !== undefined && { first: String(inFile(first)) }),
    },
    ...(mend && !isAnew && { mend }),
  };
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
    const text = edited(lines, suggestion.edits).join('\n');
    if (tried.has(key) || left.characters < text.length || isIdle(suggestion, lines)) continue;
    tried.add(key);
    left.characters -= text.length;
    const document = judge.compose(text);
    if ('what' in document) continue;
    const offset = document.errors.reduce((least, { pos }) => Math.min(least, pos[0]), text.length);
    const more = [...suggestion.edits.values()].filter((line) => line.includes('\n')).length;
    const first = text.slice(0, offset).split('\n').length - 1 - more;
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
    const above = edited(lines, step.suggestion.edits).slice(0, last).join('\n');
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
  return lines.flatMap((line, index) => (edits.get(index) ?? line).split('\n'));
}

function inWordsOf({ line, column, code, message }: Fault): Mistake {
  return { rule: 'yaml-syntax', line, column, values: { code, message } };
}
