import path from 'node:path';
import { toPrintableJson } from '../printable.ts';
import type { Severity } from '../lint/rule.ts';
import type { FindingRecord } from './records.ts';

const LEVELS: Record<Severity, string> = { error: 'error', warning: 'warning', note: 'note' };

/**
 * The findings as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), in lines; columns count UTF-16 units.
 * `root`: the address of the project, with a slash at its end, below which its messages are explained.
 */
export function toSarifLines(records: readonly FindingRecord[], root: string): string[] {
  const ids = [...new Set(records.map(({ rule }) => rule))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'npm run check', rules: ids.map((id) => toRule(id, records, root)) } },
        columnKind: 'utf16CodeUnits',
        results: records.map((record) => toResult(record, ids, records)),
      },
    ],
  };
  return toPrintableJson(log).split('\n');
}

/** A rule as its first finding explains it. */
function toRule(id: string, records: readonly FindingRecord[], root: string) {
  const first = firstOf(id, records);
  return {
    id,
    shortDescription: { text: id.replaceAll('-', ' ') },
    help: { text: first?.help || id },
    ...(first?.url && { helpUri: root + first.url }),
    defaultConfiguration: { level: LEVELS[first?.severity ?? 'warning'] },
  };
}

function firstOf(id: string, records: readonly FindingRecord[]): FindingRecord | undefined {
  return records.find(({ rule }) => rule === id);
}

/** A finding; its help stands beside it where it is not that of its rule. */
function toResult(record: FindingRecord, ids: readonly string[], records: readonly FindingRecord[]) {
  const { file, line, column, severity, rule, message, help, mend } = record;
  const artifactLocation = { uri: toUri(file) };
  const region = { startLine: line, startColumn: column };
  return {
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level: LEVELS[severity],
    message: { text: help === '' ? message : `${message}\n${help}` },
    ...(help !== firstOf(rule, records)?.help && { properties: { help } }),
    locations: [{ physicalLocation: { artifactLocation, region } }],
    ...(mend && {
      fixes: [
        {
          description: { text: help || message },
          artifactChanges: [
            {
              artifactLocation,
              replacements: [
                {
                  deletedRegion: { ...region, ...endOf(region, mend.actual) },
                  insertedContent: { text: mend.expected },
                },
              ],
            },
          ],
        },
      ],
    }),
  };
}

function endOf({ startLine, startColumn }: { startLine: number; startColumn: number }, text: string) {
  const lines = text.split('\n');
  const last = lines.at(-1)?.length ?? 0;
  return {
    endLine: startLine + lines.length - 1,
    endColumn: lines.length > 1 ? last + 1 : startColumn + last,
  };
}

/** A path of the system as a reference of the web: relative as it is, a whole one below `file:`. */
function toUri(file: string): string {
  const steps = file.split(path.sep).map((step) => encodeURIComponent(step.replace(/\p{Cs}/gu, '\ufffd')));
  if (!path.isAbsolute(file)) return steps.join('/');
  const [first = '', ...others] = steps;
  return ['file://', first.replace('%3A', ':'), ...others].join('/').replace('file:////', 'file:///');
}
