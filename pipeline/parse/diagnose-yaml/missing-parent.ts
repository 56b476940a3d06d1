import { namesBeside } from './missing-name.ts';
import type { Broken, Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { contentColumn, isIdle, nextBusy, readLine } from './yaml-line.ts';

/** Indented fields or entries below a line that is not their name: the line with that is missing. */
export function* missingParent(broken: Broken): Iterable<Suggestion> {
  const { lines, namesIn, takenIn } = broken;
  for (const index of suspects(broken)) {
    const { above, first, names } = runAt(lines, index);
    const typed = lines[first] ?? '';
    const column = parentColumn(lines, above, first);
    const isEntry = readLine(typed).dashes !== '';
    if (column === undefined || (!isEntry && names.length === 0)) continue;
    const [blanks, beside] = [' '.repeat(column), namesBeside(lines, first, column)];
    for (const name of namesIn(lines.with(first, `${blanks}x:`))(first) ?? []) {
      const line = `${blanks}${name}:`;
      const taken = takenIn(lines.with(first, line))(first);
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

/** The fields, or the entries, that stand in one column around a line: what is above, the first line, and the names of the fields. */
function runAt(lines: readonly string[], index: number): { above: number; first: number; names: string[] } {
  const { indent, dashes } = readLine(lines[index] ?? '');
  const isOutside = (typed: string): boolean => {
    const line = readLine(typed);
    const isOther = line.indent === indent && (line.dashes === '') !== (dashes === '');
    return !isIdle(typed) && (line.indent.length < indent.length || isOther);
  };
  const above = lines.findLastIndex((line, at) => at < index && isOutside(line));
  const below = lines.findIndex((line, at) => at > index && isOutside(line));
  const first = lines.findIndex((line, at) => at > above && !isIdle(line) && readLine(line).indent === indent);
  const run = lines.slice(first, below < 0 ? undefined : below).map(readLine);
  const names = run.flatMap(({ indent: own, key }) => (own === indent && key !== undefined ? [key] : []));
  return { above, first, names };
}

/** Where the name above a line would begin; undefined where one is there, or none belongs there. */
function parentColumn(lines: readonly string[], above: number, first: number): number | undefined {
  const own = indentOf(lines[first]);
  const line = readLine(lines[above] ?? '');
  const isName = line.key !== undefined && /^(?:[|>].*)?$/.test(line.value);
  if (own < 2 || above < 0 || (isName && nextBusy(lines, above + 1, 1) === first)) return undefined;
  return Math.min(contentColumn(line), own - 2);
}

function indentOf(line: string | undefined): number {
  return readLine(line ?? '').indent.length;
}
