import { isField } from './missing-colon.ts';
import { type Broken, type Suggestion, suspects } from './suggestion.ts';
import { quotedOnOneLine, wholeTextAt } from './whole-text.ts';
import { contentColumn, indentOf, isContinuation, nextContentLine, readLine } from './yaml-line.ts';

/** Suggests an indentation for the continuation lines of a text, or quotes for the whole text on one line. */
export function* wrappedText(broken: Broken): Iterable<Suggestion> {
  const { lines } = broken;
  for (const index of suspects(broken)) {
    const above = nextContentLine(lines, index - 1, -1);
    if (above < 0 || !isContinuation(lines[index]) || isField(broken, index)) continue;
    const begin = beginOf(lines, above);
    const first = readLine(lines[begin] ?? '');
    // After an empty line, only a block scalar or a quoted text continues.
    if (above < index - 1 && !/^[|>"']/.test(first.value)) continue;
    const isBlock = /^[|>]/.test(first.value);
    const run = runOf(broken, index);
    const inside = contentColumn(first) + 2;
    for (const target of new Set([begin === above ? inside : indentOf(lines[above]), inside]))
      yield indented(lines, run, target, isBlock);
  }
  const begins = suspects(broken).flatMap((index) =>
    isContinuation(lines[index]) ? [index, beginOf(lines, index)] : [index],
  );
  for (const index of new Set(begins)) yield* quoted(broken, index);
}

/** Returns a line and the lines below that continue the same text. */
function runOf(broken: Broken, index: number): number[] {
  const { lines } = broken;
  const end = lines.findIndex((line, at) => at > index && (!isContinuation(line) || isField(broken, at)));
  return lines.slice(index, end < 0 ? undefined : end).map((_line, at) => index + at);
}

/** Returns the line above in which the text begins. */
function beginOf(lines: readonly string[], above: number): number {
  let begin = above;
  while (begin > 0 && (isContinuation(lines[begin]) || lines[begin]?.trim() === '')) begin--;
  return begin;
}

function indented(lines: readonly string[], run: readonly number[], target: number, isBlock: boolean): Suggestion {
  const set = (at: number): string => ' '.repeat(target) + (lines[at] ?? '').trim();
  const [first = 0] = run;
  return {
    rule: 'yaml-wrapped',
    line: first,
    column: indentOf(lines[first]) + 1,
    values: {
      expected: String(target),
      line: set(first),
      ...(isBlock && { block: 'yes' }),
      ...(run.length > 1 && { further: String(run.length - 1) }),
    },
    edits: new Map(run.map((at) => [at, set(at)])),
  };
}

/** Suggests quotes for a text of several lines, one of which contains `: ` or `#`. */
function* quoted(broken: Broken, index: number): Iterable<Suggestion> {
  const whole = wholeTextAt(broken, index);
  if (!whole || /^["']/.test(whole.text)) return;
  const { write, further, ...place } = quotedOnOneLine(broken, whole, whole.text);
  if (whole.isIndented)
    yield { ...place, rule: 'yaml-quotes', values: { reason: 'lines', text: whole.text, write, further } };
  else yield { ...place, rule: 'yaml-wrapped', values: { write, further } };
}
