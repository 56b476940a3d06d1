/** A value that has a name in the content folder, and stands on pages. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly isPlaceholder: boolean;
  /** The addresses of the pages on which it stands. */
  readonly addresses: readonly string[];
  /** The day of the last change of the lines that say it, where that is known. */
  readonly since?: string;
}

export interface RemovedPage {
  readonly address: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}
