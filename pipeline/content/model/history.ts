/** A day, `YYYY-MM-DD`, and its source. */
export interface KnownDay {
  readonly day: string;
  readonly from: 'front_matter' | 'git';
}

/** Returns the day of the last change of a content file's text; undefined if it is unknown. */
export type DayOf = (file: string) => KnownDay | undefined;

/**
 * The history of a content folder in its repository; paths are relative to the folder, days are those of the authors.
 */
export interface History {
  /** Day of the last change of each file that has no uncommitted changes. */
  readonly changed: ReadonlyMap<string, string>;
  /** The day on which each file was added. */
  readonly added: ReadonlyMap<string, string>;
  /** Day of the last change of each line of some files, from the first line on; undefined for uncommitted lines. */
  readonly lines: ReadonlyMap<string, readonly (string | undefined)[]>;
  /** Removed files, latest first. */
  readonly removed: readonly RemovedFile[];
  /** Why the history is empty, as git's error message. */
  readonly refusal?: string;
}

export interface RemovedFile {
  readonly path: string;
  readonly day: string;
  /** Its last text. */
  readonly text: string;
}
