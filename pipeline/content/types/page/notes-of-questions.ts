import type { Element, ElementContent, Root, RootContent } from 'hast';
import { element, headingRank, isElement } from '../../../compile/markdown/elements.ts';
import { referencesBelow } from '../../../compile/markdown/cited-notes.ts';
import { elementsBelow } from '../../../compile/markdown/visit.ts';

/**
 * Moves the references to notes in headings, with the notes behind them, to the end of the block below: a question is
 * shown as a plain text, which has no place for them.
 */
export function lowerNotes(tree: Root): void {
  let [references, notes]: [Element[], RootContent[]] = [[], []];
  const children: RootContent[] = [];
  for (const node of tree.children) {
    if (references.length > 0 && isNote(node)) {
      notes.push(node);
      continue;
    }
    children.push(node);
    if (isElement(node) && headingRank(node) !== undefined) references.push(...takeReferences(node));
    else if (isElement(node)) placeBehind(node);
  }
  placeBehind(undefined);
  tree.children = children;

  function placeBehind(block: Element | undefined): void {
    if (references.length === 0) return;
    if (isElement(block, 'p')) block.children.push(...references);
    else children.push(element('p', {}, references));
    children.push(...notes);
    [references, notes] = [[], []];
  }
}

/** Removes the references from a heading and returns them, raised as they were. */
function takeReferences(heading: Element): Element[] {
  const references = new Set<ElementContent>(referencesBelow(heading));
  const raised = elementsBelow(heading).filter(({ children }) => children.some((child) => references.has(child)));
  for (const parent of [heading, ...elementsBelow(heading)])
    parent.children = parent.children.filter((child) => !isElement(child) || !raised.includes(child));
  return raised;
}

function isNote(node: RootContent): boolean {
  return isElement(node) && node.properties['dataNumber'] !== undefined;
}
