import { toPrintableJson } from '../printable.ts';
import type { FindingRecord } from './records.ts';

/** The findings as JSON, whole, in lines. */
export function toJsonLines(records: readonly FindingRecord[]): string[] {
  return toPrintableJson(records).split('\n');
}
