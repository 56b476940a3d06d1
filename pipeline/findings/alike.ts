import type { FindingRecord } from './records.ts';

/** Findings of one kind in one file: the first of them, and the others. */
export interface Alike {
  readonly first: FindingRecord;
  readonly others: readonly FindingRecord[];
}

const QUOTED = /`([^`]+)`/g;
const NUMBER = /\d+/g;

/**
 * Findings that are alike, in the order of the first of each kind: of one rule in one file, of which the same is
 * said but for what is quoted and for numbers.
 */
export function alikeOf(records: readonly FindingRecord[]): Alike[] {
  const kinds = new Map<string, FindingRecord[]>();
  for (const record of records) {
    const key = [record.file, record.rule, record.severity, kindOf(record.message), kindOf(record.help)].join('\0');
    const known = kinds.get(key);
    if (known) known.push(record);
    else kinds.set(key, [record]);
  }
  return [...kinds.values()].flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
}

/** What a sentence quotes of the writer's own text, in order. */
export function quotedOf(sentence: string): string[] {
  return [...sentence.matchAll(QUOTED)].map(([, quoted = '']) => quoted);
}

function kindOf(sentence: string): string {
  return sentence.replace(QUOTED, '``').replace(NUMBER, '0');
}
