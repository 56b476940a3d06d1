import type { Element, ElementContent } from 'hast';
import type { Report } from '../../report.ts';
import { shownText } from '../tree-text.ts';
import type { Asked } from './asked.ts';

/** Numbers with commas between thousands; the last one of a cell is what it comes to. */
const NUMBER = /[-−]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/g;
/** The same in a language that puts a comma before decimals, and points between thousands. */
const NUMBER_WITH_COMMA = /[-−]?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?/g;
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
  if (wanted?.some((column) => !(column >= 0 && column < count))) {
    const expected = `numbers of columns from 1 to ${count}, such as \`columns="2"\``;
    report('directive-option', place, { name: 'bars', option: 'columns', expected });
    return;
  }
  const columns =
    wanted ?? [...Array(count).keys()].filter((column) => column > 0 && holdsNumbers(body, column, language));
  const amounts = columns.flatMap((column) =>
    body.flatMap((row): Amount[] => {
      const cell = row[column];
      const value = cell && amountIn(shownText(cell), language);
      return cell && value !== undefined ? [{ cell, value }] : [];
    }),
  );
  if (amounts.length < 2) {
    const expected = 'a table with a column of numbers';
    report('directive-option', place, { name: 'bars', option: 'columns', expected });
    return;
  }
  const least = Math.min(0, ...amounts.map(({ value }) => value));
  const most = Math.max(0, ...amounts.map(({ value }) => value));
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
  const cells = rows.flatMap((row) => row[column] ?? []).map(shownText);
  const filled = cells.filter((text) => text.trim() !== '');
  return (
    filled.length > 1 && filled.every((text) => amountIn(text, language) !== undefined && /[€$£%\d]\W*\w?$/.test(text))
  );
}

function amountIn(text: string, language: string): number | undefined {
  const hasPoint = /^en(?:-|$)/.test(language);
  const [last] = [...text.matchAll(hasPoint ? NUMBER : NUMBER_WITH_COMMA)].slice(-1);
  if (!last) return undefined;
  const digits = last[0].replace('−', '-');
  return Number(hasPoint ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.'));
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
