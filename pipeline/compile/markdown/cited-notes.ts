import type { Element, Nodes, Root } from 'hast';
import { elementsIn, isElement } from './elements.ts';
import { startOf } from './points.ts';
import { elementsBelow } from './visit.ts';

/** The footnotes of a text, in order, by the targets that lead to them; a target and an id are written in the same way. */
export type NotesByTarget = ReadonlyMap<string, Element>;

/**
 * Returns the list of footnotes that the compiler put at the end of a text, if there is one, and the notes in it. A list
 * that the writer typed as HTML has a place in the text.
 */
export function notesOf(tree: Root): { readonly section: Element | undefined; readonly notes: NotesByTarget } {
  const section = elementsIn(tree).find((node) => 'dataFootnotes' in node.properties && startOf(node) === undefined);
  const [list] = section ? elementsIn(section, 'ol') : [];
  const items = list ? elementsIn(list) : [];
  return { section, notes: new Map(items.map((node) => [`#${String(node.properties['id'])}`, node])) };
}

/** Returns the references to notes in a part of a text. */
export function referencesBelow(node: Nodes): Element[] {
  if (!isElement(node)) return [];
  return [node, ...elementsBelow(node)].filter(({ properties }) => 'dataFootnoteRef' in properties);
}

/**
 * Returns the targets of the notes to which parts of a text refer, in the order of their first references; those to
 * which only other notes refer come last.
 */
export function citedNotes(parts: readonly Nodes[], notes: NotesByTarget): ReadonlySet<string> {
  const cited = new Set<string>();
  const waiting = [...parts];
  for (const part of waiting)
    for (const { properties } of referencesBelow(part)) {
      const target = String(properties['href']);
      const note = notes.get(target);
      if (!note || cited.has(target)) continue;
      cited.add(target);
      waiting.push(note);
    }
  return cited;
}
