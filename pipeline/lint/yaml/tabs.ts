import type { Broken, Suggestion } from './suggestion.ts';
import { nextContentLine } from './yaml-line.ts';

/** Possible widths of a tab. */
const WIDTHS = [2, 4, 1, 0];

/** Suggests blanks for a line that is indented by tabs. */
export function* tabs({ lines, at }: Broken): Iterable<Suggestion> {
  const index = [at, nextContentLine(lines, at + 1, 1)].find((line) => /^[ -]*\t/.test(lines[line] ?? ''));
  if (index === undefined) return;
  const typed = (lines[index] ?? '').trimEnd();
  const [start = ''] = /^[\s-]*/.exec(typed) ?? [];
  for (const width of WIDTHS) {
    const line = start.replace(/-\t+/g, '- ').replaceAll('\t', ' '.repeat(width)) + typed.slice(start.length);
    yield {
      rule: 'yaml-tab',
      line: index,
      column: start.indexOf('\t') + 1,
      values: { line },
      edits: new Map([[index, line]]),
    };
  }
}
