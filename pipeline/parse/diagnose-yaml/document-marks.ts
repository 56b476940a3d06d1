import { ABOVE, isOddFence, oddFence } from './fence.ts';
import { isField } from './missing-colon.ts';
import type { Broken, Suggestion } from './suggestion.ts';
import { nextBusy, readLine } from './yaml-line.ts';

const MARK = /^(?:---|\.\.\.)\s*$/;

/** A line that ends the YAML, or begins another one, among lines that belong together. */
export function* documentMarks({ lines, code }: Broken): Iterable<Suggestion> {
  if (code !== 'MULTIPLE_DOCS') return;
  const first = nextBusy(lines, 0, 1);
  const marks = lines.flatMap((line, index) => (index > first && MARK.test(line) ? [index] : []));
  for (const index of marks)
    yield {
      rule: 'yaml-syntax',
      line: index,
      column: 1,
      values: { reason: 'mark', mark: (lines[index] ?? '').trim() },
      edits: new Map([[index, '']]),
    };
}

/** Text that follows the fields without the line of hyphens that ends them. The lines as they were meant cannot be made. */
export function missingFence(broken: Broken): Omit<Suggestion, 'edits'> | undefined {
  const { lines, at, isFrontMatter, namesAt } = broken;
  const odd = isFrontMatter ? lines.findIndex((line, index) => index <= at + 1 && isOddFence(line)) : -1;
  if (odd >= 0) return { rule: 'front-matter-absent', line: odd, column: 1, values: { ...oddFence(lines[odd] ?? '') } };
  const { key, dashes, indent } = readLine(lines[at] ?? '');
  const above = at > 0 && (lines[at - 1] ?? '').trim() === '';
  const isNamed = (key !== undefined && (namesAt(at)?.has(key) ?? false)) || isField(broken, at);
  if (!isFrontMatter || !above || isNamed || indent !== '' || dashes !== '') return undefined;
  return {
    rule: 'front-matter-absent',
    line: at,
    column: 1,
    values: { reason: 'the closing line `---` is missing', help: ABOVE },
  };
}
