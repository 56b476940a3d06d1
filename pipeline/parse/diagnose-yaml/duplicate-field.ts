import type { Broken, Suggestion } from './suggestion.ts';
import { contentColumn, isIdle, readLine } from './yaml-line.ts';

/** A field that stands twice, or several that do. */
export function* duplicateField({ lines, at, code }: Broken): Iterable<Suggestion> {
  if (code !== 'DUPLICATE_KEY') return;
  const own = contentColumn(readLine(lines[at] ?? ''));
  const first = firstOf(lines, at, own);
  const isSame = isRepeated(lines, at, own);
  const names: string[] = [];
  let end = at;
  do {
    names.push(readLine(lines[end] ?? '').key ?? '');
    end = endOf(lines, end, own);
  } while (isRepeated(lines, at, own) && isRepeated(lines, end, own));
  const removed = lines.flatMap((line, index) => (index >= at && index < end && !isIdle(line) ? [index] : []));
  yield {
    rule: 'yaml-duplicate',
    line: at,
    column: own + 1,
    values: {
      name: names.join('`, `'),
      first: String(first),
      same: String(isSame),
      ...(removed.length > 1 && { further: String(removed.length - 1) }),
    },
    edits: new Map(removed.map((index) => [index, ''])),
  };
}

/** Whether a field says what one above it says already. */
function isRepeated(lines: readonly string[], index: number, column: number): boolean {
  const line = readLine(lines[index] ?? '');
  if (line.key === undefined || contentColumn(line) !== column) return false;
  const first = firstOf(lines, index, column);
  return first >= 0 && textOf(lines, first, column) === textOf(lines, index, column);
}

/** The line above that begins with the same name in the same column. */
function firstOf(lines: readonly string[], at: number, column: number): number {
  const { key } = readLine(lines[at] ?? '');
  return lines.findLastIndex((line, index) => {
    const other = readLine(line);
    return index < at && other.key === key && contentColumn(other) === column;
  });
}

/** Behind the last line of a field: that of the next one, which begins in the same column or before it. */
function endOf(lines: readonly string[], index: number, column: number): number {
  const isNext = (line: string): boolean => !isIdle(line) && readLine(line).indent.length <= column;
  const end = lines.findIndex((line, at) => at > index && isNext(line) && !isEntryOf(lines, index, line));
  return end < 0 ? lines.length : end;
}

/** Whether a line is an entry of the list that a name without value begins, and stands in the column of that. */
function isEntryOf(lines: readonly string[], index: number, typed: string): boolean {
  const [name, line] = [readLine(lines[index] ?? ''), readLine(typed)];
  return name.value === '' && line.dashes !== '' && line.indent.length === contentColumn(name);
}

/** A field with all its lines, but not the empty ones. */
function textOf(lines: readonly string[], index: number, column: number): string {
  const own = lines.slice(index, endOf(lines, index, column)).filter((line) => !isIdle(line));
  return own.map((line) => line.trim()).join('\n');
}
