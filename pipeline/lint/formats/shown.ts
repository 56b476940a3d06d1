import path from 'node:path';
import type { Finding } from '../../findings/finding.ts';
import { REFUSED_AT_LAUNCH } from '../../findings/report.ts';
import type { Severity } from '../../findings/rule.ts';

/**
 * Returns findings with file paths relative to the working folder, if they are inside it. `root` is the content folder.
 */
export function shownFrom(findings: readonly Finding[], root: string): Finding[] {
  const shown = path.relative(process.cwd(), root);
  const folder = shown.startsWith('..') ? root : shown;
  return findings.map((finding) => ({ ...finding, file: path.join(folder, finding.file) }));
}

/**
 * Tells whether a finding only reports a remaining placeholder or a sentence to confirm; before a launch, such a finding
 * is an ordinary error.
 */
export function isPlaceholder({ rule, severity }: Finding): boolean {
  return rule === 'place-kept' || (REFUSED_AT_LAUNCH.has(rule) && severity !== 'error');
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];

/** Returns `2 errors, 1 warning`, or an empty string. */
export function countLine(findings: readonly { readonly severity: Severity }[]): string {
  return SEVERITIES.map((severity) => [findings.filter((one) => one.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => countOf(count, severity))
    .join(', ');
}

/** Returns `1 link`, `2 links`. */
export function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
