import { parseDocument } from 'yaml';
import { namesBeside } from './missing-name.ts';
import type { Broken, Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { contentColumn, isIdle, nextBusy, readLine } from './yaml-line.ts';

/** Indented fields or entries below a line that is not their name: the line with that is missing. */
export function* missingParent(broken: Broken): Iterable<Suggestion> {
  const { lines, namesIn } = broken;
  for (const index of suspects(broken)) {
    const { first, end } = runAt(lines, index);
    const column = parentColumn(lines, first);
    const value = column === undefined ? undefined : valueOf(lines.slice(first, end));
    if (column === undefined || value === undefined) continue;
    const blanks = ' '.repeat(column);
    const beside = namesBeside(lines, first, column);
    for (const name of namesIn(lines.with(first, `${blanks}x:`))(first) ?? []) {
      if (beside.has(name)) continue;
      const rest = lines.slice(first + 1, end).map((_line, at): [number, string] => [first + 1 + at, '']);
      yield {
        rule: 'yaml-colon',
        line: first,
        column: indentOf(lines[first]) + 1,
        values: { name, reason: 'above', line: `${blanks}${name}:` },
        edits: new Map([[first, `${blanks}${name}: ${value}`], ...rest]),
      };
    }
  }
}

/** The fields, or the entries, that stand in one column around a line, with what belongs to them; `end` is behind the last. */
function runAt(lines: readonly string[], index: number): { first: number; end: number } {
  const { indent, dashes } = readLine(lines[index] ?? '');
  const isOutside = (typed: string): boolean => {
    const line = readLine(typed);
    const isOther = line.indent === indent && (line.dashes === '') !== (dashes === '');
    return !isIdle(typed) && (line.indent.length < indent.length || isOther);
  };
  const above = lines.findLastIndex((line, at) => at < index && isOutside(line));
  const below = lines.findIndex((line, at) => at > index && isOutside(line));
  return { first: nextBusy(lines, above + 1, 1), end: below < 0 ? lines.length : below };
}

/** Where the name above a line would begin; undefined where one is there, or none belongs there. */
function parentColumn(lines: readonly string[], first: number): number | undefined {
  const own = indentOf(lines[first]);
  const line = readLine(lines[nextBusy(lines, first - 1, -1)] ?? '');
  const column = contentColumn(line);
  if (line.key === undefined || line.value === '' || /^[|>]/.test(line.value)) return undefined;
  if (column < own) return column;
  return column === own && own >= 2 ? own - 2 : undefined;
}

/** The value of some lines, on one line; undefined where they have none. */
function valueOf(lines: readonly string[]): string | undefined {
  const document = parseDocument(lines.join('\n'), { logLevel: 'silent' });
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : undefined;
}

function indentOf(line: string | undefined): number {
  return readLine(line ?? '').indent.length;
}
