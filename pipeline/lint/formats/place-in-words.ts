import type { Place } from '../finding.ts';

/** `FILE:LINE:COL`, which terminals and editors open. */
export function placeInWords({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
