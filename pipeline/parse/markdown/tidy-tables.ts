import type { Element, Parents, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString } from 'hast-util-to-string';
import type { Labels } from '../../schema/labels.ts';
import { visitElements } from './visit.ts';

/**
 * Puts each table into a box that scrolls by itself, named by its caption or by the heading above,
 * replaces the obsolete `align` attribute, takes a header without words for the plain cell that it
 * is, and names the check boxes of task lists.
 */
export function tidyTables(tree: Root, labels: Labels): void {
  let heading = '';
  visitElements(tree, (node, index, parent) => {
    const { properties } = node;
    if (headingRank(node) !== undefined) heading = toString(node).trim();
    if (properties['align'] !== undefined) {
      properties['dataAlign'] = properties['align'];
      delete properties['align'];
    }
    if (node.tagName === 'th' && node.children.length === 0) node.tagName = 'td';
    if (node.tagName === 'input') properties['ariaLabel'] = properties['checked'] ? labels.done : labels.to_do;
    if (node.tagName !== 'table' || isBox(parent)) return undefined;
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: {
        dataTable: '',
        tabIndex: 0,
        role: 'group',
        ariaLabel: captionOf(node) ?? [labels.table, heading].filter(Boolean).join(': '),
      },
      children: [node],
    };
    parent.children.splice(index, 1, box);
    return index;
  });
}

function isBox(parent: Parents): boolean {
  return parent.type === 'element' && 'dataTable' in parent.properties;
}

function captionOf(table: Element): string | undefined {
  const head = table.children.find((child) => child.type === 'element' && child.tagName === 'caption');
  const text = head?.type === 'element' ? head.children.find((child) => child.type === 'text') : undefined;
  return text?.type === 'text' ? text.value.trim() || undefined : undefined;
}
