import { importsOf, type SourceText } from './boundaries.ts';

/**
 * Groups of files that import each other, directly or through others; dynamic imports and those of types count too.
 * Each group is sorted by path. Algorithm: Robert Tarjan, “Depth-first search and linear graph algorithms”, 1972.
 */
export function importCircles(files: readonly SourceText[]): string[][] {
  const targets = new Map(files.map((file) => [file.path, importsOf(file).map(({ target }) => target)]));
  const numbers = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  /** Returns the lowest number of a file that is still open and can be reached from this one. */
  function visit(file: string): number {
    const own = numbers.size;
    numbers.set(file, own);
    open.push(file);
    let lowest = own;
    const known = (targets.get(file) ?? []).filter((target) => targets.has(target));
    for (const target of known) {
      if (!numbers.has(target)) lowest = Math.min(lowest, visit(target));
      else if (open.includes(target)) lowest = Math.min(lowest, numbers.get(target) ?? own);
    }
    if (lowest === own) close(file, known.includes(file));
    return lowest;
  }

  function close(file: string, importsItself: boolean): void {
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || importsItself) circles.push(circle.toSorted());
  }

  for (const file of targets.keys()) if (!numbers.has(file)) visit(file);
  return circles;
}
