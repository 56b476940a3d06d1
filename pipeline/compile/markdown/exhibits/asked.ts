import type { Exhibit } from '../../../content/model/exhibit.ts';
import type { Place } from '../../../lint/report.ts';

/** What a directive can ask for. */
export type ExhibitKind = Exhibit['kind'] | 'bars';

export const EXHIBIT_KINDS: readonly ExhibitKind[] = ['ladder', 'matrix', 'deck', 'bars'];

/** What may stand between the braces of each. */
export const OPTIONS: Readonly<Record<ExhibitKind, readonly string[]>> = {
  ladder: ['id'],
  matrix: ['id', 'players', 'belief', 'question'],
  deck: ['id', 'pictures'],
  bars: ['id', 'columns', 'rows', 'line'],
};

/** A directive with a table below it. */
export interface Asked {
  readonly kind: ExhibitKind;
  readonly options: Readonly<Record<string, string>>;
  /** Where the directive stands. */
  readonly place: Place;
}

/** What directives have asked for, by the offset at which each begins in its text; their captions begin there too. */
export type AskedByStart = ReadonlyMap<number, Asked>;
