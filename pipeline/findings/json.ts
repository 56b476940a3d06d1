import { adviceOf, explanationOf, messageOf, type Finding } from '../finding.ts';
import { toPrintableJson } from '../printable.ts';

/** The findings as JSON for editors and other programs, whole, in lines. */
export function toJsonLines(findings: readonly Finding[]): string[] {
  const records = findings.map((finding) => {
    const { file, line, column, severity, rule, mend } = finding;
    const words = { message: messageOf(finding), help: adviceOf(finding), url: explanationOf(finding) };
    return { file, line, column, severity, rule, ...words, ...(mend && { mend }) };
  });
  return toPrintableJson(records).split('\n');
}
