import { shorten } from '../../pipeline/shared/printable.ts';
import { adviceOf, messageOf, formatPlace, type Finding } from '../../pipeline/findings/finding.ts';
import { addressOfRule } from '../../pipeline/findings/rules.ts';

/** A finding with its message and advice as shown. */
export interface ReadFinding extends Finding {
  readonly message: string;
  readonly advice: string;
  readonly url: string;
}

/** Adds the shown words to findings. */
export function readFindings(findings: readonly Finding[]): ReadFinding[] {
  return findings.map((finding) => ({
    ...finding,
    message: messageOf(finding),
    advice: adviceOf(finding),
    url: addressOfRule(finding.rule),
  }));
}

/** Returns a line for each finding, `FILE:LINE:COL severity message rule`. */
export function toLines(findings: readonly Finding[]): string[] {
  return findings.map(
    (finding) => `${formatPlace(finding)} ${finding.severity} ${shorten(messageOf(finding))} ${finding.rule}`,
  );
}
