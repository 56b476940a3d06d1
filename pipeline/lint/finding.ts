import type { Hidden } from '../content/model/edition.ts';
import { compareTexts } from '../shared/compare-texts.ts';
import { addressOfRule, ruleOf, type RuleName } from './rules.ts';
import type { Fix } from './markdown/found.ts';
export type { Fix } from './markdown/found.ts';
import type { AnyParameters, Severity } from './rule.ts';

/** Where a finding stands: `file` relative to the content folder, `line` and `column` counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What is found at a place, as plain data from where it arises to where it is shown; its words are made then. */
export interface Finding extends Place {
  readonly rule: RuleName;
  readonly severity: Severity;
  /** What fills the words of its rule. */
  readonly parameters: AnyParameters;
  readonly fix?: Fix;
  /** For an error that does not stop the build yet: why, and when it will. */
  readonly until?: string;
  /** How many of its rule follow in its file, for which it stands. */
  readonly further?: number;
}

const SEE_ABOVE = 'What to do stands with those above; they may have one cause.';

/** The sentence that a writer reads. */
export function messageOf({ rule, parameters, until, further }: Finding): string {
  if (further !== undefined) return `${further} more of this kind from here on`;
  const message = ruleOf(rule).message(parameters);
  return until === undefined ? message : `${message} (${until})`;
}

/** What the writer can do about it, in one line. */
export function adviceOf({ rule, parameters, further }: Finding): string {
  return further === undefined ? ruleOf(rule).advice(parameters) : SEE_ABOVE;
}

/** `FILE:LINE:COL`, which terminals and editors open. */
export function placeInWords({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Where its rule is explained, from the root of the project. */
export function explanationOf({ rule }: Finding): string {
  return addressOfRule(rule);
}

/** Whether any finding stops a build. */
export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** The order in which findings are shown: of files, then of places. */
export function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || compareTexts(messageOf(a), messageOf(b));
}

/** What will become of an error in a file that is not published yet. */
export function consequenceOf(why: Hidden): string {
  return why.reason === 'draft'
    ? 'a draft: an error once it is published'
    : `waits for ${why.day}: an error from that day on`;
}

/**
 * An error as a warning that says when it will be more; any other finding, and without a consequence, as it is. That a file which no
 * site is without is not published concerns the site.
 */
export function soften(finding: Finding, until: string | undefined): Finding {
  if (finding.severity !== 'error' || until === undefined || finding.rule === 'needed-page') return finding;
  return { ...finding, severity: 'warning', until };
}
