import type { Element } from 'hast';
import type { InteractiveFigure } from '../../../content/model/interactive-figure.ts';
import type { Place } from '../../../lint/report.ts';
import { startOf } from '../points.ts';

/** What a directive can ask for. */
export type InteractiveFigureKind = InteractiveFigure['kind'] | 'bars';

/** What may stand between the braces of each. */
export const OPTIONS: Readonly<Record<InteractiveFigureKind, readonly string[]>> = {
  ladder: ['id'],
  matrix: ['id', 'players', 'belief', 'question'],
  deck: ['id', 'pictures'],
  titles: ['id'],
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

/** What the directive has asked for that has left an element as its caption. */
export function requestOf(node: Element, requests: RequestsByStart): FigureRequest | undefined {
  const start = node.tagName === 'figcaption' ? startOf(node) : undefined;
  return start && requests.get(start.offset);
}
