import { type Broken, type Suggestion, suspects } from './suggestion.ts';
import { contentColumn, indentOf, isBlankOrComment, nextContentLine, readLine } from './yaml-line.ts';

/** Number of lines above whose columns may be the right indentation. */
const LINES_ABOVE = 40;
/** A value that starts a block scalar in the next line. */
const BLOCK = /^[|>][-+\d]*$/;

/**
 * Suggests to move a field or a list entry to the column of its neighbors, alone or with the lines below that belong to
 * it.
 */
export function* indentation(broken: Broken): Iterable<Suggestion> {
  const { lines, at } = broken;
  for (const index of new Set([nextContentLine(lines, at + 1, 1), ...suspects(broken)])) {
    const line = readLine(lines[index] ?? '');
    if (index < 0 || (line.key === undefined && line.dashes === '') || line.indent.includes('\t')) continue;
    const isField = line.key !== undefined && (broken.namesAt(index)?.has(line.key) ?? false);
    for (const target of targets(lines, index)) {
      if (isField && isInText(lines, index, target)) continue;
      if (line.dashes !== '' && isBelowValue(lines, index, target)) continue;
      const own = indentOf(lines[index]);
      // Neighbors may have been moved to the right with it.
      const columns = target < own ? [own + 1, own] : [own + 1];
      const blocks = columns.map((column) => [index, ...linesBelow(lines, index, column)]);
      for (const block of [[index], ...blocks.filter(({ length }) => length > 1)])
        if (!takesOver(lines, block, target)) yield moved(broken, index, block, target);
    }
  }
}

/** Tells whether the next line would continue the text in a block's last line if the block began in `column`. */
function takesOver(lines: readonly string[], block: readonly number[], column: number): boolean {
  const last = block.at(-1) ?? 0;
  const { value } = readLine(lines[last] ?? '');
  if (value === '' || BLOCK.test(value)) return false;
  const below = readLine(lines[nextContentLine(lines, last + 1, 1)] ?? '');
  return below.value !== '' && below.key === undefined && below.dashes === '' && below.indent.length > column;
}

/** Tells whether a line would become part of a block scalar if it began in `column`. */
export function isInText(lines: readonly string[], index: number, column: number): boolean {
  const above = lineAround(lines, index, column);
  if (above < 0) return false;
  return BLOCK.test(readLine(lines[above] ?? '').value) || isInText(lines, above, indentOf(lines[above]));
}

/** Tells whether a list entry would continue the value above it if it began in `column`. */
function isBelowValue(lines: readonly string[], index: number, column: number): boolean {
  return !/^(?:#.*)?$/.test(readLine(lines[lineAround(lines, index, column)] ?? '').value);
}

/** Returns the nearest line above that begins left of `column`; -1 if there is none. */
function lineAround(lines: readonly string[], index: number, column: number): number {
  return lines.findLastIndex((line, at) => at < index && !isBlankOrComment(line) && indentOf(line) < column);
}

/** Returns the columns of a line's neighbors, the nearest first. */
function targets(lines: readonly string[], index: number): number[] {
  const own = indentOf(lines[index]);
  const above = nextContentLine(lines, index - 1, -1);
  const beside = readLine(lines[above] ?? '');
  const columns = new Set([0, indentOf(lines[nextContentLine(lines, index + 1, 1)])]);
  for (let at = above; at >= 0 && at > above - LINES_ABOVE; at--) {
    const line = readLine(lines[at] ?? '');
    if (isBlankOrComment(lines[at])) continue;
    columns.add(line.indent.length).add(contentColumn(line));
    if (line.value === '' && line.key !== undefined) columns.add(contentColumn(line) + 2);
  }
  const distance = (column: number): number => 2 * Math.abs(column - own) + (column === contentColumn(beside) ? 0 : 1);
  return [...columns].filter((column) => column !== own).toSorted((a, b) => distance(a) - distance(b));
}

/** Returns the following lines that begin in `column` or further right. */
export function linesBelow(lines: readonly string[], index: number, column: number): number[] {
  const end = lines.findIndex((line, at) => at > index && !isBlankOrComment(line) && indentOf(line) < column);
  return lines.flatMap((line, at) => (at > index && (end < 0 || at < end) && !isBlankOrComment(line) ? [at] : []));
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

/** Returns the nearest line whose content begins in `column`, preferring lines above. */
function neighborAt(lines: readonly string[], index: number, column: number): number | undefined {
  for (let at = index - 1; at >= 0; at--) if (isNeighbor(lines[at], column)) return at;
  for (let at = index + 1; at < lines.length; at++) if (isNeighbor(lines[at], column)) return at;
  return undefined;
}

function isNeighbor(typed: string | undefined, column: number): boolean {
  const line = readLine(typed ?? '');
  const isField = line.key !== undefined || line.dashes !== '';
  return isField && !isBlankOrComment(typed) && (contentColumn(line) === column || line.indent.length === column);
}

function nameOf(typed: string): string {
  const { key, dashes, value } = readLine(typed);
  return key ?? dashes + value.slice(0, 20);
}

/** Suggests to remove the second of two equal fields, with what is indented below it. */
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
