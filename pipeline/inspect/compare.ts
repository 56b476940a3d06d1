import { certainLettersOf } from '../typography/letters.ts';
import { FIELDS, type Field } from './file-record.ts';
import type { NumberedRecord, RecordTable } from './record-table.ts';

/** What two published files say differently of one page, or with an empty address of the site. */
export interface Disagreement {
  readonly address: string;
  readonly field: Field;
  readonly one: Said;
  readonly other: Said;
}

interface Said {
  readonly file: string;
  readonly value: string;
}

/** Finds what files say differently: of each page and field the first two that differ. */
export function findDisagreements(
  records: ReadonlyMap<string, NumberedRecord>,
  { texts, placeOf }: RecordTable,
): Disagreement[] {
  const fields = new Map(FIELDS.map((field, index) => [placeOf(field), index]));
  const first = new Map<number, readonly [file: string, value: number]>();
  const found = new Map<number, Disagreement>();
  for (const [file, { said }] of records) {
    for (let at = 0; at < said.length; at += 3) {
      const [address = 0, field = 0, value = 0] = said.subarray(at, at + 3);
      const key = address * FIELDS.length + (fields.get(field) ?? 0);
      const one = first.get(key);
      if (!one) first.set(key, [file, value]);
      else if (one[1] !== value && !found.has(key)) compare(key, one, [file, value], address, field);
    }
  }
  return [...found.values()];

  function compare(
    key: number,
    [oneFile, oneValue]: readonly [string, number],
    [file, value]: readonly [string, number],
    address: number,
    field: number,
  ): void {
    const one = { file: oneFile, value: texts[oneValue] ?? '' };
    const other = { file, value: texts[value] ?? '' };
    if (certainLettersOf(one.value) === certainLettersOf(other.value)) return;
    found.set(key, { address: texts[address] ?? '', field: texts[field] as Field, one, other });
  }
}
