/** What the development server has to say to the reader of a page, as plain data. */
export interface PageFindings {
  /** Errors of the page itself, in words; empty where there are none. */
  readonly errors: string;
  /** How many warnings and notes the page has, and what they say; absent where there are none. */
  readonly others?: CountedFindings;
  /** Files of other pages, and of no page, that have errors. */
  readonly elsewhere: readonly FileErrors[];
  /** How many more such files there are. */
  readonly more: number;
}

/** Findings with their number, such as `2 warnings, 1 note`. */
export interface CountedFindings {
  readonly count: string;
  readonly text: string;
}

/** The errors of one file. */
export interface FileErrors extends CountedFindings {
  /** Relative to the content folder. */
  readonly file: string;
  /** The page that shows them; absent where the file is that of no page. */
  readonly address?: string;
}
