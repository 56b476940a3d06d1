import { plainLine, type StyledLine } from '../../shared/styled.ts';
import type { ChangedLines } from './apply-fixes.ts';

/** Number of context lines above and below a change. */
const CONTEXT = 1;

/** Returns the changes of a file as a unified diff; `before` are its unchanged lines. Merges adjacent changes. */
export function unifiedDiff(file: string, before: readonly string[], changes: readonly ChangedLines[]): StyledLine[] {
  let moved = 0;
  return [
    [{ text: `--- ${file}`, look: 'strong' }],
    [{ text: `+++ ${file}`, look: 'strong' }],
    ...hunksOf(changes).flatMap((hunk) => {
      const lines = hunkLines(hunk, before, moved);
      moved += hunk.reduce((sum, { removed, added }) => sum + added.length - removed.length, 0);
      return lines;
    }),
  ];
}

function hunksOf(changes: readonly ChangedLines[]): ChangedLines[][] {
  const hunks: ChangedLines[][] = [];
  for (const change of changes) {
    const last = hunks.at(-1)?.at(-1);
    if (last && change.start - endOf(last) <= 2 * CONTEXT) hunks.at(-1)?.push(change);
    else hunks.push([change]);
  }
  return hunks;
}

function endOf({ start, removed }: ChangedLines): number {
  return start + removed.length;
}

/** `moved` is the number of lines by which earlier changes have shifted the text. */
function hunkLines(hunk: readonly ChangedLines[], before: readonly string[], moved: number): StyledLine[] {
  const [first, last] = [hunk[0], hunk.at(-1)];
  if (!first || !last) return [];
  const [start, end] = [Math.max(0, first.start - CONTEXT), Math.min(before.length, endOf(last) + CONTEXT)];
  const grown = hunk.reduce((sum, { removed, added }) => sum + added.length - removed.length, 0);
  const body: StyledLine[] = [];
  let at = start;
  for (const change of hunk) {
    body.push(...before.slice(at, change.start).map((line) => plainLine(` ${line}`)));
    body.push(...change.removed.map((line): StyledLine => [{ text: `-${line}`, look: 'removed' }]));
    body.push(...change.added.map((line): StyledLine => [{ text: `+${line}`, look: 'added' }]));
    at = endOf(change);
  }
  body.push(...before.slice(at, end).map((line) => plainLine(` ${line}`)));
  const range = `@@ -${start + 1},${end - start} +${start + moved + 1},${end - start + grown} @@`;
  return [[{ text: range, look: 'note' }], ...body];
}
