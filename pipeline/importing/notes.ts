import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import type { Plugin } from 'unified';
import { element, isElement } from '../markdown/elements.ts';
import { elementsBelow } from '../markdown/visit.ts';
import { importedOf } from './imported.ts';

/** Elements that stand for a note until Markdown is made of them, both with its `label`. */
export const NOTE_REFERENCE = 'note-reference';
export const NOTE_DEFINITION = 'note-definition';

/** The number or sign of a note: `1`, `[12]`, `*`, `iv`, `a`. */
const SIGN = /^[[(]?(?:\d{1,4}|[*†‡§]+|[ivx]{1,6}|[a-z])[\])]?$/i;
const OF_COMMENT = /^#(?:cmnt|_msocom|comment-)/;
/** What leads back from a note without saying its number. */
const BACK = /^(?:[↩↑^⬆\s]|\ufe0e)*$/;

/**
 * Makes notes of links that lead to each other: whatever the program, a sign in the text leads to a place from where a
 * link leads back to the sign.
 */
export const rehypeNotes: Plugin<[], Root> = () => (tree, file) => {
  const { lost } = importedOf(file);
  const parentOf = parentsIn(tree);
  const places = new Map(elementsBelow(tree).flatMap((node) => namesOf(node).map((name) => [name, node] as const)));
  const links = elementsBelow(tree).filter(
    ({ tagName, properties }) => tagName === 'a' && /^#./.test(String(properties['href'])),
  );
  const taken = new Set<Nodes>();
  const labels = new Map<Element, string>();
  for (const link of links) {
    if (!SIGN.test(wordsIn(link).trim()) || taken.has(link)) continue;
    const target = places.get(placeOf(link));
    const back = target && links.find((one) => one !== link && isInside(one, noteOf(target)) && leadsTo(one, link));
    const isComment = OF_COMMENT.test(String(link.properties['href']));
    if (isComment) lost.add('The comments were left out.');
    else if (!target || !back) continue;
    const note = target && noteOf(target);
    for (const one of back ? links.filter((other) => note && isInside(other, note) && isBack(other)) : []) {
      taken.add(one);
      remove(raisedOf(one));
    }
    if (isComment) {
      remove(raisedOf(link));
      if (note) remove(note);
    } else if (note) {
      const label = labels.get(note) ?? String(labels.size + 1);
      labels.set(note, label);
      replace(raisedOf(link), [element(NOTE_REFERENCE, { label })]);
    }
  }
  for (const [note, label] of labels) {
    const isItem = note.tagName === 'li';
    if (!isItem) note.tagName = 'div';
    remove(note);
    tree.children.push(element(NOTE_DEFINITION, { label }, isItem ? note.children : [note]));
  }
  if (labels.size > 0) dropFrames();

  /** The block that holds all of a note. */
  function noteOf(place: Element): Element {
    let node = place;
    for (let at: Parents | undefined = place; at && at.type !== 'root'; at = parentOf.get(at)) {
      if (!isElement(at)) continue;
      if (/^(?:li|div|p|section)$/.test(at.tagName)) {
        const around = parentOf.get(at);
        const isWhole = isElement(around) && around.tagName === 'div' && namesOf(around).length > 0;
        return isWhole && at.tagName === 'p' ? around : at;
      }
      node = at;
    }
    return node;
  }

  function isInside(node: Nodes, around: Element): boolean {
    for (let at: Nodes | undefined = node; at; at = parentOf.get(at)) if (at === around) return true;
    return false;
  }

  /** A link leads to a sign, or to what is directly around it. */
  function leadsTo(one: Element, link: Element): boolean {
    const target = places.get(placeOf(one));
    return target !== undefined && (target === link || isInside(link, target) || isInside(target, link)) && isBack(one);
  }

  function isBack(one: Element): boolean {
    const words = wordsIn(one).trim();
    return SIGN.test(words) || BACK.test(words);
  }

  /** A sign, with what only raises it or puts brackets around it. */
  function raisedOf(node: Element): Element {
    const around = parentOf.get(node);
    const isBare = isElement(around) && /^(?:sup|span|b|i|strong|em)$/.test(around.tagName);
    return isBare && wordsIn(around).trim() === wordsIn(node).trim() ? raisedOf(around) : node;
  }

  function replace(node: Element, nodes: readonly ElementContent[]): void {
    const around = parentOf.get(node);
    const at = around?.children.indexOf(node as never) ?? -1;
    if (around && at >= 0) (around.children as Nodes[]).splice(at, 1, ...nodes);
    for (const one of nodes) if (around) parentOf.set(one, around);
  }

  function remove(node: Element): void {
    replace(node, []);
  }

  /** Takes out the rule and the heading that programs put above notes. */
  function dropFrames(): void {
    for (const node of elementsBelow(tree)) {
      const { dataFootnotes, className, style } = node.properties;
      const isFrame =
        dataFootnotes !== undefined ||
        /mso-element:\s*(?:foot|end)note-list/.test(String(style)) ||
        [className].flat().includes('footnotes');
      if (isFrame || (node.tagName === 'hr' && isLast(node))) remove(node);
    }
  }

  /** Whether nothing but notes stands behind a node. */
  function isLast(node: Element): boolean {
    const siblings: readonly Nodes[] = parentOf.get(node)?.children ?? [];
    const after = siblings.slice(siblings.indexOf(node) + 1);
    return after.every((one) => !isElement(one) || one.tagName === NOTE_DEFINITION || wordsIn(one).trim() === '');
  }
};

function parentsIn(tree: Root): Map<Nodes, Parents> {
  const found = new Map<Nodes, Parents>();
  for (const parent of [tree, ...elementsBelow(tree)]) for (const child of parent.children) found.set(child, parent);
  return found;
}

/** All words of a node, the signs of notes too. */
function wordsIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => wordsIn(child)).join('') : '';
}

/** Returns the names of the place that an element is. */
export function namesOf({ properties: { id, name } }: Element): string[] {
  return [id, name].flatMap((one) => (typeof one === 'string' && one !== '' ? [one] : []));
}

function placeOf(link: Element): string {
  return String(link.properties['href']).slice(1);
}
