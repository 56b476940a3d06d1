import path from 'node:path';
import { groupBy } from '../../shared/group-by.ts';
import { toPrintableJson } from '../../shared/printable.ts';
import { adviceOf, messageOf, type Finding } from '../finding.ts';
import { addressOfRule } from '../rules.ts';
import { endOfFix, endOfPlace, type LinesOf } from './end-of-place.ts';

/**
 * Formats findings as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), in lines; columns count UTF-16
 * code units. `root` is the address of the project, with a slash at its end, below which its messages are explained.
 */
export function toSarifLines(findings: readonly Finding[], root: string, linesOf: LinesOf): string[] {
  const firsts = [...groupBy(findings, ({ rule }) => rule).values()].flatMap(([first]) => first ?? []);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'npm run check', rules: firsts.map((first) => toRule(first, root)) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => toResult(finding, firsts, linesOf)),
      },
    ],
  };
  return toPrintableJson(log).split('\n');
}

/** Describes a rule by its first finding. */
function toRule(first: Finding, root: string) {
  return {
    id: first.rule,
    shortDescription: { text: first.rule.replaceAll('-', ' ') },
    help: { text: adviceOf(first) },
    helpUri: root + addressOfRule(first.rule),
    defaultConfiguration: { level: first.severity },
  };
}

/** Describes a finding; adds its help if that differs from its rule's. */
function toResult(finding: Finding, firsts: readonly Finding[], linesOf: LinesOf) {
  const { file, line, column, severity, rule, fix } = finding;
  const [message, help] = [messageOf(finding), adviceOf(finding)];
  const ruleIndex = firsts.findIndex((first) => first.rule === rule);
  const first = firsts[ruleIndex];
  const artifactLocation = { uri: toUri(file) };
  const start = { startLine: line, startColumn: column };
  const region = { ...start, ...endOfPlace(finding, linesOf) };
  const replacements = fix && [
    { deletedRegion: { ...start, ...endOfFix(finding, fix) }, insertedContent: { text: fix.expected } },
  ];
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: `${message}\n${help}` },
    ...(first && help !== adviceOf(first) && { properties: { help } }),
    locations: [{ physicalLocation: { artifactLocation, region } }],
    ...(fix && { fixes: [{ description: { text: help }, artifactChanges: [{ artifactLocation, replacements }] }] }),
  };
}

/** Converts a system path to a URI reference: a relative path stays relative, an absolute one gets `file:`. */
function toUri(file: string): string {
  const steps = file.split(path.sep).map((step) => encodeURIComponent(step.replace(/\p{Cs}/gu, '\ufffd')));
  if (!path.isAbsolute(file)) return steps.join('/');
  const [first = '', ...others] = steps;
  return ['file://', first.replace('%3A', ':'), ...others].join('/').replace('file:////', 'file:///');
}
