import type { FileRecord } from './file-record.ts';

/** A record in numbers: places of texts in the table. */
export interface NumberedRecord {
  readonly refs: Int32Array;
  readonly ids: Int32Array;
  /** Address, field and value of each statement in turn. */
  readonly said: Int32Array;
}

/** Texts, each once, and what files say in their places: what tens of thousands of pages say has room in the memory, and is compared as numbers. */
export interface RecordTable {
  readonly texts: readonly string[];
  /** The place of a text, which is added where it has none. */
  placeOf(text: string): number;
  toNumbers(record: FileRecord): NumberedRecord;
}

/** A table that goes on from the texts of another. */
export function createRecordTable(earlier: readonly string[] = []): RecordTable {
  const texts = [...earlier];
  const places = new Map(texts.map((text, place) => [text, place]));
  return { texts, placeOf, toNumbers };

  function placeOf(text: string): number {
    const known = places.get(text);
    if (known !== undefined) return known;
    // A piece of a long text holds the whole of it in the memory; a copy does not.
    const own = Buffer.from(text).toString();
    places.set(own, texts.length);
    return texts.push(own) - 1;
  }

  function toNumbers({ refs, ids, said }: FileRecord): NumberedRecord {
    return {
      refs: Int32Array.from(refs, placeOf),
      ids: Int32Array.from(ids, placeOf),
      said: Int32Array.from(said.flat(), placeOf),
    };
  }
}
