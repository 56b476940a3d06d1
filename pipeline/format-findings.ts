import path from 'node:path';
import type { VFileMessage } from 'vfile-message';
import { toPrintableJson } from './printable.ts';
import { severityOf } from './report.ts';
import { shorten } from './shorten.ts';

/** A finding as data, for editors and other programs. `file` is relative to the working folder. */
export interface FindingRecord {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity: string;
  readonly rule: string;
  readonly message: string;
  readonly help: string;
}

/** The findings as plain data. `root` is the content folder. */
export function toRecords(findings: readonly VFileMessage[], root: string): FindingRecord[] {
  const shown = path.relative(process.cwd(), root);
  const folder = shown.startsWith('..') ? root : shown;
  return findings.map((finding) => ({
    file: path.join(folder, finding.file ?? ''),
    line: finding.line ?? 1,
    column: finding.column ?? 1,
    severity: severityOf(finding),
    rule: finding.ruleId ?? '',
    message: finding.reason,
    help: finding.note ?? '',
  }));
}

/** One line a finding, `FILE:LINE:COL severity message rule`, for programs that read lines. */
export function toLines(records: readonly FindingRecord[]): string[] {
  return records.map(
    ({ file, line, column, severity, message, rule }) =>
      `${file}:${line}:${column} ${severity} ${shorten(message)} ${rule}`,
  );
}

/** The findings as JSON, whole, in lines. */
export function toJsonLines(records: readonly FindingRecord[]): string[] {
  return toPrintableJson(records).split('\n');
}

/** Findings for a person, in lines: grouped by file, in columns, each rule's help once below its first finding. */
export function toGroups(records: readonly FindingRecord[]): string[] {
  const explained = new Set<string>();
  return [...recordsByFile(records)].flatMap(([file, own], index) => {
    const shown = own.map((record) => ({ ...record, message: shorten(record.message) }));
    const widths = { place: widest(shown.map(placeOf)), message: widest(shown.map(({ message }) => message)) };
    const lines = shown.flatMap((record) => groupLines(record, widths, explained));
    return [...(index > 0 ? [''] : []), file, ...lines];
  });
}

function recordsByFile(records: readonly FindingRecord[]): Map<string, FindingRecord[]> {
  const files = new Map<string, FindingRecord[]>();
  for (const record of records) {
    const own = files.get(record.file);
    if (own) own.push(record);
    else files.set(record.file, [record]);
  }
  return files;
}

function groupLines(
  record: FindingRecord,
  widths: { place: number; message: number },
  explained: Set<string>,
): string[] {
  const { severity, message, rule, help } = record;
  const line = `  ${placeOf(record).padEnd(widths.place)}  ${severity.padEnd(7)}  ${message.padEnd(Math.min(100, widths.message))}  ${rule}`;
  if (explained.has(rule)) return [line];
  explained.add(rule);
  return [line, `  ${' '.repeat(widths.place)}           → ${help}`];
}

function placeOf({ line, column }: FindingRecord): string {
  return `${line}:${column}`;
}

function widest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, text.length), 0);
}
