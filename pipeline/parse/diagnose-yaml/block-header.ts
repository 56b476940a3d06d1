import type { Broken, Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { beforeValue, nextBusy, readLine } from './yaml-line.ts';

/** A text that begins in the line of its `|` or `>`, where nothing may follow, and goes on below. */
export function* blockHeader(broken: Broken): Iterable<Suggestion> {
  const { lines } = broken;
  for (const index of suspects(broken)) {
    const line = readLine(lines[index] ?? '');
    const [, sign = ''] = /^([|>][-+]?)\s+\S/.exec(line.value) ?? [];
    const { indent } = readLine(lines[nextBusy(lines, index + 1, 1)] ?? '');
    if (sign === '' || indent.length <= line.indent.length) continue;
    yield {
      rule: 'yaml-block',
      line: index,
      column: beforeValue(line).length + 1,
      values: { sign, blanks: String(indent.length) },
      edits: new Map([[index, beforeValue(line) + sign]]),
    };
  }
}
