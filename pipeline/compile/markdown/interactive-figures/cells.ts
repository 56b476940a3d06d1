import type { Element } from 'hast';
import type { Place } from '../../../lint/report.ts';
import type { MarkdownContext } from '../context.ts';
import { startOf } from '../points.ts';
import { shownText } from '../tree-text.ts';

/** A cell of a table: its words, and where they stand in the file. */
export interface Cell {
  readonly text: string;
  readonly place: Place;
}

/** The rows of a table that stands in `source`, the head first. */
export function cellsOf(table: Element, source: string, { locate }: Pick<MarkdownContext, 'locate'>): Cell[][] {
  const rows: Cell[][] = [];
  collect(table, (row) => {
    const cells = row.children.filter((child) => child.type === 'element');
    rows.push(cells.map((cell) => ({ text: shownText(cell).trim(), place: placeOf(cell, row) })));
  });
  return rows;

  function placeOf(cell: Element, row: Element): Place {
    const start = startOf(cell) ?? startOf(row);
    if (!start) return locate(1, 1);
    const [signs = ''] = BEFORE_WORDS.exec(source.slice(start.offset)) ?? [];
    return locate(start.line, start.column + signs.length);
  }
}

/** What a cell begins with in the source. */
const BEFORE_WORDS = /^\|?[ \t]*(?:\*\*)?/;

function collect(node: Element, take: (row: Element) => void): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'tr') take(child);
    else collect(child, take);
  }
}

/** Reports that a cell holds something else than what is expected. */
export type TellCell = (cell: Cell, expected: string) => void;
