import type { Element } from 'hast';
import type { Place } from '../../../lint/report.ts';
import type { MarkdownContext } from '../context.ts';
import { elementsIn, rowsOf } from '../elements.ts';
import { startOf } from '../points.ts';
import { shownText } from '../tree-text.ts';

/** A table cell: its words, and their place in the file. */
export interface Cell {
  readonly text: string;
  readonly place: Place;
}

/** The rows of a table, header first. */
export type Rows = readonly (readonly Cell[])[];

/** What precedes the words of a cell in the source. */
const BEFORE_WORDS = /^\|?[ \t]*(?:\*\*)?/;

/** Returns the rows of a table in `source`. */
export function cellsOf(table: Element, source: string, { locate }: MarkdownContext): Rows {
  return rowsOf(table).map((row) =>
    elementsIn(row).map((cell) => ({ text: shownText(cell).trim(), place: placeOf(cell, row) })),
  );

  function placeOf(cell: Element, row: Element): Place {
    const start = startOf(cell) ?? startOf(row);
    if (!start) return locate(1, 1);
    const [signs = ''] = BEFORE_WORDS.exec(source.slice(start.offset)) ?? [];
    return locate(start.line, start.column + signs.length);
  }
}

/** Reports that a cell contains something other than expected. */
export type TellCell = (cell: Cell, expected: string) => void;
