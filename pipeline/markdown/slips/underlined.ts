import { CONFLICT } from '../../git-mark.ts';
import { wordsOf } from './node-words.ts';
import type { Slip, TextParts } from './slip.ts';

declare module 'mdast' {
  interface HeadingData {
    /** Whether it is a paragraph by its looks, made a heading by a line below it. */
    isProse?: boolean;
    /** The line below it by which it is a heading. */
    underline?: string;
  }
}

const UNDERLINE = /\n[ \t>]*(?<signs>=+|-+)[ \t]*$/;
const LONG = 120;
/** Above what is meant as a line across the page, a title has fewer words, and one in small letters still fewer. */
const SHORTEST_TITLE = 5;
const [WORDS_OF_PROSE, SMALL_WORDS_OF_PROSE] = [8, 3];
const SENTENCE = /[.,;:…]["”’»]?$/;
const QUESTION = /[?!]["”’»]?$/;

/** Paragraphs that a line `---` or `-` below has made headings; a longer line was meant to. */
export function findUnderlined({ headings, source }: TextParts): Slip[] {
  return headings.flatMap(({ node, start, end }): Slip[] => {
    const signs = UNDERLINE.exec(source.slice(start, end))?.groups?.['signs'];
    if (signs === undefined) return [];
    // Git puts such a line between two changes; they are told of where they begin.
    const isConflict = signs === '='.repeat(7) && CONFLICT.test(source.slice(0, end));
    const isMistaken = signs === '-' || (signs === '---' && isProse(wordsOf(node).trim()));
    node.data = { ...node.data, underline: signs, ...((isConflict || isMistaken) && { isProse: true }) };
    if (!isMistaken) return [];
    return [
      { rule: 'underlined-heading', offset: start + source.slice(start, end).lastIndexOf(signs), values: { signs } },
    ];
  });
}

/** Whether words are a text, and no title, by their number and their end. */
function isProse(words: string): boolean {
  if (words.length >= LONG || words.includes('\n') || SENTENCE.test(words)) return true;
  const count = words.split(/\s+/).length;
  const isQuestion = QUESTION.test(words) && words.length > SHORTEST_TITLE;
  return count >= WORDS_OF_PROSE || isQuestion || (count >= SMALL_WORDS_OF_PROSE && /^\p{Ll}/u.test(words));
}
