import type { Broken } from './suggestion.ts';
import { nextBusy, readLine } from './yaml-line.ts';

/**
 * Lines in which the mistake may be, the likeliest first: that of the parser's error, the one below it (an error stands
 * where a value begins, the mistake where it goes on), and some above, such as that in which the entry of a list begins.
 */
export function suspects({ lines, at }: Pick<Broken, 'lines' | 'at'>): number[] {
  const below = nextBusy(lines, at + 1, 1);
  const above = nextBusy(lines, at - 1, -1);
  const further = above < 0 ? -1 : nextBusy(lines, above - 1, -1);
  const entry = lines.findLastIndex((line, index) => index < at && readLine(line).dashes !== '');
  return [...new Set([at, below, above, further, entry])].filter((line) => line >= 0 && line < lines.length);
}
