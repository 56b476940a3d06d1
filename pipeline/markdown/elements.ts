import type { Element, ElementContent, Nodes, Parents, Text } from 'hast';

/** Makes an element of an HTML tree. */
export function element(
  tagName: string,
  properties: Element['properties'] = {},
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** Makes a text node of an HTML tree. */
export function textNode(value: string): Text {
  return { type: 'text', value };
}

/** Tells whether a node is an element, with that tag name if one is given. */
export function isElement(node: Nodes | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** Returns the child elements of a node, with that tag name if one is given. */
export function elementsIn({ children }: Parents, tagName?: string): Element[] {
  const nodes: readonly Nodes[] = children;
  return nodes.filter((node): node is Element => isElement(node, tagName));
}

/** Returns the rows of a table, in order, without its caption. */
export function rowsOf(table: Element): Element[] {
  return elementsIn(table).flatMap((child) => {
    if (child.tagName === 'caption') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}

/** Returns the level of a heading, from 1 to 6; undefined for any other node. */
export function headingRank(node: Nodes): number | undefined {
  const [, level] = (isElement(node) && /^h([1-6])$/.exec(node.tagName)) || [];
  return level === undefined ? undefined : Number(level);
}
