import { shorten } from '../shorten.ts';
import { messageOf, type Finding } from '../finding.ts';

/** One line a finding, `FILE:LINE:COL severity message rule`, for programs that read lines. */
export function toLines(findings: readonly Finding[]): string[] {
  return findings.map(
    (finding) => `${placeInWords(finding)} ${finding.severity} ${shorten(messageOf(finding))} ${finding.rule}`,
  );
}

/** `FILE:LINE:COL`, which terminals and editors open. */
export function placeInWords({ file, line, column }: Finding): string {
  return `${file}:${line}:${column}`;
}
