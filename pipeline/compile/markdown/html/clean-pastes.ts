import type { Element, ElementContent, Root } from 'hast';
import { element, elementsIn, headingRank, isElement, textNode } from '../elements.ts';
import { typeOfStyle } from '../list-markers.ts';
import { typedText } from '../tree-text.ts';
import { makeListsOfWord } from './lists-of-word.ts';
import type { IsPasted } from './pastes.ts';
import { startOf } from '../points.ts';
import { elementsBelow } from '../visit.ts';

type Node = Root['children'][number];

/** Elements that mean nothing without attributes. */
const BARE = new Set(['font', 'span', 'center', 'u']);
/** Elements that mean nothing when empty. Word processors use empty blocks as vertical space. */
const EMPTY = new Set('a b del div em font h1 h2 h3 h4 h5 h6 i ins ol p s span strong sub sup u ul'.split(' '));
const HOLDS_PARAGRAPH = new Set(['li', 'td', 'th']);
const BLOCKS = new Set('blockquote div h1 h2 h3 h4 h5 h6 ol p table ul'.split(' '));
/** Styles that mean emphasis, by the element that means the same in plain HTML. */
const MARKS: readonly (readonly [name: string, style: RegExp])[] = [
  ['strong', /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]\d\d)/i],
  ['em', /(?:^|[;\s])font-style:\s*italic/i],
  ['del', /text-decoration[\w-]*:[^;]*line-through/i],
  ['sup', /vertical-align:\s*super/i],
  ['sub', /vertical-align:\s*sub(?!\w|\s*p)/i],
];
const [NOT_BOLD, NOT_ITALIC] = [/font-weight:\s*(?:normal|[1-4]00)/i, /font-style:\s*normal/i];
/** Emphasis elements whose own style cancels them. */
const UNDONE: Readonly<Record<string, RegExp>> = { b: NOT_BOLD, strong: NOT_BOLD, i: NOT_ITALIC, em: NOT_ITALIC };

/**
 * Cleans up what was pasted from a word processor: turns bold and italic styles into elements; removes style names,
 * empty emphasis and empty paragraphs. Keeps every word.
 */
export function cleanPastes(tree: Root, isPasted: IsPasted, language: string): void {
  const linked = linkedIds(tree);
  makeListsOfWord(tree, isPasted);
  tree.children = cleaned(tree.children, false, false);

  function cleaned<Child extends Node>(nodes: readonly Child[], begin: boolean, inHeading: boolean): Child[] {
    const out: Node[] = [];
    let inPaste = begin;
    const isBesideBlocks = nodes.some((node) => isElement(node) && BLOCKS.has(node.tagName));
    for (const node of nodes) {
      const start = startOf(node);
      if (start && node.type !== 'text') inPaste = isPasted(start);
      if (node.type !== 'element') out.push(node);
      else if (!inPaste) out.push({ ...node, children: cleaned(node.children, false, inHeading) });
      else if (node.tagName !== 'br') out.push(...cleanElement(node, inHeading));
      else if (!isBesideBlocks) out.push(node);
    }
    return out as Child[];
  }

  function cleanElement(node: Element, inHeading: boolean): ElementContent[] {
    const { tagName } = node;
    const isHeading = inHeading || headingRank(node) !== undefined;
    const inside = cleaned(node.children, true, isHeading);
    if (EMPTY.has(tagName) && isBlank(inside)) return isNamed(node) ? [{ ...node, children: [] }] : spacesOf(inside);
    const marks = marksOf(node).filter((name) => !(isHeading && name === 'strong'));
    const children = marks.reduce<ElementContent[]>(
      (all, name) => [{ ...element(name, {}, all), ...(node.position && { position: node.position }) }],
      withoutParagraph(node, inside),
    );
    const properties = keptProperties(node);
    const isDropped = BARE.has(tagName) && Object.keys(properties).length === 0;
    return isDropped || UNDONE[tagName]?.test(styleOf(node)) ? children : [{ ...node, properties, children }];
  }

  /** Returns the properties without styling, ids that no link names, usual directions, and the language of the site. */
  function keptProperties(node: Element): Element['properties'] {
    const { tagName, properties } = node;
    const { id, name, dir, lang, style: _style, className: _className, ...kept } = properties;
    if (linked.has(String(id))) kept['id'] = id;
    if (linked.has(String(name))) kept['name'] = name;
    if (dir === 'rtl') kept['dir'] = dir;
    const type =
      tagName === 'ol' ? typeOfStyle([styleOf(node), ...elementsIn(node, 'li').map(styleOf)].join()) : undefined;
    if (type !== undefined) kept['type'] = type;
    if (lang !== undefined && !sameLanguage(String(lang), language)) kept['lang'] = lang;
    return kept;
  }

  function isNamed({ properties: { id, name } }: Element): boolean {
    return linked.has(String(id)) || linked.has(String(name));
  }
}

function linkedIds(tree: Root): ReadonlySet<string> {
  const targets = elementsBelow(tree).map(({ properties: { href } }) => (typeof href === 'string' ? href : ''));
  return new Set(targets.filter((href) => href.startsWith('#')).map((href) => href.slice(1)));
}

/** Tells whether nodes contain no word and nothing else to see. */
function isBlank(nodes: readonly ElementContent[]): boolean {
  return nodes.every((node) =>
    node.type === 'element'
      ? node.tagName === 'br' || (EMPTY.has(node.tagName) && !node.properties['id'] && isBlank(node.children))
      : node.type !== 'text' || /^[\s\u00a0\u200b]*$/.test(node.value),
  );
}

/** Keeps one space where removed nodes separated two words. */
function spacesOf(nodes: readonly ElementContent[]): ElementContent[] {
  const value = nodes.map(typedText).join('');
  return value === '' ? [] : [textNode(' ')];
}

function marksOf(node: Element): string[] {
  if (!BARE.has(node.tagName) && !(node.tagName in UNDONE)) return [];
  return MARKS.filter(([name, style]) => style.test(styleOf(node)) && node.tagName !== name).map(([name]) => name);
}

/** Unwraps the only paragraph of a list item or cell. */
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
