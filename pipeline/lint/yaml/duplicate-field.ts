import { linesBelow } from './indentation.ts';
import type { Broken, Suggestion } from './suggestion.ts';
import { contentColumn, readLine } from './yaml-line.ts';

/** A field that stands twice; the second is left out, with what is indented below it. */
export function* duplicateField({ lines, at, code, linesAbove }: Broken): Iterable<Suggestion> {
  if (code !== 'DUPLICATE_KEY') return;
  const line = readLine(lines[at] ?? '');
  const column = contentColumn(line);
  const isSame = (other: ReturnType<typeof readLine>): boolean =>
    other.key === line.key && contentColumn(other) === column;
  const first = lines.findLastIndex((other, index) => index < at && isSame(readLine(other)));
  yield {
    rule: 'yaml-duplicate',
    line: at,
    column: column + 1,
    values: { name: line.key ?? '', firstLine: String(first + linesAbove + 1) },
    edits: new Map([at, ...linesBelow(lines, at, column + 1)].map((index) => [index, ''])),
  };
}
