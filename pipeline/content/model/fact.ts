/** A named value of the content folder that pages show. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly isPlaceholder: boolean;
  /** Addresses of the pages that show it. */
  readonly addresses: readonly string[];
  /** The day of the last change of the lines that state it, if it is known. */
  readonly since?: string;
}

export interface RemovedPage {
  readonly address: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}
