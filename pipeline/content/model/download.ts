/** A file that is offered as it is, as it was found in the content folder. */
export interface DownloadProbe {
  /** Path in the content folder. */
  readonly path: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
  readonly fault?: string;
}

export interface Download extends DownloadProbe {
  /** Where it is published. */
  readonly address: string;
  /** What stands beside a link to it: its type and its size. */
  readonly note: string;
  /** Whether another file has the address that this one would have. */
  readonly isTaken?: boolean;
}
