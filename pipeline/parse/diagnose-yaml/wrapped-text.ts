import { quoteText } from './quote-text.ts';
import { NOT_A_NAME, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { beforeValue, contentColumn, isIdle, nextBusy, readLine } from './yaml-line.ts';

/** A text that goes on in the next line, which is not indented, or not as far as the text needs it. */
export function* wrappedText(broken: Broken): Iterable<Suggestion> {
  const { lines } = broken;
  for (const index of suspects(broken)) {
    const above = nextBusy(lines, index - 1, -1);
    if (above < 0 || !isRest(lines[index])) continue;
    const run = runOf(lines, index);
    const begin = beginOf(lines, above);
    const target = begin === above ? contentColumn(readLine(lines[begin] ?? '')) + 2 : indentOf(lines[above]);
    yield indented(lines, index, run, target);
    yield indented(lines, index, run, contentColumn(readLine(lines[begin] ?? '')) + 2);
  }
  for (const index of suspects(broken)) yield* quoted(broken, index);
}

/** A line that is no field, no entry of a list and no comment. */
function isRest(line: string | undefined): boolean {
  const { key, dashes } = readLine(line ?? '');
  return !isIdle(line) && key === undefined && dashes === '' && !/^\s*[[\]{}]/.test(line ?? '');
}

/** The line and those below it that go on. */
function runOf(lines: readonly string[], index: number): number[] {
  const end = lines.findIndex((line, at) => at > index && !isRest(line));
  return lines.slice(index, end < 0 ? undefined : end).map((_line, at) => index + at);
}

/** The line above in which the text begins. */
function beginOf(lines: readonly string[], above: number): number {
  let begin = above;
  while (begin > 0 && isRest(lines[begin])) begin--;
  return begin;
}

function indented(lines: readonly string[], index: number, run: readonly number[], target: number): Suggestion {
  const set = (at: number): string => ' '.repeat(target) + (lines[at] ?? '').trim();
  return {
    rule: 'yaml-wrapped',
    line: index,
    column: indentOf(lines[index]) + 1,
    values: {
      expected: String(target),
      line: set(index),
      ...(run.length > 1 && { further: String(run.length - 1) }),
    },
    edits: new Map(run.map((at) => [at, set(at)])),
  };
}

/** A text of several lines, one of which has a `: ` or a `#` in it: the whole of it needs quotes. */
function* quoted({ lines, at, code }: Broken, index: number): Iterable<Suggestion> {
  const begin = readLine(lines[index] ?? '');
  const column = contentColumn(begin);
  const end = lines.findIndex((other, line) => line > index && !isIdle(other) && indentOf(other) <= column);
  const below = nextBusy(lines, (end < 0 ? lines.length : end) - 1, -1);
  const last = code === NOT_A_NAME && index < at ? Math.max(below, at) : below;
  if (begin.value === '' || last <= index || /^["'|>{[]/.test(begin.value)) return;
  const text = [begin.value, ...lines.slice(index + 1, last + 1).map((other) => other.trim())].join(' ');
  const blank = lines.slice(index + 1, last + 1).map((_other, offset): [number, string] => [index + 1 + offset, '']);
  yield {
    rule: 'yaml-quotes',
    line: index,
    column: beforeValue(begin).length + 1,
    values: {
      reason: 'lines',
      text: begin.value,
      write: (beforeValue(begin) + quoteText(text)).trimStart(),
      further: String(last - index),
    },
    edits: new Map([[index, beforeValue(begin) + quoteText(text)], ...blank]),
  };
}

function indentOf(line: string | undefined): number {
  return readLine(line ?? '').indent.length;
}
