import type { Root } from 'hast';
import { typedText } from '../markdown/tree-text.ts';
import { visitElements } from '../markdown/visit.ts';
import type { Looks } from './words.ts';

/** What a reader of a compiled text looks at besides its words: cells with something in them, pictures, and interactive figures. */
export function looksOf(tree: Root): Looks {
  let [cells, pictures] = [0, 0];
  visitElements(tree, (element) => {
    const { tagName, properties } = element;
    if (tagName === 'img' || isOperated(properties['dataExhibit'])) pictures++;
    if ((tagName === 'td' || tagName === 'th') && typedText(element).trim() !== '') cells++;
  });
  return { cells, pictures };
}

/** A table with bars in it is looked at as a table, cell by cell. */
function isOperated(interactiveFigure: unknown): boolean {
  return interactiveFigure !== undefined && interactiveFigure !== 'table';
}
