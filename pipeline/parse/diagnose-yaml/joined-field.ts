import type { Broken, Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { beforeValue, contentColumn, nextBusy, readLine } from './yaml-line.ts';

/** Where a field, with the hyphen of its entry or without, may begin in a value; and a hyphen behind something that is closed. */
const BEGIN = /(?<=\s)(?=(?:-\s+)?([\p{L}][\w-]*):(?:\s|$))|(?<=[}"'\]]\s+)(?=-\s)/gu;
/** What words do not go on behind. */
const CLOSED = /["'\])}]$/;
/** A value that begins like what belongs in the lines below a name. */
const BELOW = /^(?:-\s|[\w-]+:(?:\s|$))/;

/** A field, or an entry, in the line of the one before, as where a line end was deleted. */
export function* joinedField(broken: Broken): Iterable<Suggestion> {
  const { lines } = broken;
  for (const index of suspects(broken)) {
    const typed = lines[index] ?? '';
    const start = beforeValue(readLine(typed)).length;
    for (const { index: at, 1: name } of typed.matchAll(BEGIN)) {
      if (at <= start) continue;
      const before = typed.slice(start, at).trim();
      const isSure = CLOSED.test(before) || /[_-]/.test(name ?? '-') || !/\s/.test(before);
      for (const column of columnsAt(broken, index, typed.startsWith('-', at)))
        if (isNameAt(broken, index, column, name, isSure)) yield inTwo(lines, index, at, column, isSure);
    }
  }
}

/** The first field, or entry, of what belongs below a name, in the line of that name. */
export function* joinedBelow(broken: Broken): Iterable<Suggestion> {
  const { lines } = broken;
  for (const index of suspects(broken)) {
    const line = readLine(lines[index] ?? '');
    const taken = broken.takenAt(index);
    const isBelow = taken?.list === true || (taken?.names?.size ?? 0) > 0;
    if (line.key === undefined || !isBelow || !BELOW.test(line.value)) continue;
    const own = contentColumn(line);
    const below = readLine(lines[nextBusy(lines, index + 1, 1)] ?? '').indent.length;
    const hyphen = line.value.startsWith('-') ? 2 : 0;
    yield inTwo(lines, index, beforeValue(line).length, below > own + hyphen ? below - hyphen : own + 2, true);
  }
}

/** Columns, from 0, of what a line is in, the nearest first: those of the hyphens, or those of the fields. */
function columnsAt({ lines }: Broken, index: number, isEntry: boolean): number[] {
  const columns: number[] = [];
  let [at, column] = [index, Number.POSITIVE_INFINITY];
  while (at >= 0 && column > 0) {
    const line = readLine(lines[at] ?? '');
    const own = isEntry ? line.indent.length : contentColumn(line);
    if (own < column && (isEntry ? line.dashes !== '' : line.key !== undefined)) columns.push((column = own));
    at = nextBusy(lines, at - 1, -1);
  }
  return columns;
}

/** Whether a field of this name may stand in a column; a name that the writer invents is known by its form alone. */
function isNameAt(
  { lines, namesIn }: Broken,
  index: number,
  column: number,
  name: string | undefined,
  isSure: boolean,
): boolean {
  if (name === undefined) return true;
  const names = namesIn(lines.with(index, `${' '.repeat(column)}x:`))(index);
  return names?.has(name) ?? isSure;
}

/** A line in two, the second of which begins in a column. */
function inTwo(lines: readonly string[], line: number, at: number, column: number, isSure: boolean): Suggestion {
  const typed = lines[line] ?? '';
  const rest = typed.slice(at).trimEnd();
  const below = ' '.repeat(column) + rest;
  const { key = '', dashes } = readLine(rest);
  return {
    rule: 'yaml-joined',
    line,
    column: at + 1,
    values: { name: dashes === '' ? key : '-', line: below, ...(!isSure && { perhaps: 'true' }) },
    ...(isSure && { mend: { actual: rest, expected: `\n${below}` } }),
    edits: new Map([[line, `${typed.slice(0, at).trimEnd()}\n${below}`]]),
  };
}
