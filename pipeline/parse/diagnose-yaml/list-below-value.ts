import type { Broken, Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { beforeValue, nextBusy, readLine } from './yaml-line.ts';

/** The first entry of a list behind its name, and the others below it. */
export function* listBelowValue(broken: Broken): Iterable<Suggestion> {
  const { lines } = broken;
  for (const index of suspects(broken)) {
    const above = nextBusy(lines, index - 1, -1);
    const [name, { indent, dashes }] = [readLine(lines[above] ?? ''), readLine(lines[index] ?? '')];
    const { key, value } = name;
    if (dashes === '' || key === undefined || !/^[^"'[{|>&*!#%@`-]/.test(value)) continue;
    if (indent.length < name.indent.length || broken.takenAt(above)?.list !== true) continue;
    const before = beforeValue(name);
    yield {
      rule: 'yaml-list',
      line: above,
      column: before.length + 1,
      values: {
        entry: 'yes',
        help: `Put it on a line of its own below \`${key}:\`, as \`- ${value}\`, like those that follow.`,
      },
      edits: new Map([[above, `${before.trimEnd()}\n${indent}- ${value}`]]),
    };
  }
}
