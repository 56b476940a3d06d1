import type { Element, Root } from 'hast';
import { element, elementsIn, headingRank, isElement, rowsOf } from './elements.ts';
import type { Labels } from '../../content/model/labels.ts';
import { phoneFormOf } from './phone-form.ts';
import { shownText } from './tree-text.ts';
import { visitElements } from './visit.ts';

/**
 * Puts each table into a box that scrolls by itself, named by its caption, or by that of the figure or the heading above; says what its
 * headings head and what form it takes on a phone, replaces the obsolete `align` attribute, and names the check boxes of task lists.
 */
export function tidyTables(tree: Root, labels: Labels): void {
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
}

/**
 * Says of each heading which way it heads. A table with an empty corner has headings on its left side
 * too; a heading without words heads nothing.
 */
function nameHeadings(table: Element): void {
  const rows = rowsByPart(table);
  const corner = rows[0]?.cells[0];
  const hasRowHeadings = corner?.tagName === 'th' && corner.children.length === 0;
  for (const { part, cells } of rows) {
    const [first] = cells;
    if (hasRowHeadings && first) first.tagName = 'th';
    for (const cell of cells.filter(({ tagName }) => tagName === 'th')) {
      if (cell.children.length === 0) cell.tagName = 'td';
      else cell.properties['scope'] ??= part.tagName === 'thead' ? 'col' : 'row';
    }
  }
}

/** Writes to each cell what stands above it, for where its column is not below its head. Words at the beginning of a row need none. */
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
