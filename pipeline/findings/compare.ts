import type { FindingRecord } from './records.ts';

/** What is found now and was not before, and what is not found any more. A finding that only stands elsewhere in its file is neither. */
export function compareRecords(
  before: readonly FindingRecord[],
  now: readonly FindingRecord[],
): { readonly fresh: FindingRecord[]; readonly gone: FindingRecord[] } {
  return { fresh: without(now, before), gone: without(before, now) };
}

/** The records that have no equal among others; of several equal ones, as many as there are more. */
function without(records: readonly FindingRecord[], others: readonly FindingRecord[]): FindingRecord[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1);
  return records.filter((record) => {
    const left = counts.get(keyOf(record)) ?? 0;
    counts.set(keyOf(record), left - 1);
    return left <= 0;
  });
}

function keyOf({ file, rule, severity, message }: FindingRecord): string {
  return [file, rule, severity, message].join('\0');
}
