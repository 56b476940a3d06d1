import type { Path } from './spans.ts';

/** Tells which problems follow from known faults of a file and must not be reported again. */
export interface Faults {
  /** Tells whether the value at `path` may differ from the file, because it or a value around it is faulty. */
  isAt(path: Path): boolean;
  /** Tells the same, and also whether something inside the value is faulty. */
  isIn(path: Path): boolean;
  /** Tells whether an absent field may stand elsewhere in the file, or under another name. */
  mayHide(path: Path): boolean;
}

/** The known faults of a file, as plain data. */
export interface KnownFaults {
  /** Paths of values that differ from the file because the file is wrong there. */
  readonly paths: readonly Path[];
  /** Names of unknown fields; each may have been meant as a field that is missing elsewhere. */
  readonly unknown: readonly string[];
  /** Lines of the file that were read as they were probably meant. */
  readonly guessed: readonly number[];
}

/** Answers questions about a file's faults. */
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
