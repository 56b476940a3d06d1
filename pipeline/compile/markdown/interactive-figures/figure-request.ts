import type { InteractiveFigure } from '../../../content/model/interactive-figure.ts';
import type { Place } from '../../../lint/report.ts';

/** What a directive can ask for. */
export type InteractiveFigureKind = InteractiveFigure['kind'] | 'bars';

export const INTERACTIVE_FIGURE_KINDS: readonly InteractiveFigureKind[] = ['ladder', 'matrix', 'deck', 'bars'];

/** What may stand between the braces of each. */
export const OPTIONS: Readonly<Record<InteractiveFigureKind, readonly string[]>> = {
  ladder: ['id'],
  matrix: ['id', 'players', 'belief', 'question'],
  deck: ['id', 'pictures'],
  bars: ['id', 'columns', 'rows', 'line'],
};

/** A directive with a table below it. */
export interface FigureRequest {
  readonly kind: InteractiveFigureKind;
  readonly options: Readonly<Record<string, string>>;
  /** Where the directive stands. */
  readonly place: Place;
}

/** What directives have asked for, by the offset at which each begins in its text; their captions begin there too. */
export type RequestsByStart = ReadonlyMap<number, FigureRequest>;
