import type { Element, ElementContent, Nodes, Parents, Text } from 'hast';

/** An element of a tree of HTML. */
export function element(
  tagName: string,
  properties: Element['properties'] = {},
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** A text of a tree of HTML. */
export function textNode(value: string): Text {
  return { type: 'text', value };
}

/** Whether a node is an element, or one of that name. */
export function isElement(node: Nodes | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** The elements directly inside of a node, or those of that name. */
export function elementsIn({ children }: Parents, tagName?: string): Element[] {
  const nodes: readonly Nodes[] = children;
  return nodes.filter((node): node is Element => isElement(node, tagName));
}

/** The rows of a table, in order; its caption is none. */
export function rowsOf(table: Element): Element[] {
  return elementsIn(table).flatMap((child) => {
    if (child.tagName === 'caption') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}

/** The level of a heading, from 1 to 6; undefined for any other node. */
export function headingRank(node: Nodes): number | undefined {
  const [, level] = (isElement(node) && /^h([1-6])$/.exec(node.tagName)) || [];
  return level === undefined ? undefined : Number(level);
}
