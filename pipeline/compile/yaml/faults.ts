import type { Path } from './spans.ts';

/** Tells what follows from the faults of a file, and is not to be told again. */
export interface Faults {
  /** Whether a value is not what the file says: it is not right, or what it is in is not. */
  isAt(path: Path): boolean;
  /** The same, or something in it is not right. */
  isIn(path: Path): boolean;
  /** Whether a field that is not there may stand in the file in another place, or under another name. */
  mayHide(path: Path): boolean;
}

/** What is known of the faults of a file, as plain data. */
export interface KnownFaults {
  /** Where its value differs from the file, in which it is wrong. */
  readonly paths: readonly Path[];
  /** Names of fields that nothing in their place has: one that is missing elsewhere may have been meant. */
  readonly unknown: readonly string[];
  /** Lines of the file that were read as they were probably meant. */
  readonly guessed: readonly number[];
}

/** Answers questions about the faults of a file. */
export function faultsFrom({ paths, unknown }: KnownFaults): Faults {
  const at = new Set(paths.map(keyOf));
  const around = new Set(paths.flatMap((path) => path.map((_, length) => keyOf(path.slice(0, length)))));
  const names = new Set<Path[number] | undefined>(unknown);
  const isAt = (path: Path): boolean =>
    at.has(keyOf([])) || path.some((_, index) => at.has(keyOf(path.slice(0, index + 1))));
  return {
    isAt,
    isIn: (path) => isAt(path) || around.has(keyOf(path)),
    mayHide: (path) => isAt(path) || names.has(path.at(-1)),
  };
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}
