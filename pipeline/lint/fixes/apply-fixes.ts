import { editText, type TextEdit } from '../../shared/edit-text.ts';
import type { Finding } from '../finding.ts';

/** A text with its fixes applied, and the whole lines that changed, in order. */
export interface FixedText {
  readonly text: string;
  readonly changes: readonly ChangedLines[];
  /** Number of applied fixes. */
  readonly done: number;
}

/** Replaced lines; `start` counts from 0. */
export interface ChangedLines {
  readonly start: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * Applies the fixes of findings to a text as saved. Applies a fix only if the text contains what it replaces and no
 * other fix has changed it; everything else stays, including byte order mark and line endings.
 */
export function applyFixes(saved: string, findings: readonly Pick<Finding, 'line' | 'column' | 'fix'>[]): FixedText {
  const lines = linesOf(saved);
  const lineEnd = /\r\n?|\n/.exec(saved)?.[0] ?? '\n';
  const asSaved = (text: string): string => text.replaceAll('\n', lineEnd);
  const wanted = findings.flatMap(({ line, column, fix }): TextEdit[] => {
    if (!fix) return [];
    const start = (lines[line - 1]?.start ?? saved.length) + column - 1;
    const actual = asSaved(fix.actual);
    return saved.startsWith(actual, start) ? [{ start, end: start + actual.length, text: asSaved(fix.expected) }] : [];
  });
  const edits = withoutOverlaps(wanted.toSorted((a, b) => a.start - b.start));
  return { text: editText(saved, edits), changes: changesOf(saved, lines, edits), done: edits.length };
}

interface Line {
  readonly start: number;
  /** End of the line without its line ending. */
  readonly end: number;
}

function linesOf(saved: string): Line[] {
  const lines: Line[] = [];
  let start = saved.startsWith('\uFEFF') ? 1 : 0;
  for (const { 0: end, index } of saved.matchAll(/\r\n?|\n/g)) {
    lines.push({ start, end: index });
    start = index + end.length;
  }
  return [...lines, { start, end: saved.length }];
}

/** Keeps the first of edits that touch the same text; the next check finds the others again. */
function withoutOverlaps(edits: readonly TextEdit[]): TextEdit[] {
  const kept: TextEdit[] = [];
  for (const one of edits) if (one.start > (kept.at(-1)?.end ?? -1)) kept.push(one);
  return kept;
}

function changesOf(saved: string, lines: readonly Line[], edits: readonly TextEdit[]): ChangedLines[] {
  const groups: { first: number; last: number; edits: TextEdit[] }[] = [];
  let at = 0;
  for (const one of edits) {
    while ((lines[at]?.end ?? Infinity) < one.start) at++;
    const first = at;
    while ((lines[at]?.end ?? Infinity) < one.end) at++;
    const group = groups.at(-1);
    if (group && group.last >= first) Object.assign(group, { last: at, edits: [...group.edits, one] });
    else groups.push({ first, last: at, edits: [one] });
  }
  return groups.map(({ first, last, edits: own }) => {
    const [start = 0, end = saved.length] = [lines[first]?.start, lines[last]?.end];
    return { start: first, removed: split(saved.slice(start, end)), added: split(editText(saved, own, start, end)) };
  });
}

function split(text: string): string[] {
  return text.split(/\r\n?|\n/);
}
