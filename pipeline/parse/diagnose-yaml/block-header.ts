import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { beforeValue, contentColumn, isIdle, nextBusy, readLine } from './yaml-line.ts';

/** A text that begins in the line of its `|` or `>`, where nothing may follow, and goes on below, or may do so. */
export function* blockHeader(broken: Broken): Iterable<Suggestion> {
  const { lines } = broken;
  for (const index of suspects(broken)) {
    const line = readLine(lines[index] ?? '');
    const [, sign = ''] = /^([|>][-+]?)\s+\S/.exec(line.value) ?? [];
    const { indent } = readLine(lines[nextBusy(lines, index + 1, 1)] ?? '');
    const own = contentColumn(line);
    if (sign === '' || (indent.length <= own && !broken.takenAt(index)?.markdown)) continue;
    const blanks = indent.length > own ? indent.length : own + 2;
    const written = `${sign}\n${' '.repeat(blanks)}${line.value.slice(sign.length).trimStart()}`;
    yield {
      rule: 'yaml-block',
      line: index,
      column: beforeValue(line).length + 1,
      values: { sign, blanks: String(blanks) },
      mend: { actual: line.value, expected: written },
      edits: new Map([[index, beforeValue(line) + written]]),
    };
  }
}

/** A text in Markdown that begins below its name, where no `|` says that it does; a list there is one of YAML. */
export function* missingHeader(broken: Broken): Iterable<Suggestion> {
  const { lines, at } = broken;
  for (let index = at; index >= 0; index--) {
    const line = readLine(lines[index] ?? '');
    const isList = readLine(lines[nextBusy(lines, index + 1, 1)] ?? '').dashes !== '';
    const isBegin = line.key !== undefined && line.value === '' && !isList && reaches(lines, index, at);
    if (isBegin && broken.takenAt(index)?.markdown)
      yield rewriting(broken, index, `${beforeValue(line).trimEnd()} |`, {
        rule: 'yaml-block',
        column: contentColumn(line) + 1,
        values: { name: line.key ?? '' },
      });
    // What stands above a line without indentation does not reach below it.
    if (index < at && line.indent === '' && !isIdle(lines[index])) return;
  }
}

/** Whether lines below a name are indented deeper, down to another line, or to the one above that. */
function reaches(lines: readonly string[], index: number, at: number): boolean {
  const column = contentColumn(readLine(lines[index] ?? ''));
  const isOutside = (line: string, below: number): boolean =>
    below > index && line.trim() !== '' && readLine(line).indent.length <= column;
  const end = lines.findIndex(isOutside);
  return nextBusy(lines, index + 1, 1) !== end && (end < 0 || end >= at);
}
