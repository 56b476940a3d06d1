import type { Element } from 'hast';
import { element } from '../markdown/elements.ts';

/** An item of a list that says its depth instead of standing inside of another one. */
export interface FlatItem {
  /** From 1. */
  readonly level: number;
  readonly ordered: boolean;
  /** The number of the item, if it has one. */
  readonly start: number;
  readonly item: Element;
}

interface Open {
  readonly level: number;
  readonly ordered: boolean;
  readonly list: Element;
}

/** Makes lists inside of lists of items that stand one after the other. */
export function nestItems(items: readonly FlatItem[]): Element[] {
  const lists: Element[] = [];
  const open: Open[] = [];
  for (const { level, ordered, start, item } of items) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last?.level === level && last.ordered !== ordered) open.pop();
    const around = open.at(-1);
    if (around?.level === level) {
      around.list.children.push(item);
      continue;
    }
    const list = element(ordered ? 'ol' : 'ul', ordered && start !== 1 ? { start } : {}, [item]);
    const above = around?.list.children.at(-1);
    if (above?.type === 'element') above.children.push(list);
    else lists.push(list);
    open.push({ level, ordered, list });
  }
  return lists;
}
