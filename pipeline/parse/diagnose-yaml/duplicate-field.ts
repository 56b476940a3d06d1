import type { Broken, Suggestion } from './suggestion.ts';
import { contentColumn, isIdle, readLine } from './yaml-line.ts';

/** A field that stands twice. */
export function* duplicateField({ lines, at, code }: Broken): Iterable<Suggestion> {
  if (code !== 'DUPLICATE_KEY') return;
  const typed = lines[at] ?? '';
  const line = readLine(typed);
  const own = contentColumn(line);
  const first = lastAbove(lines, at, own);
  const end = lines.findIndex((other, index) => index > at && !isIdle(other) && readLine(other).indent.length <= own);
  const rest = lines.slice(at + 1, end < 0 ? undefined : end);
  const removed = [at, ...rest.map((_other, index) => at + 1 + index)];
  yield {
    rule: 'yaml-duplicate',
    line: at,
    column: own + 1,
    values: { name: line.key ?? '', first: String(first), same: String(lines[first]?.trim() === typed.trim()) },
    edits: new Map(removed.map((index) => [index, ''])),
  };
}

/** The line above that begins with the same name in the same column. */
function lastAbove(lines: readonly string[], at: number, column: number): number {
  const { key } = readLine(lines[at] ?? '');
  return lines.findLastIndex((line, index) => {
    const other = readLine(line);
    return index < at && other.key === key && contentColumn(other) === column;
  });
}
