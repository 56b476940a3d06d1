import { shorten } from '../shorten.ts';
import type { FindingRecord } from './records.ts';

/** One line a finding, `FILE:LINE:COL severity message rule`, for programs that read lines. */
export function toLines(records: readonly FindingRecord[]): string[] {
  return records.map((record) => `${placeOf(record)} ${record.severity} ${shorten(record.message)} ${record.rule}`);
}

/** `FILE:LINE:COL`, which terminals and editors open. */
export function placeOf({ file, line, column }: FindingRecord): string {
  return `${file}:${line}:${column}`;
}
