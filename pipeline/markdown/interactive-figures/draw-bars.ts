import type { Element, ElementContent, Properties } from 'hast';
import type { VFile } from 'vfile';
import { contextOf } from '../context.ts';
import { element, elementsIn, isElement, rowsOf } from '../elements.ts';
import { message } from '../message.ts';
import { shownText } from '../tree-text.ts';
import type { Faults, FigureRequest } from './figure-request.ts';
import { numberFormOf, numbersIn, type NumberForm } from './read-numbers.ts';

/**
 * What precedes the last number of a cell if that is only part of one: of a range, as in `€3-5` and `2024-01`, or of `1
 * 200`.
 */
const FIRST_PART = /\d(?:[^\d\s=]{0,3}[-–—−]\p{Sc}?|[\s'’])$/u;
const HEIGHT = 10;
/** How far the zero line, or the line at a reference value, extends beyond a bar on both sides. */
const OVERHANG = 3;
const INK = 'currentColor';

interface Amount {
  readonly cell: Element;
  readonly value: number;
  readonly isSum: boolean;
}

/** What all bars of a figure share: the values at the ends of their boxes, and a reference value. */
interface Scale {
  readonly least: number;
  readonly most: number;
  readonly mark: number | undefined;
}

/**
 * Draws a bar below the number in each cell of some columns, all on one scale: those that the option `columns` names,
 * counted from 1, else all whose cells contain numbers. Rows with a bold name are totals and have no bars unless
 * `rows="all"`. The option `line` draws a line at a value. Reports its own findings.
 */
export function drawBars(table: Element, { options, place }: FigureRequest, { tellOption }: Faults, file: VFile): void {
  const { language } = contextOf(file).labels;
  const rows = rowsOf(table).map((row) => elementsIn(row));
  const body = rows.slice(1).filter((row) => options['rows'] === 'all' || !isBold(row[0]));
  const count = rows[0]?.length ?? 0;
  const wanted = options['columns']?.split(',').map((number) => Number(number.trim()) - 1);
  if (wanted?.some((column) => !(Number.isInteger(column) && column >= 0 && column < count)))
    return tellOption('columns', `numbers of columns from 1 to ${count}, such as \`columns="2"\``);
  const mark = options['line'] === undefined ? undefined : Number(options['line'].trim() || NaN);
  if (mark !== undefined && !Number.isFinite(mark)) return tellOption('line', 'a number, such as `line="1"`');
  const columns =
    wanted ?? [...Array(count).keys()].filter((column) => column > 0 && holdsNumbers(body, column, language));
  const amounts = [...new Set(columns)].flatMap((column) => amountsIn(body, column, language));
  const values = amounts.map(({ value }) => value);
  const least = values.reduce((found, value) => Math.min(found, value), Math.min(0, mark ?? 0));
  const most = values.reduce((found, value) => Math.max(found, value), Math.max(0, mark ?? 0));
  if (amounts.length < 2 || values.every((value) => value === 0) || !Number.isFinite(most - least))
    return message(file, 'directive-place', place, { name: 'bars', kind: 'numbers' });
  for (const amount of amounts) amount.cell.children.push(barOf(amount, { least, most, mark }));
}

function isBold(cell: Element | undefined): boolean {
  const [only, ...others] = cell?.children ?? [];
  return others.length === 0 && isElement(only, 'strong');
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
    return cell && value !== undefined ? [{ cell, value, isSum: isBold(row[0]) }] : [];
  });
}

function textsIn(rows: readonly Element[][], column: number): string[] {
  return rows.flatMap((row) => row[column] ?? []).map(shownText);
}

/** Returns the last number of a cell, its result; undefined for a part of a range. */
function amountIn(text: string, form: NumberForm): number | undefined {
  const last = numbersIn(text, form).at(-1);
  if (!last || !Number.isFinite(last.value) || FIRST_PART.test(text.slice(0, last.index))) return undefined;
  return last.value;
}

/**
 * Returns a bar that starts at the zero line. A negative value is hollow and to the left; a total has the text color.
 */
function barOf({ value, isSum }: Amount, { least, most, mark }: Scale): ElementContent {
  const percent = (share: number): string => `${Math.round((share / (most - least)) * 1000) / 10}%`;
  const at = (number: number): string => percent(number - least);
  const look = value < 0 ? { fill: 'none', stroke: INK } : isSum ? { fill: INK } : {};
  const bar = element('rect', { x: at(Math.min(0, value)), width: percent(Math.abs(value)), height: HEIGHT, ...look });
  const lines = [lineAt(at(0)), ...(mark === undefined ? [] : [lineAt(at(mark), { strokeDashArray: ['2'] })])];
  return element('svg', { width: '100%', height: HEIGHT, ariaHidden: 'true' }, [bar, ...lines]);
}

function lineAt(x: string, look: Properties = {}): Element {
  return element('line', { x1: x, x2: x, y1: `${-OVERHANG}`, y2: `${HEIGHT + OVERHANG}`, stroke: INK, ...look });
}
