import path from 'node:path';
import { adviceOf, type Finding, messageOf } from '../../findings/finding.ts';
import type { Severity } from '../../findings/rule.ts';
import { addressOfRule } from '../../findings/rules.ts';
import { optional } from '../../shared/optional.ts';
import { toPrintableJson } from '../../shared/printable.ts';
import { endOfPlace, type LinesOf } from './end-of-place.ts';

const COMMANDS: Record<Severity, string> = { error: 'error', warning: 'warning', note: 'notice' };

/**
 * Formats findings as workflow commands of GitHub Actions, one per line, which appear at their lines in a pull request
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function toGithubLines(findings: readonly Finding[], linesOf: LinesOf): string[] {
  return findings.map((finding) => {
    const { file, line, column, severity, rule } = finding;
    const words = [messageOf(finding), adviceOf(finding), addressOfRule(finding.rule)];
    const properties = {
      file: file.split(path.sep).join('/'),
      line,
      col: column,
      ...endOfPlace(finding, linesOf),
      title: rule,
    };
    const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    return `::${COMMANDS[severity]} ${list.join(',')}::${escapeData(words.join('\n'))}`;
  });
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

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
