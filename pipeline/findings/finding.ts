import type { Hidden } from '../content/model/edition.ts';
import { compareTexts } from '../shared/compare-texts.ts';
import { ruleOf, type RuleName } from './rules.ts';
import type { AnyParameters, Severity } from './rule.ts';

/** The place of a finding: `file` is relative to the content folder; `line` and `column` count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The only correct fix of a finding: the exact text at its place, and its replacement. */
export interface Fix {
  readonly actual: string;
  readonly expected: string;
}

/** A finding as plain data, from where it arises to where it is shown; its message is made only then. */
export interface Finding extends Place {
  readonly rule: RuleName;
  readonly severity: Severity;
  /** Parameters of the rule's message. */
  readonly parameters: AnyParameters;
  readonly fix?: Fix;
  /** A fix that changes more of the page than the signs that it names, so that a person decides. */
  readonly suggestion?: Fix;
  /** For an error that does not stop the build yet: the reason, and when it will. */
  readonly until?: string;
  /** Number of further findings of the same rule in the file, which this one represents. */
  readonly further?: number;
}

const SEE_ABOVE = 'What to do stands with those above; they may have one cause.';

/** Returns the message that a writer reads. */
export function messageOf({ rule, parameters, until, further }: Finding): string {
  if (further !== undefined) return `${further} more of this kind from here on`;
  const message = ruleOf(rule).message(parameters);
  return until === undefined ? message : `${message} (${until})`;
}

/** Returns in one line what the writer can do about it. */
export function adviceOf({ rule, parameters, further }: Finding): string {
  return further === undefined ? ruleOf(rule).advice(parameters) : SEE_ABOVE;
}

/** Returns `FILE:LINE:COL`, which terminals and editors can open. */
export function formatPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Tells whether any finding stops a build. */
export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** Compares findings for display: by file, then by place. */
export function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || compareTexts(messageOf(a), messageOf(b));
}

/** Returns what will become of an error in a file that is not published yet. */
export function consequenceOf(why: Hidden): string {
  return why.reason === 'draft'
    ? 'a draft: an error once it is published'
    : `waits for ${why.day}: an error from that day on`;
}

/**
 * Turns an error into a warning that says when it will become an error again. Returns any other finding unchanged. An unpublished page that every site needs stays an error, because it concerns
 * the whole site.
 */
export function soften(finding: Finding, until: string): Finding {
  if (finding.severity !== 'error' || finding.rule === 'needed-page') return finding;
  return { ...finding, severity: 'warning', until };
}
