import type { Element, ElementContent, Root } from 'hast';
import { typedText } from './tree-text.ts';
import { saysAddress } from '../shared/address-text.ts';
import type { Picture } from '../content/model/assets.ts';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { contextOf } from './context.ts';
import { element, textNode } from './elements.ts';
import { targetFinderOf, type FoundTarget } from './targets.ts';
import { message } from './message.ts';
import { isOnComputer } from './outside-address.ts';
import { elementsBelow, visitElements } from './visit.ts';

/** Width of a line of text in CSS pixels. */
const LINE_PX = 672;

/** Sets the final address of every link and the published form of every image. */
export const rehypeMedia: Plugin<[], Root> = () => (tree, file) => {
  const findTarget = targetFinderOf(file);
  const linked = new Set(elementsBelow(tree).flatMap((node) => (node.tagName === 'a' ? elementsBelow(node) : [])));
  visitElements(tree, (node, index, parent) => {
    if (node.tagName === 'a') resolveAnchor(node, findTarget(node), file);
    if (node.tagName !== 'img') return undefined;
    const image = resolveImage(node, findTarget(node), linked.has(node), file);
    parent.children.splice(index, 1, ...image);
    return index + image.length;
  });
};

function resolveAnchor(node: Element, { place, typed }: FoundTarget, file: VFile): void {
  const context = contextOf(file);
  const { properties, children } = node;
  const { href } = properties;
  const footnote = 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties;
  if (typeof href !== 'string' || footnote) return;
  const link = context.resolveLink(href, context.locate(place.line, place.column), typed);
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

function resolveImage(node: Element, { place, typed }: FoundTarget, linked: boolean, file: VFile): ElementContent[] {
  const context = contextOf(file);
  const placeInFile = context.locate(place.line, place.column);
  const { src, title } = node.properties;
  const own = typeof src === 'string' ? context.pathOf?.(src) : undefined;
  const path = own ?? src;
  const alt = String(node.properties['alt'] ?? '').trim();
  const words = alt === '' ? [] : [textNode(alt)];
  if (typeof path !== 'string') return words;
  if (/^(?:https?:)?\/\//i.test(path) && !isOnComputer(path)) {
    const text = textNode(alt || path);
    const link = context.resolveLink(path, placeInFile);
    if (!link) return [text];
    message(file, 'external-image', place, { target: path });
    return linked ? [text] : [element('a', { href: link.href }, [text])];
  }
  if (alt === '') message(file, 'image-alt', node, { path });
  else if (isNameOfFile(alt, path)) message(file, 'image-alt', node, { path, alt });
  const picture = context.resolvePicture(path, alt, placeInFile, own === undefined ? typed : undefined);
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

const ENDING = /\.(?:avif|bmp|gif|hei[cf]|jpe?g|png|svg|tiff?|webp|pdf)$/i;
const CAMERAS = 'IMG|DSCN?|DSCF|PXL|MVIMG|GOPR|DJI|VID';
const PROGRAMS =
  "Screen ?shot|Bildschirmfoto|Schermata|Capture d[’']écran|Captura de pantalla|WhatsApp (?:Image|Bild|Immagine)";
const DAY = String.raw`(?:[a-z]+[-_ ])?(?:\d{2,4}[-_.]\d|\d{6})`;
/** Names that cameras, phones and programs give a picture by default. */
const BY_ITSELF = new RegExp(String.raw`^(?:(?:${CAMERAS})[-_ ]?\d{3,}|(?:${PROGRAMS})[-_ ]${DAY})`, 'i');
/** Words that stand for words: "image", "untitled". */
const NOTHING =
  'alt(?:ernative)?(?:[- ]text)?|image|img|picture|photo|pic|screen ?shot|untitled|(?:image|picture) description|' +
  'bild|foto|unbenannt|immagine|senza titolo|schermata|bildschirmfoto';
const NOTHING_SAID = new RegExp(String.raw`^(?:${NOTHING})(?:[-_ ]?\d+)?$`, 'i');
/** Several words joined by hyphens or underscores. */
const JOINED = /^[\p{L}\d.]+(?:[-_][\p{L}\d.]+){2,}$|^[\p{L}\d]+(?:_[\p{L}\d]+)+$/u;
/** A word with its version, such as `chart-v2`. */
const VERSION = /^[\p{L}\d]+[-_](?:v?\d+|final|copy|kopie|copia)$/iu;

/** Tells whether alternative text is only a file name or a placeholder, which tells screen-reader users nothing. */
export function isNameOfFile(alt: string, path: string): boolean {
  const words = alt.trim();
  if (ENDING.test(words) || BY_ITSELF.test(words) || NOTHING_SAID.test(words)) return true;
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(ENDING, '');
  return JOINED.test(words) || VERSION.test(words) || (words === stem && /[-_\d]/.test(words));
}
