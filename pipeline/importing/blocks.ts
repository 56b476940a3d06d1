import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import { element, elementsIn, isElement } from '../markdown/elements.ts';
import { typedText } from '../markdown/tree-text.ts';
import { isBlock } from '../markdown/texts/plain-text.ts';
import { elementsBelow, visitElements } from '../markdown/visit.ts';
import { importedOf } from './imported.ts';
import { classesOf, styleOf } from './styles.ts';

const FILLING = /^(?:hr|img|input|note-reference)$/;
const HOLDS_BLOCKS =
  /^(?:article|aside|blockquote|body|dd|details|div|figure|footer|header|li|main|note-definition|p|section)$/;

/**
 * Makes paragraphs of lines with an empty one between them, quotations of what a mail quotes, and code of code as it was;
 * leaves out what is empty.
 */
export const rehypeBlocks: Plugin<[], Root> = () => (tree, file) => {
  visitElements(tree, (node, index, parent) => {
    const isOfMail = isAboveQuote(node, parent);
    if (isOfMail) importedOf(file).lost.add('The line above a quoted mail was left out.');
    const isOfCode = isBlock(node) && namesLanguage(node, parent.children[nextAt(parent.children, index)]);
    if (isOfMail || isOfCode || (isBlock(node) && node.tagName !== 'pre' && isEmpty(node))) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.tagName === 'pre') {
      parent.children[index] = codeOf(node);
      return index + 1;
    }
    if (node.tagName === 'blockquote' && isIndented(node)) node.tagName = 'div';
    if (node.tagName === 'div' && isQuoted(node)) node.tagName = 'blockquote';
    return undefined;
  });
  split(tree);
};

/** The line in which a mail program says who wrote what it quotes. */
function isAboveQuote(node: Element, parent: Root | Element): boolean {
  if (classesOf(node).includes('gmail_attr')) return true;
  const isFirst = isElement(parent, 'blockquote') && elementsIn(parent)[0] === node;
  return isFirst && parent.properties['type'] === 'cite' && /:\s*$/.test(typedText(node));
}

/** A quotation mark of mail programs: a line at the left of a block. */
function isQuoted(node: Element): boolean {
  const line = styleOf(node).get('border-left') ?? '';
  return /(?:solid|double)/.test(line) && !/\b0(?:px|pt)?\b|\bnone\b/.test(line.replace(/rgb\([^)]*\)|#[\da-f]+/, ''));
}

/** Old programs indent by quotations without a line. */
function isIndented(node: Element): boolean {
  const style = styleOf(node);
  return style.get('border') === 'none' && /^(?:0|0px)$/.test(style.get('padding') ?? '');
}

function isEmpty(node: Element): boolean {
  return (
    !FILLING.test(node.tagName) &&
    typedText(node).trim() === '' &&
    !elementsBelow(node).some(({ tagName }) => FILLING.test(tagName))
  );
}

/** Takes everything but the code out of a block of code: bars with the name of its language, buttons, marks of words. */
function codeOf(node: Element): Element {
  const code = elementsBelow(node).find(({ tagName }) => tagName === 'code');
  const language = [node, ...(code ? [code] : [])]
    .flatMap(classesOf)
    .find((name) => /^(?:lang|language)-\w/.test(name));
  const properties = language === undefined ? {} : { className: [language.replace(/^lang-/, 'language-')] };
  return element('pre', {}, [element('code', properties, [{ type: 'text', value: linesOf(code ?? node) }])]);
}

/** Tells whether a block only names the language of the code below it. */
function namesLanguage(node: Element, next: Nodes | undefined): boolean {
  const code = isElement(next) ? [next, ...elementsBelow(next)].find(({ tagName }) => tagName === 'code') : undefined;
  const language = code && classesOf(code).find((name) => name.startsWith('language-'));
  return language !== undefined && typedText(node).trim().toLowerCase() === language.slice('language-'.length);
}

/** The index of the next node that is no blank. */
function nextAt(nodes: readonly Nodes[], index: number): number {
  return nodes.findIndex((node, at) => at > index && (node.type !== 'text' || node.value.trim() !== ''));
}

function linesOf(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type !== 'element') return typedText(child);
      return child.tagName === 'br'
        ? '\n'
        : linesOf(child) + (isBlock(child) && !linesOf(child).endsWith('\n') ? '\n' : '');
    })
    .join('');
}

/** Makes paragraphs of the words between two line breaks, and drops line breaks beside blocks. */
function split(parent: Root | Element): void {
  const children: ElementContent[] = [];
  let line: ElementContent[] = [];
  const end = (): void => {
    const paragraphs = paragraphsOf(line);
    const isSplit = paragraphs.length > 1;
    if (isSplit && parent.type === 'element' && parent.tagName === 'p') parent.tagName = 'div';
    children.push(...(isSplit ? paragraphs.map((words) => element('p', {}, words)) : paragraphs.flat()));
    line = [];
  };
  for (const child of parent.children as ElementContent[]) {
    if (isElement(child)) split(child);
    if (!isElement(child) || !isBlock(child)) line.push(child);
    else {
      end();
      children.push(child);
    }
  }
  if (parent.type === 'element' && !HOLDS_BLOCKS.test(parent.tagName)) return;
  end();
  parent.children = children;
}

/** Divides words where two line breaks follow each other, and drops line breaks at the edges. */
function paragraphsOf(line: readonly ElementContent[]): ElementContent[][] {
  const found: ElementContent[][] = [[]];
  let breaks = 0;
  for (const node of line) {
    const isBlank = node.type === 'text' && node.value.trim() === '';
    if (isElement(node, 'br')) breaks++;
    else if (breaks > 0 && !isBlank) {
      const isFirst = found.length === 1 && found[0]?.every((one) => one.type === 'text' && one.value.trim() === '');
      if (!isFirst) found.push(...(breaks > 1 ? [[]] : []));
      if (breaks === 1 && !isFirst) found.at(-1)?.push(element('br'));
      breaks = 0;
    }
    if (!isElement(node, 'br')) found.at(-1)?.push(node);
  }
  return found;
}
