import type { Element, ElementContent, Root } from 'hast';
import type { Plugin } from 'unified';
import { element, elementsIn, isElement, rowsOf } from '../markdown/elements.ts';
import { typedText } from '../markdown/tree-text.ts';
import { elementsBelow, visitElements } from '../markdown/visit.ts';
import { isBlock } from '../markdown/texts/plain-text.ts';
import { importedOf } from './imported.ts';
import { styleOf } from './styles.ts';

/** What no cell of Markdown can hold: a table with such parts only puts them beside each other. */
const LARGE = /^(?:blockquote|h[1-6]|hr|pre|table)$/;

/** Makes of each table one with a head and lines of words in its cells; what only lays out a page becomes its parts. */
export const rehypeTables: Plugin<[], Root> = () => (tree, file) => {
  const { lost } = importedOf(file);
  visitElements(tree, (table, index, parent) => {
    if (table.tagName !== 'table') return undefined;
    const rows = rowsOf(table).filter(({ children }) => children.some((cell) => isElement(cell) && isFilled(cell)));
    const captions = elementsIn(table, 'caption').map((caption) => element('p', {}, caption.children));
    if (isLayout(table, rows)) {
      const parts = rows.flatMap((row) => elementsIn(row).map((cell) => element('div', {}, cell.children)));
      parent.children.splice(index, 1, ...captions, ...parts);
      return index;
    }
    const cells = rows.flatMap((row) => elementsIn(row));
    if (
      cells.some(({ properties }) => Number(properties['colSpan'] ?? 1) > 1 || Number(properties['rowSpan'] ?? 1) > 1)
    )
      lost.add('Cells that were joined in a table stand alone, with empty ones beside them.');
    if (cells.some((cell) => elementsBelow(cell).some(({ tagName }) => tagName === 'li')))
      lost.add('A list in a table became lines.');
    align(rows);
    for (const cell of cells) cell.children = inLines(cell.children);
    for (const cell of elementsIn(rows[0] ?? table)) cell.tagName = 'th';
    parent.children.splice(index, 1, ...captions, { ...table, children: rows });
    return index + captions.length + 1;
  });
};

function isFilled(cell: Element): boolean {
  return typedText(cell).trim() !== '' || elementsBelow(cell).some(({ tagName }) => tagName === 'img');
}

function isLayout(table: Element, rows: readonly Element[]): boolean {
  const isLarge = elementsBelow(table).some(({ tagName }) => LARGE.test(tagName));
  const columns = Math.max(0, ...rows.map((row) => elementsIn(row).length));
  return table.properties['role'] === 'presentation' || isLarge || columns < 2;
}

/** Puts the blocks of a cell into lines. */
function inLines(nodes: readonly ElementContent[]): ElementContent[] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node)) lines.at(-1)?.push(node);
    else lines.push(inLines(node.children), []);
  }
  const filled = lines.filter((line) => isFilled(element('td', {}, line)));
  return filled.flatMap((line, index) => (index === 0 ? line : [element('br'), ...line]));
}

/** Says in the head on which side the cells of a column stand, if they agree; their own head may differ. */
function align([head, ...rows]: readonly Element[]): void {
  for (const [index, cell] of (head ? elementsIn(head) : []).entries()) {
    const sides = new Set(rows.map((row) => sideOf(elementsIn(row)[index])));
    const [side] = sides;
    if (sides.size === 1 && (side === 'right' || side === 'center')) cell.properties['align'] = side;
    else delete cell.properties['align'];
    for (const row of rows) delete elementsIn(row)[index]?.properties['align'];
  }
}

function sideOf(cell: Element | undefined): string {
  const paragraph = cell && elementsIn(cell)[0];
  const said = cell?.properties['align'] ?? (cell && styleOf(cell).get('text-align'));
  return String(said ?? (paragraph && (paragraph.properties['align'] ?? styleOf(paragraph).get('text-align'))) ?? '');
}
