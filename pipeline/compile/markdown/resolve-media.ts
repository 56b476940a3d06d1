import type { Element, ElementContent, Parents, Root } from 'hast';
import { typedText } from './tree-text.ts';
import { saysAddress } from '../../shared/says-address.ts';
import type { Picture } from '../../content/model/picture.ts';
import { isNameOfFile } from './alt-as-name.ts';
import type { MarkdownContext } from './context.ts';
import { element, isElement, textNode } from './elements.ts';
import type { FindTarget, FoundTarget } from './find-targets.ts';
import { isOnComputer } from './outside-address.ts';
import { placeOf } from './points.ts';
import { elementsBelow, visitElements } from './visit.ts';

/** Width of a line of text in CSS pixels. */
const LINE_PX = 672;
/** The beginning of any address. In a sentence it is an example, though GFM makes a link of it. */
const BEGINNING = /^https?:\/\/www$/i;

/** Sets the final address of every link and the published form of every image. */
export function resolveMedia(tree: Root, findTarget: FindTarget, context: MarkdownContext): void {
  const linked = new Set(elementsBelow(tree).flatMap((node) => (node.tagName === 'a' ? elementsBelow(node) : [])));
  visitElements(tree, (node, index, parent) => {
    if (node.tagName === 'a' && saysHowAddressesBegin(node)) {
      parent.children.splice(index, 1, ...node.children);
      return index + node.children.length;
    }
    if (node.tagName === 'a') resolveAnchor(node, findTarget(node), context);
    if (node.tagName !== 'img') return undefined;
    const image = resolveImage(node, findTarget(node), linked.has(node), context);
    const shown = image.some((one) => isElement(one, 'picture')) ? image : apart(image, parent.children, index);
    parent.children.splice(index, 1, ...shown);
    return index + shown.length;
  });
}

/** Separates words that stand for a picture from the words beside it. */
function apart(words: ElementContent[], beside: Parents['children'], index: number): ElementContent[] {
  const [before, after] = [beside[index - 1], beside[index + 1]];
  return [
    ...(before?.type === 'text' && /[\p{L}\p{N}]$/u.test(before.value) ? [textNode(' ')] : []),
    ...words,
    ...(after?.type === 'text' && /^[\p{L}\p{N}]/u.test(after.value) ? [textNode(' ')] : []),
  ];
}

function saysHowAddressesBegin(node: Element): boolean {
  const href = String(node.properties['href']);
  return BEGINNING.test(href) && typedText(node).toLowerCase() === href.toLowerCase();
}

function resolveAnchor(node: Element, { place, typed }: FoundTarget, context: MarkdownContext): void {
  const { properties, children } = node;
  const { href } = properties;
  const footnote = 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
  if (typeof href !== 'string' || footnote) return;
  const link = context.resolveLink(href, place, typed);
  if (!link) {
    delete properties['href'];
    return;
  }
  const words = typedText(node);
  properties['href'] = link.href;
  // Paper shows no address of mail or telephone.
  const isPrinted = !/^(?:mailto|tel):/i.test(link.href);
  if (isPrinted && (saysAddress(words, link.href) || context.pathOf?.(words) === link.href))
    properties['dataSaysAddress'] = '';
  if (link.note !== undefined) children.push(textNode(` (${link.note})`));
  if (!href.startsWith('destination:')) return;
  // A booking or form link opens in a new window, as it does from a button, and says so.
  Object.assign(properties, { target: '_blank', rel: ['noopener', 'noreferrer'] });
  children.push(element('span', { className: ['sr-only'] }, [textNode(` ${context.labels.newWindow}`)]));
}

function resolveImage(
  node: Element,
  { place, typed }: FoundTarget,
  linked: boolean,
  context: MarkdownContext,
): ElementContent[] {
  const { src, title } = node.properties;
  const own = typeof src === 'string' ? context.pathOf?.(src) : undefined;
  const path = own ?? src;
  const alt = String(node.properties['alt'] ?? '').trim();
  const words = alt === '' ? [] : [textNode(alt)];
  if (typeof path !== 'string') return words;
  if (/^(?:https?:)?\/\//i.test(path) && !isOnComputer(path)) {
    const text = textNode(alt || path);
    const link = context.resolveLink(path, place);
    if (!link) return [text];
    context.report.report('external-image', place, { target: path });
    return linked ? [text] : [element('a', { href: link.href }, [text])];
  }
  if (alt === '') context.report.report('image-alt', placeOf(node, context), { path });
  else if (isNameOfFile(alt, path)) context.report.report('image-alt', placeOf(node, context), { path, alt });
  const picture = context.resolvePicture(path, alt, place, own === undefined ? typed : undefined);
  return picture ? [pictureElement(picture, title)] : words;
}

function pictureElement(picture: Picture, title: string | undefined): Element {
  const { alt, src, width, height, sources } = picture;
  const image = element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async', title });
  const children = sources.map(({ type, srcset, media }) =>
    element('source', { type, srcSet: srcset, ...(media ? { media } : { sizes: sizesOf(width) }) }),
  );
  return element('picture', {}, [...children, image]);
}

/** Returns the `sizes` of a picture: never wider than its own width in pixels. */
function sizesOf(width: number): string {
  return width < LINE_PX ? `min(100vw, ${width}px)` : '(min-width: 48rem) 42rem, 100vw';
}
