import type { Element, Nodes } from 'hast';
import type { Exhibit } from '../../../content/model/exhibit.ts';

/** What figures of a tree are made of, by their elements. */
const made = new WeakMap<Element, Exhibit>();

/** Keeps what a figure is made of beside its element. */
export function keepExhibit(figure: Element, exhibit: Exhibit): void {
  made.set(figure, exhibit);
}

/** What a figure is made of; undefined for any other node. */
export function exhibitOf(node: Nodes): Exhibit | undefined {
  return node.type === 'element' ? made.get(node) : undefined;
}
