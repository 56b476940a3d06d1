/** A day, `YYYY-MM-DD`, and how it is known. */
export interface KnownDay {
  readonly day: string;
  readonly from: 'front_matter' | 'git';
}

/** Finds the day of the last change of what a content file says; undefined where that is not known. */
export type DayOf = (file: string) => KnownDay | undefined;

/** What a repository knows of the files of a content folder; paths are relative to the folder, days as their authors had them. */
export interface History {
  /** The day of the last change of each file that is now as it was committed. */
  readonly changed: ReadonlyMap<string, string>;
  /** The day on which each file came. */
  readonly added: ReadonlyMap<string, string>;
  /** The day of the last change of each line of some files, from the first line on; undefined for what is not committed. */
  readonly lines: ReadonlyMap<string, readonly (string | undefined)[]>;
  /** Files that are gone, the last one first. */
  readonly removed: readonly RemovedFile[];
  /** Why there is nothing, in the words of git. */
  readonly refusal?: string;
}

export interface RemovedFile {
  readonly path: string;
  readonly day: string;
  /** What stood in it. */
  readonly text: string;
}
