import { adviceOf, messageOf, type Finding } from '../finding.ts';
import { addressOfRule } from '../rules.ts';
import { endOfPlace, type LinesOf } from './end-of-place.ts';
import { optional } from '../../shared/optional.ts';
import { toPrintableJson } from '../../shared/printable.ts';

/** Formats complete findings as JSON for editors and other programs, in lines. */
export function toJsonLines(findings: readonly Finding[], linesOf: LinesOf): string[] {
  return toPrintableJson(toRecords(findings, linesOf)).split('\n');
}

/** Returns complete findings as plain objects, with their words. */
export function toRecords(findings: readonly Finding[], linesOf: LinesOf): object[] {
  return findings.map((finding) => {
    const { file, line, column, severity, rule, fix, suggestion } = finding;
    const words = { message: messageOf(finding), help: adviceOf(finding), url: addressOfRule(rule) };
    const fixes = { ...optional('mend', fix), ...optional('suggestion', suggestion) };
    return { file, line, column, ...endOfPlace(finding, linesOf), severity, rule, ...words, ...fixes };
  });
}
