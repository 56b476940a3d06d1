import type { Root } from 'mdast';
import { CONFLICT } from '../../shared/git-mark.ts';
import { endOf, sourceOf } from './points.ts';
import { visitMarkdown } from './visit.ts';
import { wordsOfNode } from './node-words.ts';

declare module 'mdast' {
  interface HeadingData {
    /** Whether it looks like a paragraph that an underline turned into a heading. */
    isProse?: boolean;
    /** The underline that makes it a heading. */
    underline?: string;
  }
}

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
export function markUnderlined(tree: Root, source: string): void {
  visitMarkdown(tree, (node) => {
    if (node.type !== 'heading') return;
    const underline = UNDERLINE.exec(sourceOf(node, source))?.groups?.['signs'];
    if (underline === undefined) return;
    const isConflict = underline === '='.repeat(7) && CONFLICT.test(source.slice(0, endOf(node)?.offset));
    const isProse = isConflict || underline === '-' || (underline === '---' && isText(wordsOfNode(node).trim()));
    node.data = { ...node.data, underline, isProse };
  });
}

/** Tells by length and ending whether words are prose, not a title. */
function isText(words: string): boolean {
  // A picture above a thematic break.
  if (words === '' || words.length >= LONG || words.includes('\n') || SENTENCE.test(words)) return true;
  const count = words.split(/\s+/).length;
  const isQuestion = QUESTION.test(words) && words.length > SHORTEST_TITLE;
  return count >= WORDS_OF_PROSE || isQuestion || (count >= SMALL_WORDS_OF_PROSE && /^\p{Ll}/u.test(words));
}
