import type { Severity } from '../rule.ts';

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
