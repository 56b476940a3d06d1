/** What came of comparing what is there with what a build has made. */
export interface Verified {
  /** Files that were compared. */
  readonly files: number;
  /** A sentence for each that is not as it was made. */
  readonly differences: readonly string[];
  /** What there is to say beside them. */
  readonly notes: readonly string[];
}
