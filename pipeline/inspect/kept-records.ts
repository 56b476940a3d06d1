import type { Keeping } from '../store/keeping.ts';
import type { FileRecord } from './file-record.ts';
import { createRecordTable, type NumberedRecord, type RecordTable } from './record-table.ts';

/** What files said when they were last looked at, so that those that are the same need not be read again. */
export interface KeptRecords {
  readonly table: RecordTable;
  /** What a file says: as it was kept, or else as `read` finds it; undefined where that finds nothing to look at. */
  recordOf(file: string, hash: string, read: () => FileRecord | undefined): NumberedRecord | undefined;
  /** A number that is known of something: as it was kept under a hash of all that decides over it, or else as `find` finds it. */
  numberOf(name: string, hash: string, find: () => number): number;
  /** Keeps what was asked for, and nothing else. */
  keep(): void;
}

/** As it is kept: `numbers` has the three lists of each file, the length of each before it. */
interface Kept {
  readonly around: string;
  readonly texts: readonly string[];
  readonly files: readonly string[];
  readonly hashes: readonly string[];
  readonly numbers: Int32Array;
  readonly known: ReadonlyMap<string, readonly [hash: string, value: number]>;
}

const NAME = 'what files say';

/** The records of a site; `around` is a hash of what readers of files know of it. */
export function openKeptRecords(keeping: Keeping, around: string): KeptRecords {
  const recalled = keeping.recall(NAME) as Kept | undefined;
  const kept = recalled?.around === around ? recalled : undefined;
  const earlier = kept ? recordsIn(kept) : new Map<string, readonly [string, NumberedRecord]>();
  const table = createRecordTable(kept?.texts);
  const now = new Map<string, readonly [hash: string, record: NumberedRecord]>();
  const known = new Map<string, readonly [hash: string, value: number]>();
  let isNew = false;
  return {
    table,
    recordOf(file, hash, read) {
      const [earlierHash, record] = earlier.get(file) ?? [];
      if (record && earlierHash === hash) {
        now.set(file, [hash, record]);
        return record;
      }
      isNew = true;
      const found = read();
      const numbered = found && table.toNumbers(found);
      if (numbered) now.set(file, [hash, numbered]);
      return numbered;
    },
    numberOf(name, hash, find) {
      const [earlierHash, earlierValue] = kept?.known.get(name) ?? [];
      const isKnown = earlierHash === hash && earlierValue !== undefined;
      const value = isKnown ? earlierValue : find();
      isNew ||= !isKnown;
      known.set(name, [hash, value]);
      return value;
    },
    keep() {
      if (!isNew && now.size === earlier.size) return;
      const numbers: number[] = [];
      for (const [, { refs, ids, said }] of now.values())
        for (const list of [refs, ids, said]) {
          numbers.push(list.length);
          for (const number of list) numbers.push(number);
        }
      keeping.note(NAME, {
        around,
        texts: table.texts,
        files: [...now.keys()],
        hashes: [...now.values()].map(([hash]) => hash),
        numbers: Int32Array.from(numbers),
        known,
      } satisfies Kept);
    },
  };
}

function recordsIn({ files, hashes, numbers }: Kept): Map<string, readonly [string, NumberedRecord]> {
  let at = 0;
  const list = (): Int32Array => {
    const from = at + 1;
    at = from + (numbers[at] ?? 0);
    return numbers.subarray(from, at);
  };
  return new Map(
    files.map((file, index) => [file, [hashes[index] ?? '', { refs: list(), ids: list(), said: list() }] as const]),
  );
}
