import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';

type Node = Root['children'][number];

const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const SIGN = /mso-list:\s*ignore/i;
const NUMBERED = /^[\s\u00a0]*(?:\d+|[a-z]|[ivx]+)[.)]/i;
const BLANK = /^\s*$/;

/** A paragraph that Word shows as an item of a list. */
interface Item {
  readonly level: number;
  readonly isNumbered: boolean;
  readonly element: Element;
}

/** Makes lists of the paragraphs that Word hands out in their place: each has its bullet or number before its text. */
export function listsOfWord(nodes: readonly Node[]): Node[] {
  const out: Node[] = [];
  let open: { readonly level: number; readonly list: Element }[] = [];
  for (const node of nodes) {
    const item = itemOf(node);
    if (item) addItem(item);
    else {
      if (!(node.type === 'text' && BLANK.test(node.value))) open = [];
      out.push(node);
    }
  }
  return out;

  function addItem({ level, isNumbered, element }: Item): void {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level) {
      const list: Element = { ...element, tagName: isNumbered ? 'ol' : 'ul', properties: {}, children: [] };
      const above = open.at(-1)?.list.children.at(-1);
      if (above?.type === 'element') above.children.push(list);
      else out.push(list);
      open.push({ level, list });
    }
    open.at(-1)?.list.children.push(element);
  }
}

function itemOf(node: Node): Item | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const level = LEVEL.exec(String(node.properties['style'] ?? ''))?.[1];
  const sign = level === undefined ? undefined : findSign(node);
  if (level === undefined || !sign) return undefined;
  const element: Element = { ...node, tagName: 'li', properties: {}, children: without(node.children, sign) };
  return { level: Math.min(9, Number(level)), isNumbered: NUMBERED.test(toString(sign)), element };
}

function findSign({ children }: Element): Element | undefined {
  for (const child of children) {
    if (child.type !== 'element') continue;
    const sign = SIGN.test(String(child.properties['style'] ?? '')) ? child : findSign(child);
    if (sign) return sign;
  }
  return undefined;
}

function without(children: readonly ElementContent[], sign: Element): ElementContent[] {
  return children
    .filter((child) => child !== sign)
    .map((child) => (child.type === 'element' ? { ...child, children: without(child.children, sign) } : child));
}
