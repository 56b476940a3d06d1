import type { Element, Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { element, textNode } from '../markdown/elements.ts';
import { typedText } from '../markdown/tree-text.ts';
import { elementsBelow } from '../markdown/visit.ts';
import { importedOf } from './imported.ts';
import { classesOf, styleOf } from './styles.ts';

/** Elements that show no words of the writer. */
const UNSEEN = new Set(
  'area base button col colgroup datalist dialog head link meta noscript o:p script select style template textarea title xml'.split(
    ' ',
  ),
);
/** What a text of this site cannot hold, with the words for it. */
const MEDIA: Readonly<Record<string, string>> = {
  audio: 'A recording',
  canvas: 'A drawing',
  embed: 'An embedded part',
  iframe: 'An embedded page',
  object: 'An embedded part',
  video: 'A video',
};
/** Signs that nobody sees; those of direction are needed in a text from right to left. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\ufffc\u0000-\u0008\u000e-\u001f\u007f]/g; // oxlint-disable-line no-control-regex -- these are what is looked for
const BLANKS = /[\u000b\u000c\u00a0\u2028\u2029]/g; // oxlint-disable-line no-control-regex -- these are what is looked for
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Takes out what is no part of the words, and says what of it a reader would miss. */
export const rehypeDropUnseen: Plugin<[], Root> = () => (tree, file) => {
  const keepsDirection = RIGHT_TO_LEFT.test(typedText(tree));
  clean(tree);

  function clean(parent: Root | Element): void {
    const kept: Nodes[] = parent.children.flatMap((child): Nodes[] => {
      if (child.type === 'text') return [textNode(plain(child.value, keepsDirection))];
      if (child.type === 'comment' && child.value.includes('v:textbox'))
        importedOf(file).lost.add('A text box was left out.');
      if (child.type !== 'element') return [];
      const seen = seenOf(child, file);
      if (seen) clean(seen);
      return seen ? [seen] : [];
    });
    parent.children = kept as Element['children'];
  }
};

function plain(value: string, keepsDirection: boolean): string {
  const shown = value.replace(INVISIBLE, '').replace(BLANKS, ' ');
  return keepsDirection ? shown : shown.replace(DIRECTION, '');
}

/** Returns what readers see of an element. */
function seenOf(node: Element, file: VFile): Element | undefined {
  const { lost } = importedOf(file);
  const formula = formulaOf(node);
  if (formula !== undefined) {
    lost.add('A formula is published as it is typed: look at it.');
    return element('span', {}, [textNode(formula)]);
  }
  const media = MEDIA[node.tagName] ?? (isNamedDrawing(node) ? 'A drawing' : undefined);
  if (media !== undefined) lost.add(`${media}${addressOf(node)} was left out.`);
  if (node.tagName === 'nav') lost.add('The menu of the page was left out.');
  return media !== undefined || isHidden(node) ? undefined : node;
}

/** Returns the source of a formula that is drawn with MathML, in a page or beside the drawing that KaTeX makes. */
function formulaOf(node: Element): string | undefined {
  if (node.tagName !== 'math' && !classesOf(node).includes('katex')) return undefined;
  const source = elementsBelow(node).find(({ tagName }) => tagName === 'annotation');
  return typedText(source ?? node).trim();
}

function isNamedDrawing(node: Element): boolean {
  return node.tagName === 'svg' && (node.properties['role'] === 'img' || node.properties['ariaLabel'] !== undefined);
}

function addressOf(node: Element): string {
  const { src, data } =
    [node, ...elementsBelow(node)].find(({ properties }) => properties['src'] ?? properties['data'])?.properties ?? {};
  return /^https?:/.test(String(src ?? data)) ? `, ${String(src ?? data)},` : '';
}

function isHidden(node: Element): boolean {
  const { hidden, ariaHidden, type } = node.properties;
  const style = styleOf(node);
  if (node.tagName === 'input') return type !== 'checkbox';
  if (node.tagName === 'o:p') return typedText(node).trim() === '';
  return (
    UNSEEN.has(node.tagName) ||
    /^(?:nav|svg)$/.test(node.tagName) ||
    node.tagName.startsWith('v:') ||
    (hidden !== undefined && hidden !== false) ||
    String(ariaHidden) === 'true' ||
    style.get('display') === 'none' ||
    style.get('visibility') === 'hidden' ||
    style.get('mso-hide') === 'all'
  );
}
