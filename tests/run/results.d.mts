/** A test of either runner; `failure` says why it failed. */
export interface TestResult {
  readonly name: string;
  readonly ms: number;
  readonly failure?: string;
}

export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestResult[];
}

/** What the failure of a test begins with that had not ended when its run did. */
export const NOT_ENDED: string;

/** Reads the report of Vitest; names of files are relative to `root`. A file that failed outside its tests counts as one more. */
export function readUnitReport(file: string, root: string): Results;

/** Reads the report of Playwright. */
export function readSiteReport(file: string): Results;

/** The slowest tests, a line each. */
export function slowest(tests: readonly TestResult[]): string[];

/** What failed, each with the first lines of why. */
export function failures(tests: readonly TestResult[]): string[];
