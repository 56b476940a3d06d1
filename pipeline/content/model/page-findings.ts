/** Findings that the development server shows on a page, as plain data. */
export interface PageFindings {
  /** Errors of the page itself, as text; empty if there are none. */
  readonly errors: string;
  /** What stands in for the page, in words; absent if the page is as it was saved. */
  readonly standIn?: string;
  /** Number and text of the page's warnings and notes; absent if there are none. */
  readonly others?: CountedFindings;
  /** Files with errors that belong to other pages, or to none. */
  readonly elsewhere: readonly FileErrors[];
  /** Number of further files with errors. */
  readonly more: number;
}

/** Findings and their number, such as `2 warnings, 1 note`. */
export interface CountedFindings {
  readonly count: string;
  readonly text: string;
}

/** The errors of one file. */
export interface FileErrors extends CountedFindings {
  /** Relative to the content folder. */
  readonly file: string;
  /** The page that shows them; absent if the file belongs to no page. */
  readonly address?: string;
}
