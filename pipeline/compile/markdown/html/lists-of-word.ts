import type { Element, ElementContent, Root, RootContent } from 'hast';
import { element, isElement } from '../elements.ts';
import { startOf } from '../points.ts';
import { typedText } from '../tree-text.ts';
import { elementsBelow } from '../visit.ts';
import type { IsPasted } from './pastes.ts';

const LIST = /mso-list:\s*(?<list>l\d+)\s+level(?<level>\d)/i;
const SIGN = /mso-list:\s*Ignore/i;
/** The class of a paragraph in a list, which stays where a program has removed the styles. */
const OF_LIST = /^MsoList/;
/** A sign or number at the beginning of a paragraph, with the blanks that Word puts behind it. */
const TYPED_SIGN = /^\s*(?<sign>[·•▪◦§o–-]|\(?(?:\d{1,3}|[a-z]|i{2,3}|iv|vi{0,3}|ix)[.)])[ \t]*\u00a0[\s\u00a0]*/i;
const NUMBER = /^\(?(?<number>\d{1,3}|[a-z]|i{2,3}|iv|vi{0,3}|ix)[.)]$/i;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const MOST_OF_A_BULLET = 2;

/** An item of a list, as Word writes it: a paragraph that begins with its sign. */
interface Item {
  readonly paragraph: Element;
  readonly list: string;
  readonly level: number;
  /** The number or letter before it; undefined for a bullet. */
  readonly number: string | undefined;
  /** Its text without the sign. */
  readonly children: ElementContent[];
}

/**
 * Makes lists of paragraphs that Word marks as items, without the bullets and numbers that it typed before them. A
 * number that no list has, such as `1.2.`, stays in its paragraph.
 */
export function makeListsOfWord(tree: Root, isPasted: IsPasted): void {
  for (const parent of [tree, ...elementsBelow(tree)])
    if (parent.children.some((node) => isPastedItem(node))) parent.children = withLists(parent.children);

  function isPastedItem(node: RootContent): boolean {
    const start = startOf(node);
    return start !== undefined && isPasted(start) && itemOf(node) !== undefined;
  }

  function withLists<Child extends RootContent>(nodes: readonly Child[]): Child[] {
    const out: RootContent[] = [];
    let open: OpenList[] = [];
    for (const node of nodes) {
      const item = isPastedItem(node) ? itemOf(node) : undefined;
      const isBlank = node.type === 'text' && node.value.trim() === '';
      if (item) open = addItem(item, open, out);
      else if (!isBlank) open = [];
      if (open.length === 0) out.push(node);
    }
    return out as Child[];
  }
}

function itemOf(node: RootContent): Item | undefined {
  if (!isElement(node, 'p')) return undefined;
  const marked = LIST.exec(styleOf(node))?.groups;
  if (!marked && ![node.properties['className']].flat().some((name) => OF_LIST.test(String(name)))) return undefined;
  const sign = elementsBelow(node).find((child) => SIGN.test(styleOf(child)));
  const typed = sign ? typedText(sign).trim() : TYPED_SIGN.exec(typedText(node))?.groups?.['sign'];
  if (typed === undefined) return undefined;
  const number = NUMBER.exec(typed)?.groups?.['number'];
  if (number === undefined && typed.length > MOST_OF_A_BULLET) return undefined;
  const [list, level] = [marked?.['list'] ?? '', Number(marked?.['level'] ?? 1)];
  const children = sign
    ? without(node.children, sign)
    : withoutBeginning(node.children, TYPED_SIGN.exec(typedText(node))?.[0].length ?? 0);
  return { paragraph: node, list, level, number, children };
}

/** A list to which further items may belong. */
interface OpenList extends Pick<Item, 'list' | 'level'> {
  readonly element: Element;
  /** The form of its numbers; undefined for bullets. */
  readonly type: string | undefined;
  next: number;
}

/** Adds an item to the open list of its level, or to a new one; returns the lists that are open then. */
function addItem(item: Item, lists: readonly OpenList[], out: RootContent[]): OpenList[] {
  const open = lists.filter(({ level }) => level <= item.level);
  const last = open.at(-1);
  const type = typeOf(item.number, last?.level === item.level ? last.type : undefined);
  const isSame = last?.level === item.level && last.list === item.list && last.type === type;
  if (last?.level === item.level && !isSame) open.pop();
  const value = item.number === undefined ? 0 : valueOf(item.number, type);
  const into = isSame && last ? last : openList(item, type, value, open, out);
  if (into !== last) open.push(into);
  const { position } = item.paragraph;
  const properties = type === undefined || value === into.next ? {} : { value: String(value) };
  into.element.children.push({ ...element('li', properties, item.children), ...(position && { position }) });
  into.next = value + 1;
  return open;
}

function openList(
  { list, level, paragraph: { position } }: Item,
  type: string | undefined,
  first: number,
  open: readonly OpenList[],
  out: RootContent[],
): OpenList {
  const properties = { ...(first > 1 && { start: first }), ...(type !== undefined && type !== '1' && { type }) };
  const made = {
    ...element(type === undefined ? 'ul' : 'ol', properties),
    ...(position && { position }),
  };
  const above = open.at(-1)?.element.children.at(-1);
  if (isElement(above)) above.children.push(made);
  else out.push(made);
  return { element: made, list, level, type, next: first };
}

/** Returns the form of a number, as HTML names it. A letter that is a Roman number, too, goes on with the list. */
function typeOf(number: string | undefined, before: string | undefined): string | undefined {
  if (number === undefined) return undefined;
  if (/^\d/.test(number)) return '1';
  const isCapital = number === number.toUpperCase();
  const isRoman = ROMAN.includes(number.toLowerCase());
  const [letters, roman] = isCapital ? ['A', 'I'] : ['a', 'i'];
  if (number.length > 1 || (isRoman && before === roman)) return roman;
  return number.toLowerCase() === 'i' && before !== letters ? roman : letters;
}

function valueOf(number: string, type: string | undefined): number {
  if (type === '1') return Number(number);
  const small = number.toLowerCase();
  return type?.toLowerCase() === 'i' ? ROMAN.indexOf(small) + 1 : small.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

function without(nodes: readonly ElementContent[], sign: Element): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node === sign) return [];
    return node.type === 'element' ? [{ ...node, children: without(node.children, sign) }] : [node];
  });
}

/** Removes characters from the beginning of nodes. */
function withoutBeginning(nodes: readonly ElementContent[], count: number): ElementContent[] {
  let left = count;
  return nodes.map((node) => {
    const length = typedText(node).length;
    const taken = Math.min(left, length);
    left -= taken;
    if (taken === 0) return node;
    if (node.type === 'text') return { ...node, value: node.value.slice(taken) };
    return node.type === 'element' ? { ...node, children: withoutBeginning(node.children, taken) } : node;
  });
}

function styleOf({ properties: { style } }: Element): string {
  return typeof style === 'string' ? style : '';
}
