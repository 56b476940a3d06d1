/** A download as it was found in the content folder. */
export interface DownloadProbe {
  /** Path in the content folder. */
  readonly path: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
  readonly fault?: string;
}

export interface Download extends DownloadProbe {
  /** Address on the site. */
  readonly address: string;
  /** Shown beside a link to it: type and size. */
  readonly note: string;
  /** Whether another file already has its address. */
  readonly isTaken?: boolean;
}
