import { shorten } from '../../pipeline/shared/shorten.ts';
import { adviceOf, explanationOf, messageOf, placeInWords, type Finding } from '../../pipeline/lint/finding.ts';

/** A finding with what a writer reads of it. */
export interface ReadFinding extends Finding {
  readonly message: string;
  readonly advice: string;
  readonly url: string;
}

/** Findings with the words in which they are shown. */
export function readFindings(findings: readonly Finding[]): ReadFinding[] {
  return findings.map((finding) => ({
    ...finding,
    message: messageOf(finding),
    advice: adviceOf(finding),
    url: explanationOf(finding),
  }));
}

/** One line a finding, `FILE:LINE:COL severity message rule`. */
export function toLines(findings: readonly Finding[]): string[] {
  return findings.map(
    (finding) => `${placeInWords(finding)} ${finding.severity} ${shorten(messageOf(finding))} ${finding.rule}`,
  );
}
