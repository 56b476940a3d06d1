import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Nodes as MarkdownNodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { toKeyboardCharacters } from '../../renderer/islands/insights/keyboard-characters.ts';

const RUN = 5;
const FEW = 2;
const WORD = /[\p{L}\p{N}]+/gu;
/** Controls, breadcrumbs, and links to other pages, which a page's Markdown does not repeat. */
const ASIDE = new Set(['nav', 'button', 'input', 'aside', 'template', 'script', 'style', 'svg', 'form', 'label']);
const INLINE = new Set('a abbr b cite code em i q s span strong sub sup link emphasis delete'.split(' '));
/** Addresses that plain text has after the words of a link. */
const ADDRESSES = / \((?:https?:|mailto:)[^)\s]*\)/g;

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).freeze();

/** Runs of five words; none crosses the end of a block. */
export type Runs = ReadonlySet<string>;

/** Returns the runs of five words in the visible text of a page's main part. */
export function runsOfPage(html: string): Runs {
  return runsOf(saidOnPage(fromHtml(html), false));
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

function saidOnPage(node: Nodes, isInMain: boolean): string {
  if (node.type === 'text') return isInMain ? node.value.replaceAll(/\s+/g, ' ') : '';
  if (node.type === 'root') return node.children.map((child) => saidOnPage(child, false)).join('');
  if (node.type !== 'element') return '';
  const { tagName, properties } = node;
  const isHidden =
    properties['ariaHidden'] === 'true' ||
    ['dataFootnoteRef', 'hidden', 'ariaLive'].some((name) => name in properties) ||
    /sr-only|screen-only/.test(String(properties['className'] ?? ''));
  if (isInMain && (isHidden || ASIDE.has(tagName))) return '\n';
  const said = node.children.map((child) => saidOnPage(child, isInMain || tagName === 'main')).join('');
  if (tagName === 'sup') return ` ${said}`;
  return INLINE.has(tagName) ? said : `\n${said}\n`;
}

function saidIn(node: MarkdownNodes): string {
  if (node.type === 'yaml') return '';
  if ('value' in node) return node.value.replaceAll(/\s+/g, ' ');
  if (!('children' in node)) return '\n';
  const said = node.children.map(saidIn).join('');
  return INLINE.has(node.type) ? said : `\n${said}\n`;
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
