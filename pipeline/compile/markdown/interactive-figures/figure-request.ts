import type { Element } from 'hast';
import type { InteractiveFigure } from '../../../content/model/interactive-figure.ts';
import type { Place } from '../../../lint/report.ts';
import { startOf } from '../points.ts';

/** What a directive can request. */
export type InteractiveFigureKind = InteractiveFigure['kind'] | 'bars';

/** The options that each kind accepts between braces. */
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
  /** The place of the directive. */
  readonly place: Place;
}

/** Requests by the start offset of their directive in the text; their captions begin at the same offset. */
export type RequestsByStart = ReadonlyMap<number, FigureRequest>;

/** Returns the request of the directive that became an element as its caption. */
export function requestOf(node: Element, requests: RequestsByStart): FigureRequest | undefined {
  const start = node.tagName === 'figcaption' ? startOf(node) : undefined;
  return start && requests.get(start.offset);
}
