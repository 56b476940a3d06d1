import type { VFileMessage } from 'vfile-message';
import { toGroups, toRecords } from '../format-findings.ts';
import { severityOf } from '../report.ts';
import type { Severity } from '../rules.ts';
import { complain } from '../terminal.ts';

/** Prints findings for a person, with a line that counts them. Stand-ins are only counted. */
export function showFindings(findings: readonly VFileMessage[], root: string): void {
  const shown = findings.filter(({ ruleId }) => ruleId !== 'placeholder-left');
  if (shown.length > 0) complain(['', ...toGroups(toRecords(shown, root)), '']);
  const line = countLine(shown);
  if (line !== '') complain(line);
}

/** `2 errors, 1 warning`, or an empty string. */
export function countLine(findings: readonly VFileMessage[]): string {
  const severities: Severity[] = ['error', 'warning', 'info'];
  return severities
    .map((severity) => [findings.filter((finding) => severityOf(finding) === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity === 'info' ? 'note' : severity}${count === 1 ? '' : 's'}`)
    .join(', ');
}
