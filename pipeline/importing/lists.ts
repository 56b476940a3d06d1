import type { Element, ElementContent, Root } from 'hast';
import type { Plugin } from 'unified';
import { element, elementsIn, isElement } from '../markdown/elements.ts';
import { typedText } from '../markdown/tree-text.ts';
import { visitElements } from '../markdown/visit.ts';
import { nestItems, type FlatItem } from './nest-items.ts';
import { classesOf } from './styles.ts';

const LIST = /^(?:ol|ul)$/;
/** A bullet that was typed; a dash may begin any line, and means an item only where the next line has one too. */
const BULLET = /^\s*(?:[•‣◦▪●■⁃➢➤·○\uf0a7\uf0b7\uf0d8][ \t]*|[-–—*][ \t]+)/;
const BULLET_OF_WORDS = new RegExp(String.raw`${BULLET.source}(?=\S)`);
const SURE_BULLET = /^\s*[•‣◦▪●■⁃➢➤\uf0a7\uf0b7\uf0d8]/;
const BOX = /^\s*(?:\[(?<sign>[ xX])\]|(?<box>[☐☑☒]))\s*/;

/** What a block says of a list: a single dash is not sure to begin one. */
interface Part {
  readonly items: readonly FlatItem[];
  readonly isSure: boolean;
}

/** Makes lists what HTML means by them, however programs write them. */
export const rehypeLists: Plugin<[], Root> = () => (tree) => {
  visitElements(tree, (node) => {
    if (LIST.test(node.tagName)) nestLists(node);
    if (node.tagName === 'li') tick(node);
  });
  gatherLists(tree);
};

/** Moves a list that stands between items, as in Google Docs, into the item above it. */
function nestLists(list: Element): void {
  const items: ElementContent[] = [];
  for (const child of list.children) {
    const above = items.at(-1);
    if (child.type === 'text' && child.value.trim() === '') continue;
    const isList = child.type === 'element' && LIST.test(child.tagName);
    if (!isList) items.push(child);
    else if (isElement(above, 'li')) above.children.push(child);
    else items.push(element('li', {}, [child]));
  }
  list.children = items.flatMap((item) =>
    isElement(item, 'li') && isNestedOnly(item) && elementsIn(list).length === 1 ? item.children : [item],
  );
  const [only] = list.children;
  if (list.children.length === 1 && isElement(only) && LIST.test(only.tagName))
    Object.assign(list, { tagName: only.tagName, children: only.children });
}

function isNestedOnly({ children: [only, ...others] }: Element): boolean {
  return others.length === 0 && isElement(only) && LIST.test(only.tagName);
}

/** Makes a check box of an item that begins with the sign of one, or that says that it is one. */
function tick(item: Element): void {
  const { sign, box = sign } = BOX.exec(typedText(item))?.groups ?? {};
  const isSaid = item.properties['role'] === 'checkbox';
  if (!isSaid && box === undefined) return;
  if (!isSaid) cutStart(item, BOX);
  const checked = isSaid ? String(item.properties['ariaChecked']) === 'true' : /[x☑☒]/i.test(box ?? '');
  const children = item.children.filter((child) => !isElement(child, 'img'));
  item.children = [element('input', { type: 'checkbox', checked }), ...children];
}

/** Takes a sign away from the first words of an element. */
function cutStart(node: Element, sign: RegExp): void {
  for (const child of node.children) {
    if (child.type === 'text') child.value = child.value.replace(sign, '');
    else if (child.type === 'element') cutStart(child, sign);
    if (child.type === 'element' || (child.type === 'text' && child.value.trim() !== '')) return;
  }
}

/** Makes one list of those that follow each other, of items that only say their depth, and of paragraphs with bullets. */
function gatherLists(parent: Root | Element): void {
  const children: ElementContent[] = [];
  let run: (Part & { readonly from: ElementContent })[] = [];
  const end = (): void => {
    const isList = run.length > 1 || run[0]?.isSure === true;
    children.push(...(isList ? nestItems(run.flatMap(({ items }) => items)) : run.map(({ from }) => from)));
    run = [];
  };
  for (const child of parent.children as ElementContent[]) {
    const part = isElement(child) && child.tagName !== 'pre' ? (listIn(child) ?? bulletsIn(child)) : undefined;
    if (part && begins(part.items) && run.some(({ items }) => items.some(isNumbered))) end();
    if (part) run.push({ ...part, from: child });
    else if (child.type !== 'text' || child.value.trim() !== '' || run.length === 0) {
      end();
      children.push(child);
    }
    for (const item of part ? part.items.map((one) => one.item) : isElement(child) ? [child] : []) gatherLists(item);
  }
  end();
  parent.children = children;
}

/** Tells whether a list counts from the beginning, so that it is none that goes on. */
function begins([first]: readonly FlatItem[]): boolean {
  return first !== undefined && isNumbered(first) && first.start === 1;
}

function isNumbered({ level, ordered }: FlatItem): boolean {
  return level === 1 && ordered;
}

/** Reads a list, or a block around one, whose items say their depth (Word in a browser); another list keeps its form. */
function listIn(node: Element): Part | undefined {
  const list = LIST.test(node.tagName) ? node : onlyListIn(node);
  if (!list) return undefined;
  const ordered = list.tagName === 'ol';
  const first = Number(list.properties['start'] ?? 1);
  const items = elementsIn(list, 'li').map((item, index): FlatItem => {
    return { level: depthOf(list, item), ordered, start: first + index, item: { ...item, properties: {} } };
  });
  return items.length === list.children.length && items.length > 0 ? { items, isSure: true } : undefined;
}

/** The depth that a list says of itself: Word and Slack in a browser, files from Google Docs. */
function depthOf(list: Element, item: Element): number {
  const ofDocs = classesOf(list).flatMap((name) => /^lst-kix_.*-(\d+)$/.exec(name)?.[1] ?? [])[0];
  const { dataAriaLevel } = item.properties;
  if (dataAriaLevel !== undefined) return Number(dataAriaLevel) || 1;
  return 1 + Number(list.properties['dataIndent'] ?? ofDocs ?? 0);
}

function onlyListIn(node: Element): Element | undefined {
  const isFrame = node.tagName === 'div' && classesOf(node).includes('ListContainerWrapper');
  return isFrame ? elementsIn(node).find(({ tagName }) => LIST.test(tagName)) : undefined;
}

/** Reads a paragraph whose lines all begin with bullets. */
function bulletsIn(node: Element): Part | undefined {
  if (!/^(?:p|div)$/.test(node.tagName)) return undefined;
  const lines: ElementContent[][] = [[]];
  for (const child of node.children) {
    if (isElement(child, 'br')) lines.push([]);
    else lines.at(-1)?.push(child);
  }
  const texts = lines.map((line) => typedText(element('p', {}, line)));
  if (!texts.every((text) => BULLET_OF_WORDS.test(text))) return undefined;
  const items = lines.map((line) => element('li', {}, line));
  for (const item of items) cutStart(item, BULLET);
  return {
    items: items.map((item) => ({ level: 1, ordered: false, start: 1, item })),
    isSure: texts.some((text) => SURE_BULLET.test(text)) || texts.length > 1,
  };
}
