import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Nodes as MarkdownNodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { toKeyboardCharacters } from '../../renderer/islands/insights/keyboard-characters.ts';

const RUN = 5;
const FEW = 2;
const WORD = /[\p{L}\p{N}]+/gu;
/** Controls, breadcrumbs, and links to other pages, which a page's Markdown does not repeat. */
const ASIDE = new Set(['nav', 'button', 'input', 'aside', 'template', 'script', 'style', 'svg', 'form', 'label']);
const INLINE = new Set(['a', 'abbr', 'b', 'cite', 'code', 'em', 'i', 'q', 's', 'span', 'strong', 'sub', 'sup']);
/** Addresses that plain text has after the words of a link. */
const ADDRESSES = / \((?:https?:|mailto:)[^)\s]*\)/g;

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).freeze();

/** Runs of five words; none crosses the end of a block. */
export type Runs = ReadonlySet<string>;

/** Returns the runs of five words in the visible text of a page's main part. */
export function runsOfPage(html: string): Runs {
  let said = '';
  visit(fromHtml(html), 'element', (element) => {
    if (element.tagName !== 'main') return undefined;
    said = sayAll(element);
    return EXIT;
  });
  return runsOf(said);
}

export function runsOfMarkdown(text: string): Runs {
  return runsOf(saidIn(markdown.parse(text)));
}

export function runsOfPlainText(text: string): Runs {
  return runsOf(text.replaceAll(ADDRESSES, ''));
}

/** Returns the share of some runs that is among others; 1 if only a few are missing, which may be the words of controls. */
export function shareOf(shown: Runs, held: Runs): number {
  const missing = [...shown].filter((run) => !held.has(run)).length;
  return missing <= FEW ? 1 : 1 - missing / shown.size;
}

function sayAll(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll(/\s+/g, ' ');
  if (node.type !== 'element' && node.type !== 'root') return '';
  if (node.type === 'element' && isAside(node)) return '\n';
  const said = node.children.map(sayAll).join('');
  if (node.type === 'element' && node.tagName === 'sup') return ` ${said}`;
  return node.type === 'element' && INLINE.has(node.tagName) ? said : `\n${said}\n`;
}

function isAside({ tagName, properties }: Element): boolean {
  return (
    ASIDE.has(tagName) ||
    'dataFootnoteRef' in properties ||
    'hidden' in properties ||
    properties['ariaHidden'] === 'true' ||
    'ariaLive' in properties ||
    /sr-only|screen-only/.test(String(properties['className'] ?? ''))
  );
}

function saidIn(node: MarkdownNodes): string {
  if (node.type === 'yaml') return '';
  if ('value' in node) return node.value.replaceAll(/\s+/g, ' ');
  if (!('children' in node)) return '\n';
  const said = node.children.map(saidIn).join('');
  return ['link', 'emphasis', 'strong', 'delete'].includes(node.type) ? said : `\n${said}\n`;
}

/** Returns all runs of five words within blocks; each block is a line. */
function runsOf(text: string): Set<string> {
  return new Set(
    text.split('\n').flatMap((block) => {
      const words = toKeyboardCharacters(block).toLowerCase().match(WORD) ?? [];
      return words.slice(0, 1 - RUN).map((_, at) => words.slice(at, at + RUN).join(' '));
    }),
  );
}
