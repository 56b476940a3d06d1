import type { Element, ElementContent, Root } from 'hast';
import type { Plugin } from 'unified';
import { contextOf } from './context.ts';
import { element, elementsIn, headingRank, isElement, rowsOf } from './elements.ts';
import { shownText } from './tree-text.ts';
import { elementsBelow, visitElements } from './visit.ts';

/**
 * Puts each table into a scrolling box that is named by the table's caption, or by that of the figure or the heading
 * above. Marks what its header cells head and which form it takes on a phone. Replaces the obsolete `align` attribute,
 * and labels the check boxes of task lists.
 */
export const rehypeTables: Plugin<[], Root> = () => (tree, file) => {
  const { labels } = contextOf(file);
  let heading = '';
  let caption = '';
  visitElements(tree, (node, index, parent) => {
    const { properties } = node;
    if (headingRank(node) !== undefined) heading = shownText(node).trim();
    if (node.tagName === 'figcaption') caption = shownText(node).trim();
    if (properties['align'] !== undefined) {
      properties['dataAlign'] = properties['align'];
      delete properties['align'];
    }
    if (node.tagName === 'input') properties['ariaLabel'] = properties['checked'] ? labels.done : labels.toDo;
    const isInBox = isElement(parent) && 'dataTable' in parent.properties;
    if (node.tagName !== 'table' || isInBox) return undefined;
    const form = phoneFormOf(rowsOf(node).map((row) => elementsIn(row)));
    if (form === 'below-1') repeatHeads(node);
    nameHeadings(node);
    const name = [labels.table, caption || heading].filter(Boolean).join(': ');
    caption = '';
    const looks = { dataTable: form ?? '', tabIndex: 0, role: 'group', ariaLabel: captionOf(node) ?? name };
    parent.children.splice(index, 1, element('div', looks, [node]));
    return index;
  });
};

/**
 * Sets the scope of each header cell. If the corner is empty, the first column has headers too; an empty header heads
 * nothing.
 */
function nameHeadings(table: Element): void {
  const rows = rowsByPart(table);
  const corner = rows[0]?.cells[0];
  const hasRowHeadings = corner?.tagName === 'th' && corner.children.length === 0;
  for (const { part, cells } of rows) {
    const [first] = cells;
    const isHead = part.tagName === 'thead' || (cells.length > 1 && cells.every(({ tagName }) => tagName === 'th'));
    if (hasRowHeadings && first) first.tagName = 'th';
    for (const cell of cells.filter(({ tagName }) => tagName === 'th')) {
      if (cell.children.length === 0) cell.tagName = 'td';
      else cell.properties['scope'] ??= isHead ? 'col' : 'row';
    }
  }
}

/**
 * Repeats the column header in each cell, for the form in which cells are not below their header. Words in the first
 * cell of a row need none.
 */
function repeatHeads(table: Element): void {
  const [heads = [], ...rows] = rowsOf(table).map((row) => elementsIn(row));
  for (const cells of rows) {
    for (const [column, cell] of cells.entries()) {
      const head = heads[column];
      const text = shownText(cell).trim();
      if (head && text !== '' && (column > 0 || /^\d+$/.test(text)))
        cell.properties['dataHead'] = shownText(head).trim();
    }
  }
}

function rowsByPart(table: Element): { readonly part: Element; readonly cells: readonly Element[] }[] {
  const parts = elementsIn(table).filter(({ tagName }) => /^t(?:head|body|foot)$/.test(tagName));
  return parts.flatMap((part) => elementsIn(part).map((row) => ({ part, cells: elementsIn(row) })));
}

function captionOf(table: Element): string | undefined {
  const [head] = elementsIn(table, 'caption');
  return head && (shownText(head).trim() || undefined);
}

/** How many characters of a cell should fit on one line, and of all columns on one line of a phone. */
const MAX_CELL_LETTERS = 12;
const MAX_LINE_LETTERS = 40;
/**
 * From this length in characters on, a cell counts as a sentence, for which three columns on a phone are too narrow.
 */
const SENTENCE = 25;
/** From this length on, a cell needs the whole width of a phone. */
const PARAGRAPH = 100;
/** Includes the first column; more would not fit in any form. */
const MAX_COLUMNS = 6;

/**
 * The form of a table on a narrow screen. `below-N`: the first cell of each row is a line above the N others; if N is
 * 1, these are lines after the headers of their columns. `below-tag-2`: the last cell is beside the first, and the text
 * between them below both. `wide`: it scrolls, because it is too large or irregular.
 * Undefined: it fits.
 */
type PhoneForm = `below-${number}` | 'below-tag-2' | 'wide' | undefined;

function phoneFormOf(rows: readonly (readonly Element[])[]): PhoneForm {
  const columns = Math.max(...rows.map((row) => row.length));
  if (columns < 3) return undefined;
  if (!isRegular(rows, columns)) return 'wide';
  const lengths = rows.map((row) => row.map((cell) => shownText(cell).trim().length));
  const body = Math.max(...lengths.slice(1).flatMap((row) => row.slice(1)));
  const longest = [...Array(columns).keys()].map((column) => Math.max(...lengths.map((row) => row[column] ?? 0)));
  if (columns === 3 && (longest[1] ?? 0) >= PARAGRAPH && (longest[2] ?? 0) < 2 * SENTENCE) return 'below-tag-2';
  if (columns === 3) return Math.max(...longest.slice(1)) > MAX_CELL_LETTERS ? 'below-2' : undefined;
  if (body >= SENTENCE) return 'below-1';
  if (columns > MAX_COLUMNS) return 'wide';
  const line = longest.reduce((sum, length) => sum + Math.min(MAX_CELL_LETTERS, length), 0);
  return line > MAX_LINE_LETTERS ? `below-${columns - 1}` : undefined;
}

/** Tells whether the first row has header cells and every row one cell per column. */
function isRegular(rows: readonly (readonly Element[])[], columns: number): boolean {
  return (
    rows.length > 1 &&
    rows[0]?.slice(1).every(({ tagName }) => tagName === 'th') === true &&
    rows.every((row) => row.length === columns && row.every(isSingle))
  );
}

function isSingle({ properties }: Element): boolean {
  return properties['colSpan'] === undefined && properties['rowSpan'] === undefined;
}

/**
 * Moves stray list children into the preceding item, as where a program writes a list inside of another one; before the
 * first item they become an item.
 */
export const rehypeListItems: Plugin<[], Root> = () => (tree) => {
  for (const list of elementsBelow(tree))
    if ((list.tagName === 'ul' || list.tagName === 'ol') && list.children.some(isStray)) list.children = inItems(list);
};

function inItems({ children }: Element): ElementContent[] {
  const out: ElementContent[] = [];
  let item: Element | undefined;
  for (const child of children) {
    if (isElement(child, 'li')) item = child;
    if (!isStray(child)) out.push(child);
    else if (item) item.children.push(child);
    else out.push((item = element('li', {}, [child])));
  }
  return out;
}

function isStray(child: ElementContent): boolean {
  return child.type === 'text' ? child.value.trim() !== '' : !isElement(child, 'li');
}
