import type { Element, ElementContent } from 'hast';
import type { Report } from '../../report.ts';
import { shownText } from '../tree-text.ts';
import type { Asked } from './asked.ts';
import { numberFormOf, numbersIn, type NumberForm } from './numbers.ts';

/** What stands before the last number where that is only a part: of a range, as in `€3-5` and `2024-01`, or of `1 200`. */
const FIRST_PART = /\d(?:[^\d\s=]{0,3}[-–—−]\p{Sc}?|[\s'’])$/u;
const HEIGHT = 10;

interface Amount {
  readonly cell: Element;
  readonly value: number;
}

/**
 * Draws a bar below the number in each cell of some columns, all on one scale: of those that the option `columns` counts from 1, else
 * of all whose cells hold numbers. Rows with a bold name are sums of others, and have none unless `rows="all"`. Reports by itself.
 */
export function drawBars(table: Element, { options, place }: Asked, language: string, { report }: Report): void {
  const rows = rowsIn(table);
  const body = rows.slice(1).filter((row) => options['rows'] === 'all' || !isBold(row[0]));
  const count = rows[0]?.length ?? 0;
  const wanted = options['columns']?.split(',').map((number) => Number(number.trim()) - 1);
  const wrong = (expected: string): void =>
    report('directive-option', place, { name: 'bars', option: 'columns', expected });
  if (wanted?.some((column) => !(Number.isInteger(column) && column >= 0 && column < count))) {
    wrong(`numbers of columns from 1 to ${count}, such as \`columns="2"\``);
    return;
  }
  const columns =
    wanted ?? [...Array(count).keys()].filter((column) => column > 0 && holdsNumbers(body, column, language));
  const amounts = [...new Set(columns)].flatMap((column) => amountsIn(body, column, language));
  const least = amounts.reduce((found, { value }) => Math.min(found, value), 0);
  const most = amounts.reduce((found, { value }) => Math.max(found, value), 0);
  if (amounts.length < 2 || least === most || !Number.isFinite(most - least)) {
    wrong('a table with a column of numbers such as `1200`, not all of them 0, and no ranges such as `3-5`');
    return;
  }
  for (const { cell, value } of amounts) cell.children.push(barOf(value, least, most));
}

function rowsIn(node: Element): Element[][] {
  return elementsIn(node).flatMap((child) => (child.tagName === 'tr' ? [elementsIn(child)] : rowsIn(child)));
}

function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function isBold(cell: Element | undefined): boolean {
  const [only, ...others] = cell?.children ?? [];
  return others.length === 0 && only?.type === 'element' && only.tagName === 'strong';
}

function holdsNumbers(rows: readonly Element[][], column: number, language: string): boolean {
  const filled = textsIn(rows, column).filter((text) => text.trim() !== '');
  const form = numberFormOf(filled, language);
  return (
    filled.length > 1 && filled.every((text) => amountIn(text, form) !== undefined && /[€$£%\d]\W*\w?$/.test(text))
  );
}

function amountsIn(rows: readonly Element[][], column: number, language: string): Amount[] {
  const form = numberFormOf(textsIn(rows, column), language);
  return rows.flatMap((row): Amount[] => {
    const cell = row[column];
    const value = cell && amountIn(shownText(cell), form);
    return cell && value !== undefined ? [{ cell, value }] : [];
  });
}

function textsIn(rows: readonly Element[][], column: number): string[] {
  return rows.flatMap((row) => row[column] ?? []).map(shownText);
}

/** The last number of a cell, which is what it comes to; a part of a range is none. */
function amountIn(text: string, form: NumberForm): number | undefined {
  const last = numbersIn(text, form).at(-1);
  if (!last || !Number.isFinite(last.value) || FIRST_PART.test(text.slice(0, last.index))) return undefined;
  return last.value;
}

/** A bar that begins at zero, left of it where the value is below. */
function barOf(value: number, least: number, most: number): ElementContent {
  const at = (number: number): string => `${Math.round(((number - least) / (most - least)) * 1000) / 10}%`;
  const width = `${Math.round((Math.abs(value) / (most - least)) * 1000) / 10}%`;
  const bar: Element = {
    type: 'element',
    tagName: 'rect',
    properties: { x: at(Math.min(0, value)), width, height: HEIGHT },
    children: [],
  };
  return {
    type: 'element',
    tagName: 'svg',
    properties: { width: '100%', height: HEIGHT, ariaHidden: 'true' },
    children: [bar],
  };
}
