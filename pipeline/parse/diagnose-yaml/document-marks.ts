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
  const { dashes, indent } = readLine(lines[at] ?? '');
  const above = at > 0 && (lines[at - 1] ?? '').trim() === '';
  if (!isFrontMatter || !above || indent !== '' || dashes !== '' || isField(broken, at)) return undefined;
  const isNamed = (line: string, index: number): boolean => namesAt(index)?.has(readLine(line).key ?? '') ?? false;
  if (lines.some((line, index) => index >= at && isNamed(line, index))) return undefined;
  return {
    rule: 'front-matter-absent',
    line: at,
    column: 1,
    values: { reason: 'the closing line `---` is missing', help: ABOVE },
  };
}
