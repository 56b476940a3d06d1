import type { Definition, Root } from 'mdast';
import type { Plugin } from 'unified';
import { asTyped, endOf, sourceOf } from './points.ts';
import { wordsOfNode } from './tree-text.ts';
import { nodesBelow, visitMarkdown } from './visit.ts';

declare module 'mdast' {
  interface HeadingData {
    /** Whether it looks like a paragraph that an underline turned into a heading. */
    isProse?: boolean;
    /** The underline that makes it a heading. */
    underline?: string;
  }
}

/** The first line of a git conflict marker; it may be inside a quotation. */
export const CONFLICT = /^[ \t>]*(?<mark><{7}(?:[ \t].*)?)$/m;

const UNDERLINE = /\n[ \t>]*(?<signs>=+|-+)[ \t]*$/;
const LONG = 120;
/** A title above a `---` that is meant as a thematic break has fewer words, and fewer still in lower case. */
const SHORTEST_TITLE = 5;
const [WORDS_OF_PROSE, SMALL_WORDS_OF_PROSE] = [8, 3];
const SENTENCE = /[.,;:…。，；：、،؛।]["”’»」』]?$/;
const QUESTION = /[?!？！؟]["”’»」』]?$/;

/**
 * Marks headings that an underline makes of a paragraph: they begin no section. Git puts such a line between two
 * changes.
 */
export const remarkUnderlinedProse: Plugin<[], Root> = () => (tree, file) => {
  const source = String(file);
  visitMarkdown(tree, (node) => {
    if (node.type !== 'heading') return;
    const underline = UNDERLINE.exec(sourceOf(node, source))?.groups?.['signs'];
    if (underline === undefined) return;
    const isConflict = underline === '='.repeat(7) && CONFLICT.test(source.slice(0, endOf(node)?.offset));
    const isProse = isConflict || underline === '-' || (underline === '---' && isText(wordsOfNode(node).trim()));
    node.data = { ...node.data, underline, isProse };
  });
};

function isText(words: string): boolean {
  // A picture above a thematic break.
  if (words === '' || words.length >= LONG || words.includes('\n') || SENTENCE.test(words)) return true;
  const count = words.split(/\s+/).length;
  const isQuestion = QUESTION.test(words) && words.length > SHORTEST_TITLE;
  return count >= WORDS_OF_PROSE || isQuestion || (count >= SMALL_WORDS_OF_PROSE && /^\p{Ll}/u.test(words));
}

/** What distinguishes an address from a bare word. */
const IS_ADDRESS = /[/#:@]|\.\w/;
const NUMBER = /^\d{1,3}$/;
/** Labels of definitions that writers use as comments. */
const REMARK = /^(?:\/\/|#|comment|_)/i;

/** Tells whether a link definition is really a footnote whose label lacks its `^`. */
export function isNote(node: Definition, isUsed: boolean): boolean {
  const label = labelOf(node);
  if (label.startsWith('^')) return true;
  if (IS_ADDRESS.test(node.url) || node.url === '' || isRemark(node)) return false;
  return NUMBER.test(label) || !isUsed;
}

/** Tells whether a definition is a comment of its writer, so that it is unused on purpose. */
export function isRemark(node: Definition): boolean {
  return REMARK.test(labelOf(node));
}

/** Returns the label of a definition as it was typed. */
export function labelOf(node: Definition): string {
  return node.label ?? node.identifier;
}

/** Turns references to misread footnotes back into text, so that they do not become broken links. */
export const remarkFalseDefinitions: Plugin<[], Root> = () => (tree, file) => {
  const definitions = nodesBelow(tree).filter((node) => node.type === 'definition');
  const notes = new Set(definitions.filter((node) => isNote(node, true)).map(({ identifier }) => identifier));
  if (notes.size === 0) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type === 'linkReference' && notes.has(node.identifier))
      parent.children.splice(index, 1, asTyped(node, String(file)));
  });
};
