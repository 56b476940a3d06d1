import path from 'node:path';
import { toPrintableJson } from '../../shared/printable.ts';
import { adviceOf, explanationOf, messageOf, type Finding } from '../finding.ts';
import { endOfFix, endOfPlace, type LinesOf } from './end-of-place.ts';

/**
 * The findings as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), in lines; columns count UTF-16 units.
 * `root`: the address of the project, with a slash at its end, below which its messages are explained.
 */
export function toSarifLines(findings: readonly Finding[], root: string, linesOf: LinesOf): string[] {
  const ids = [...new Set(findings.map(({ rule }) => rule))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'npm run check', rules: ids.map((id) => toRule(id, findings, root)) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => toResult(finding, ids, findings, linesOf)),
      },
    ],
  };
  return toPrintableJson(log).split('\n');
}

/** A rule as its first finding explains it. */
function toRule(id: string, findings: readonly Finding[], root: string) {
  const first = firstOf(id, findings);
  return {
    id,
    shortDescription: { text: id.replaceAll('-', ' ') },
    help: { text: first ? adviceOf(first) : id },
    ...(first && { helpUri: root + explanationOf(first) }),
    defaultConfiguration: { level: first?.severity ?? 'warning' },
  };
}

function firstOf(id: string, findings: readonly Finding[]): Finding | undefined {
  return findings.find(({ rule }) => rule === id);
}

/** A finding; its help stands beside it where it is not that of its rule. */
function toResult(finding: Finding, ids: readonly string[], findings: readonly Finding[], linesOf: LinesOf) {
  const { file, line, column, severity, rule, fix } = finding;
  const [message, help, first] = [messageOf(finding), adviceOf(finding), firstOf(rule, findings)];
  const artifactLocation = { uri: toUri(file) };
  const start = { startLine: line, startColumn: column };
  const region = { ...start, ...endOfPlace(finding, linesOf) };
  return {
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level: severity,
    message: { text: `${message}\n${help}` },
    ...(first && help !== adviceOf(first) && { properties: { help } }),
    locations: [{ physicalLocation: { artifactLocation, region } }],
    ...(fix && {
      fixes: [
        {
          description: { text: help },
          artifactChanges: [
            {
              artifactLocation,
              replacements: [
                {
                  deletedRegion: { ...start, ...endOfFix(finding, fix) },
                  insertedContent: { text: fix.expected },
                },
              ],
            },
          ],
        },
      ],
    }),
  };
}

/** A path of the system as a reference of the web: relative as it is, a whole one below `file:`. */
function toUri(file: string): string {
  const steps = file.split(path.sep).map((step) => encodeURIComponent(step.replace(/\p{Cs}/gu, '\ufffd')));
  if (!path.isAbsolute(file)) return steps.join('/');
  const [first = '', ...others] = steps;
  return ['file://', first.replace('%3A', ':'), ...others].join('/').replace('file:////', 'file:///');
}
