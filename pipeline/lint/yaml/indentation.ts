import { type Broken, type Suggestion, suspects } from './suggestion.ts';
import { contentColumn, indentOf, isIdle, nextBusy, readLine } from './yaml-line.ts';

/** Lines above that are looked at for how much a line may be indented. */
const LINES_ABOVE = 40;
/** What says that a text begins in the next line. */
const BLOCK = /^[|>][-+\d]*$/;

/** A field or an entry of a list that does not begin where its neighbors do, alone or with the lines that belong to it. */
export function* indentation(broken: Broken): Iterable<Suggestion> {
  const { lines, at } = broken;
  for (const index of new Set([nextBusy(lines, at + 1, 1), ...suspects(broken)])) {
    const line = readLine(lines[index] ?? '');
    if (index < 0 || (line.key === undefined && line.dashes === '') || line.indent.includes('\t')) continue;
    const isField = line.key !== undefined && (broken.namesAt(index)?.has(line.key) ?? false);
    for (const target of targets(lines, index)) {
      if (isField && isInText(lines, index, target)) continue;
      if (line.dashes !== '' && isBelowValue(lines, index, target)) continue;
      const own = indentOf(lines[index]);
      // Neighbors, too, may have been moved to the right with it.
      const columns = target < own ? [own + 1, own] : [own + 1];
      const blocks = columns.map((column) => [index, ...linesBelow(lines, index, column)]);
      for (const block of [[index], ...blocks.filter(({ length }) => length > 1)])
        if (!takesOver(lines, block, target)) yield moved(broken, index, block, target);
    }
  }
}

/** Whether the line below those of a block would go on with the text in the last of them if they began in a column. */
function takesOver(lines: readonly string[], block: readonly number[], column: number): boolean {
  const last = block.at(-1) ?? 0;
  const { value } = readLine(lines[last] ?? '');
  if (value === '' || BLOCK.test(value)) return false;
  const below = readLine(lines[nextBusy(lines, last + 1, 1)] ?? '');
  return below.value !== '' && below.key === undefined && below.dashes === '' && below.indent.length > column;
}

/** Whether a line would belong to a text of several lines, such as one behind `|`, if it began in a column. */
function isInText(lines: readonly string[], index: number, column: number): boolean {
  const above = lineAround(lines, index, column);
  if (above < 0) return false;
  return BLOCK.test(readLine(lines[above] ?? '').value) || isInText(lines, above, indentOf(lines[above]));
}

/** Whether the entry of a list would go on with the value above it if it began in a column. */
function isBelowValue(lines: readonly string[], index: number, column: number): boolean {
  return !/^(?:#.*)?$/.test(readLine(lines[lineAround(lines, index, column)] ?? '').value);
}

/** The nearest line above that begins further to the left than a column; -1 if there is none. */
function lineAround(lines: readonly string[], index: number, column: number): number {
  return lines.findLastIndex((line, at) => at < index && !isIdle(line) && indentOf(line) < column);
}

/** Columns at which the neighbors of a line begin, the nearest first. */
function targets(lines: readonly string[], index: number): number[] {
  const own = indentOf(lines[index]);
  const above = nextBusy(lines, index - 1, -1);
  const beside = readLine(lines[above] ?? '');
  const columns = new Set([0, indentOf(lines[nextBusy(lines, index + 1, 1)])]);
  for (let at = above; at >= 0 && at > above - LINES_ABOVE; at--) {
    const line = readLine(lines[at] ?? '');
    if (isIdle(lines[at])) continue;
    columns.add(line.indent.length).add(contentColumn(line));
    if (line.value === '' && line.key !== undefined) columns.add(contentColumn(line) + 2);
  }
  const distance = (column: number): number => 2 * Math.abs(column - own) + (column === contentColumn(beside) ? 0 : 1);
  return [...columns].filter((column) => column !== own).toSorted((a, b) => distance(a) - distance(b));
}

/** The lines that follow and begin in a column or further right. */
function linesBelow(lines: readonly string[], index: number, column: number): number[] {
  const end = lines.findIndex((line, at) => at > index && !isIdle(line) && indentOf(line) < column);
  return lines.flatMap((line, at) => (at > index && (end < 0 || at < end) && !isIdle(line) ? [at] : []));
}

function moved({ lines, linesAbove }: Broken, index: number, block: readonly number[], target: number): Suggestion {
  const typed = lines[index] ?? '';
  const by = target - indentOf(typed);
  const shift = (line: string): string => (by > 0 ? ' '.repeat(by) + line : line.slice(-by));
  const like = neighborAt(lines, index, target);
  return {
    rule: 'yaml-indentation',
    line: index,
    column: indentOf(typed) + 1,
    values: {
      found: String(indentOf(typed)),
      expected: String(target),
      line: shift(typed).trimEnd(),
      ...(like !== undefined && { like: nameOf(lines[like] ?? ''), likeLine: String(like + linesAbove + 1) }),
      ...(block.length > 1 && { further: String(block.length - 1), by: String(by) }),
    },
    edits: new Map(block.map((at) => [at, shift(lines[at] ?? '')])),
  };
}

/** The nearest line, above rather than below, whose content begins in a column. */
function neighborAt(lines: readonly string[], index: number, column: number): number | undefined {
  for (let at = index - 1; at >= 0; at--) if (isNeighbor(lines[at], column)) return at;
  for (let at = index + 1; at < lines.length; at++) if (isNeighbor(lines[at], column)) return at;
  return undefined;
}

function isNeighbor(typed: string | undefined, column: number): boolean {
  const line = readLine(typed ?? '');
  const isField = line.key !== undefined || line.dashes !== '';
  return isField && !isIdle(typed) && (contentColumn(line) === column || line.indent.length === column);
}

function nameOf(typed: string): string {
  const { key, dashes, value } = readLine(typed);
  return key ?? dashes + value.slice(0, 20);
}

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
