import type { Element, ElementContent, Root } from 'hast';
import { element, headingRank, isElement, textNode } from '../elements.ts';
import { toString } from 'hast-util-to-string';
import type { IsPasted } from './pastes.ts';
import { startOf } from '../points.ts';
import { elementsBelow } from '../visit.ts';

type Node = Root['children'][number];

/** Elements that say nothing without attributes. */
const BARE = new Set(['font', 'span', 'center', 'u']);
/** Elements that say nothing around nothing. Blocks that are empty are what a word processor takes for a distance. */
const EMPTY = new Set('a b del div em font h1 h2 h3 h4 h5 h6 i ins ol p s span strong sub sup u ul'.split(' '));
const HOLDS_PARAGRAPH = new Set(['li', 'td', 'th']);
const BLOCKS = new Set('blockquote div h1 h2 h3 h4 h5 h6 ol p table ul'.split(' '));
/** Styles that are marks, by the element that says so in plain HTML. */
const MARKS: readonly (readonly [name: string, style: RegExp])[] = [
  ['strong', /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]\d\d)/i],
  ['em', /(?:^|[;\s])font-style:\s*italic/i],
  ['del', /text-decoration[\w-]*:[^;]*line-through/i],
  ['sup', /vertical-align:\s*super/i],
  ['sub', /vertical-align:\s*sub(?!\w|\s*p)/i],
];
/** Marks whose own style says that they are none. */
const UNDONE: Readonly<Record<string, RegExp>> = {
  b: /font-weight:\s*(?:normal|[1-4]00)/i,
  strong: /font-weight:\s*(?:normal|[1-4]00)/i,
  i: /font-style:\s*normal/i,
  em: /font-style:\s*normal/i,
};

/**
 * Makes of what was pasted from a word processor what its writer meant: bold and italics that are styles become marks; names of
 * styles, empty marks and empty paragraphs go. No word does.
 */
export function cleanPastes(tree: Root, isPasted: IsPasted, language: string): void {
  const linked = linkedIds(tree);
  tree.children = cleaned(tree.children, { inPaste: false, inHeading: false });

  function cleaned<Child extends Node>(nodes: readonly Child[], around: Around): Child[] {
    const out: Node[] = [];
    let inPaste = around.inPaste;
    const isBesideBlocks = nodes.some((node) => isElement(node) && BLOCKS.has(node.tagName));
    for (const node of nodes) {
      const start = startOf(node);
      if (start && node.type !== 'text') inPaste = isPasted(start);
      if (node.type !== 'element') out.push(node);
      else if (!inPaste) out.push({ ...node, children: cleaned(node.children, { ...around, inPaste }) });
      else if (node.tagName !== 'br') out.push(...cleanElement(node, around));
      else if (!isBesideBlocks) out.push(node);
    }
    return out as Child[];
  }

  function cleanElement(node: Element, { inHeading }: Around): ElementContent[] {
    const isHeading = inHeading || headingRank(node) !== undefined;
    const inside = cleaned(node.children, { inPaste: true, inHeading: isHeading });
    if (EMPTY.has(node.tagName) && isBlank(inside))
      return isNamed(node) ? [{ ...node, children: [] }] : spacesOf(inside);
    const marks = marksOf(node).filter((name) => !(isHeading && name === 'strong'));
    const children = marks.reduce<ElementContent[]>(
      (all, name) => [wrapped(name, all, node)],
      withoutParagraph(node, inside),
    );
    const properties = keptProperties(node);
    const isDropped =
      UNDONE[node.tagName]?.test(styleOf(node)) || (BARE.has(node.tagName) && Object.keys(properties).length === 0);
    return isDropped ? children : [{ ...node, properties, children }];
  }

  /** Without looks, ids that no link names, directions that are usual, and the language that everything is in. */
  function keptProperties({ properties }: Element): Element['properties'] {
    const { id, name, dir, lang, ...kept } = properties;
    delete kept['style'];
    delete kept['className'];
    if (linked.has(String(id))) kept['id'] = id;
    if (linked.has(String(name))) kept['name'] = name;
    if (dir === 'rtl') kept['dir'] = dir;
    if (lang !== undefined && !sameLanguage(String(lang), language)) kept['lang'] = lang;
    return kept;
  }

  function isNamed({ properties: { id, name } }: Element): boolean {
    return linked.has(String(id)) || linked.has(String(name));
  }
}

interface Around {
  readonly inPaste: boolean;
  readonly inHeading: boolean;
}

function linkedIds(tree: Root): ReadonlySet<string> {
  const targets = elementsBelow(tree).map(({ properties: { href } }) => (typeof href === 'string' ? href : ''));
  return new Set(targets.filter((href) => href.startsWith('#')).map((href) => href.slice(1)));
}

/** Whether there is no word, and nothing else to see. */
function isBlank(nodes: readonly ElementContent[]): boolean {
  return nodes.every((node) =>
    node.type === 'element'
      ? node.tagName === 'br' || (EMPTY.has(node.tagName) && !node.properties['id'] && isBlank(node.children))
      : node.type !== 'text' || /^[\s\u00a0\u200b]*$/.test(node.value),
  );
}

/** What keeps two words apart stays between them. */
function spacesOf(nodes: readonly ElementContent[]): ElementContent[] {
  const value = nodes.map((node) => (node.type === 'comment' ? '' : toString(node))).join('');
  return value === '' ? [] : [textNode(' ')];
}

function marksOf(node: Element): string[] {
  if (!BARE.has(node.tagName) && !(node.tagName in UNDONE)) return [];
  return MARKS.filter(([name, style]) => style.test(styleOf(node)) && !(name in UNDONE && node.tagName === name)).map(
    ([name]) => name,
  );
}

function wrapped(tagName: string, children: ElementContent[], { position }: Element): Element {
  return { ...element(tagName, {}, children), ...(position && { position }) };
}

/** An item or a cell with a single paragraph in it holds what that holds. */
function withoutParagraph({ tagName }: Element, children: ElementContent[]): ElementContent[] {
  if (!HOLDS_PARAGRAPH.has(tagName)) return children;
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const isLone = isElement(only, 'p') && others.every((node) => isElement(node, 'ul') || isElement(node, 'ol'));
  return isLone ? [...only.children, ...others] : children;
}

function styleOf({ properties: { style } }: Element): string {
  return typeof style === 'string' ? style : '';
}

function sameLanguage(a: string, b: string): boolean {
  return a.split('-')[0]?.toLowerCase() === b.split('-')[0]?.toLowerCase();
}
