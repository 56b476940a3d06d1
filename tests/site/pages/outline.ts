import type { Element, Nodes } from 'hast';
import { phrasing } from 'hast-util-phrasing';
import { attribute, elements, pageAt, part, tagged, type Part } from '../built-site.ts';
import { destinations } from '../content.ts';

const NEW_WINDOW = ' (opens in a new window)';

/**
 * Returns the outline of the header, the main part or the footer of a page, in order, a line each: `## Heading #anchor → address`,
 * `words → address`, `words ↗ place parameters` in a new window, `**strong words**`, `[button]`, `= figure`,
 * `name: item, item` for a list with a name, `: term, term` for a list of terms. Omits the
 * navigation within the main part (`<nav>`) and the buttons beside its headings.
 */
export function outline(address: string, region: 'header' | 'main' | 'footer' = 'main'): string[] {
  const [body] = tagged(pageAt(address), 'body');
  const page = part(body?.children.filter((child) => child.type === 'element' && child.tagName === region) ?? []);
  const navigation = region === 'main' ? tagged(page, 'nav').flatMap((nav) => tagged(part([nav]), 'a')) : [];
  return elements(page, (element) => !navigation.includes(element)).flatMap((element) => lineOf(element, page) ?? []);
}

/** Returns the lines of an outline written in a test, whatever their indentation. */
export function lines(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

/** Returns the text of the main part of a page, or of the part at an anchor, with alternative texts of pictures. */
export function textAt(place: string): string {
  return boxesAt(place).map(textOf).join(' ');
}

/** Returns the texts of list items in the main part or at an anchor. */
export function itemsAt(place: string): string[] {
  return tagged(part(boxesAt(place)), 'li').map(textOf);
}

/** Returns the innermost block, list item or `<details>` that contains the element at an anchor. */
function boxesAt(place: string): Element[] {
  const [address = '', anchor] = place.split('#');
  const main = tagged(pageAt(address), 'main');
  if (anchor === undefined) return main;
  const holds = (box: Element) => elements(part([box]), ({ properties }) => properties['id'] === anchor).length > 0;
  const boxes = elements(part(main), (box) => ['section', 'li', 'details'].includes(box.tagName) && holds(box));
  return boxes.slice(-1);
}

function lineOf(element: Element, page: Part): string | undefined {
  const [text, name] = [textOf(element), attribute(element, 'ariaLabel')];
  const all = (tagName: string): string =>
    tagged(part([element]), tagName)
      .map(textOf)
      .join(', ');
  if (element.properties['dataFigure'] !== undefined) return `= ${text}`;
  switch (element.tagName) {
    case 'h1':
    case 'h2':
    case 'h3': {
      const [link] = tagged(part([element]), 'a');
      return ['#'.repeat(Number(element.tagName[1])), text, anchorOf(element, page), link && leads(link)]
        .filter(Boolean)
        .join(' ');
    }
    case 'a':
      return isInHeading(element, page) ? undefined : `${text.replace(NEW_WINDOW, '')} ${leads(element)}`;
    case 'button':
      return name?.startsWith('Copy link') ? undefined : `[${name ?? text}]`;
    case 'strong':
      return `**${text}**`;
    case 'ul':
      return name && `${name}: ${all('li')}`;
    case 'dl':
      return `: ${all('dt')}`;
    default:
      return undefined;
  }
}

function isInHeading(link: Element, page: Part): boolean {
  return elements(page, ({ tagName }) => /^h[1-3]$/.test(tagName)).some((heading) =>
    tagged(part([heading]), 'a').includes(link),
  );
}

/** Returns the anchor of the block that a heading labels, of the `<details>` that it opens, or of itself. */
function anchorOf(heading: Element, page: Part): string | undefined {
  const own = attribute(heading, 'id');
  const block = tagged(page, 'section').find((section) => attribute(section, 'ariaLabelledBy') === own);
  const fold = tagged(page, 'details').find(
    (details) => elements(part([details]), (one) => one === heading).length > 0,
  );
  const [answer] = fold ? elements(part([fold]), ({ properties }) => properties['id'] !== undefined) : [];
  const id = (own && block && attribute(block, 'id')) ?? (answer && attribute(answer, 'id')) ?? own;
  return id && `#${id}`;
}

/** Returns where a link leads and in which window; an address outside the site is given by its name. */
function leads(link: Element): string {
  const [href = '', query] = (attribute(link, 'href') ?? '').split('?');
  const [place = href] = Object.entries(destinations).find(([, known]) => known === href) ?? [];
  const isApart =
    attribute(link, 'target') === '_blank' &&
    attribute(link, 'rel') === 'noopener noreferrer' &&
    textOf(link).endsWith(NEW_WINDOW);
  const tag = attribute(link, 'dataAnalytics');
  return [isApart ? '↗' : '→', place, ...new URLSearchParams(query).values(), tag].filter(Boolean).join(' ');
}

/** Returns the text of an element on one line, with spaces between blocks. */
export function textOf(node: Nodes): string {
  return rawTextOf(node).replaceAll(/\s+/g, ' ').trim();
}

function rawTextOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'img') return attribute(node, 'alt') ?? '';
  const text = 'children' in node ? node.children.map(rawTextOf).join('') : '';
  return node.type === 'comment' || phrasing(node) ? text : ` ${text} `;
}
