import { namesBeside } from './missing-name.ts';
import type { Broken, Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { contentColumn, isIdle, nextBusy, readLine } from './yaml-line.ts';

/** Indented fields or entries below a line that is not their name: the line with that is missing. */
export function* missingParent(broken: Broken): Iterable<Suggestion> {
  const { lines, namesIn, takenIn } = broken;
  for (const index of suspects(broken)) {
    const { first, names } = runAt(lines, index);
    const typed = lines[first] ?? '';
    const column = parentColumn(lines, first);
    if (column === undefined) continue;
    const [blanks, beside] = [' '.repeat(column), namesBeside(lines, first, column)];
    for (const name of namesIn(lines.with(first, `${blanks}x:`))(first) ?? []) {
      const line = `${blanks}${name}:`;
      const taken = takenIn(lines.with(first, line))(first);
      const isEntry = readLine(typed).dashes !== '';
      if (beside.has(name) || taken?.list !== isEntry || !names.every((one) => taken.names?.has(one))) continue;
      yield {
        rule: 'yaml-colon',
        line: first,
        column: indentOf(typed) + 1,
        values: { name, reason: 'above', line },
        edits: new Map([[first, `${line}\n${typed}`]]),
      };
    }
  }
}

/** The fields, or the entries, that stand in one column around a line: the first line, and the names of the fields. */
function runAt(lines: readonly string[], index: number): { first: number; names: string[] } {
  const { indent, dashes } = readLine(lines[index] ?? '');
  const isOutside = (typed: string): boolean => {
    const line = readLine(typed);
    const isOther = line.indent === indent && (line.dashes === '') !== (dashes === '');
    return !isIdle(typed) && (line.indent.length < indent.length || isOther);
  };
  const above = lines.findLastIndex((line, at) => at < index && isOutside(line));
  const below = lines.findIndex((line, at) => at > index && isOutside(line));
  const first = nextBusy(lines, above + 1, 1);
  const run = lines.slice(first, below < 0 ? undefined : below).map(readLine);
  const names = run.flatMap(({ indent: own, key }) => (own === indent && key !== undefined ? [key] : []));
  return { first, names };
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

function indentOf(line: string | undefined): number {
  return readLine(line ?? '').indent.length;
}
