import type { Element, ElementContent, Root } from 'hast';
import type { Plugin } from 'unified';
import { element, isElement } from '../markdown/elements.ts';
import { typedText } from '../markdown/tree-text.ts';
import { elementsBelow, visitElements } from '../markdown/visit.ts';
import { nestItems, type FlatItem } from './nest-items.ts';
import { styleOf } from './styles.ts';

/** The number before an item: digits, or one letter or a Roman number with a sign behind it. */
const NUMBERED = /^\(?(?:(?<digits>\d+(?:\.\d+)*)[.)]?|[a-z]{1,5}[.)])$/i;

/** Makes lists of Word's paragraphs: it says by `mso-list` that one is an item, and of which level. */
export const rehypeWordLists: Plugin<[], Root> = () => (tree) => {
  visitElements(tree, (node) => void (/^h[1-6]$/.test(node.tagName) && takeMarker(node)));
  gather(tree);
};

function gather(parent: Root | Element): void {
  const children: ElementContent[] = [];
  let items: FlatItem[] = [];
  for (const child of parent.children as ElementContent[]) {
    const item = isElement(child, 'p') ? itemOf(child) : undefined;
    if (item) items.push(item);
    else if (child.type !== 'text' || child.value.trim() !== '') {
      children.push(...nestItems(items), child);
      items = [];
      if (child.type === 'element') gather(child);
    } else if (items.length === 0) children.push(child);
  }
  parent.children = [...children, ...nestItems(items)];
}

function itemOf(paragraph: Element): FlatItem | undefined {
  const level = /\blevel(\d+)/.exec(styleOf(paragraph).get('mso-list') ?? '')?.[1];
  if (level === undefined) return undefined;
  const marker = takeMarker(paragraph);
  const numbered = NUMBERED.exec(marker);
  const start = Number(numbered?.groups?.['digits']?.split('.').at(-1) ?? 1);
  return { level: Number(level), ordered: numbered !== null, start, item: element('li', {}, paragraph.children) };
}

/** Takes the number or bullet out of a paragraph or a heading, and returns it. */
function takeMarker(node: Element): string {
  let marker = '';
  for (const parent of [node, ...elementsBelow(node)])
    parent.children = parent.children.filter((child) => {
      const isMarker = isElement(child) && styleOf(child).get('mso-list') === 'ignore';
      if (isMarker) marker = typedText(child).trim();
      return !isMarker;
    });
  return marker;
}
