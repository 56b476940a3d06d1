import type { Element, Nodes } from 'hast';
import type { InteractiveFigure } from '../../../content/model/interactive-figure.ts';

/** What figures of a tree are made of, by their elements. */
const made = new WeakMap<Element, InteractiveFigure>();

/** Keeps what a figure is made of beside its element. */
export function keepInteractiveFigure(figure: Element, interactiveFigure: InteractiveFigure): void {
  made.set(figure, interactiveFigure);
}

/** What a figure is made of; undefined for any other node. */
export function interactiveFigureOf(node: Nodes): InteractiveFigure | undefined {
  return node.type === 'element' ? made.get(node) : undefined;
}
