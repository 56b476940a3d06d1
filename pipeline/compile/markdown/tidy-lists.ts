import type { Element, ElementContent, Root } from 'hast';
import { element, isElement } from './elements.ts';
import { elementsBelow } from './visit.ts';

/**
 * Puts what stands in a list outside of its items into the item before it, as where a program writes a list inside of
 * another one; before the first item it becomes an item.
 */
export function tidyLists(tree: Root): void {
  for (const list of elementsBelow(tree))
    if ((list.tagName === 'ul' || list.tagName === 'ol') && list.children.some(isStray)) list.children = inItems(list);
}

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
