import type { Heading, Root } from 'mdast';
import { CONFLICT } from '../../git-mark.ts';
import { endOf, startOf } from '../points.ts';
import { wordsOf } from './node-words.ts';
import type { Located, Slip, TextParts } from './slip.ts';

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
/** Below a line across the page, or what is meant as one, a title has fewer words, and one in small letters still fewer. */
const [WORDS_OF_PROSE, SMALL_WORDS_OF_PROSE] = [8, 3];
const SENTENCE = /[.,;:…]["”’»]?$/;
const QUESTION = /[?!]["”’»]?$/;
const FIELD = /^[a-z][\w-]*:(?:[ \t].*)?$/;

/** What a line of hyphens or equals signs has made a heading of, and was none. */
export function findUnderlined(tree: Root, parts: TextParts): Slip[] {
  return [...findFields(tree, parts.source), ...parts.headings.flatMap((found) => slipsOf(found, parts.source))];
}

/** Fields between two lines of hyphens in the middle of a text, as they are at the top of a file. */
function findFields({ children }: Root, source: string): Slip[] {
  return children.flatMap((node, index): Slip[] => {
    const before = children[index - 1];
    const [start, end] = [startOf(node), endOf(node)];
    if (before?.type !== 'thematicBreak' || endOf(before)?.line !== (start?.line ?? 0) - 1 || !start || !end) return [];
    const lines = source.slice(start.offset, end.offset).split('\n');
    const isMeant = [0, 1].every((at) => FIELD.test(lines[at] ?? '') || (node.type === 'heading' && at > 0));
    if (!isMeant) return [];
    if (node.type === 'heading') node.data = { ...node.data, isProse: true };
    return [{ rule: 'underlined-heading', offset: start.offset, values: { kind: 'fields', signs: '---' } }];
  });
}

function slipsOf({ node, parent, index, start, end }: Located<Heading>, source: string): Slip[] {
  const typed = source.slice(start, end);
  const match = UNDERLINE.exec(typed);
  const signs = match?.groups?.['signs'];
  if (!match || signs === undefined || node.data?.isProse) return [];
  node.data = { ...node.data, underline: signs };
  const offset = start + match.index + match[0].indexOf(signs);
  const head = cellsOf(typed.slice(0, match.index));
  const next = parent.children[index + 1];
  const row = source.slice(end + 1).split('\n', 1)[0] ?? '';
  if (head > 1 && next?.type === 'paragraph' && cellsOf(row) === head) {
    node.data.isProse = true;
    return [toTable(head, signs, offset)];
  }
  const isConflict = signs === '='.repeat(7) && CONFLICT.test(source.slice(0, end));
  if (!isConflict && signs !== '-' && !isProse(wordsOf(node).trim(), signs)) return [];
  node.data.isProse = true;
  if (isConflict) return [];
  return [{ rule: 'underlined-heading', offset, values: { kind: signs === '-' ? 'hyphen' : 'line', signs } }];
}

/** Whether words are a text, and no title, by their length, their end and the line below them. */
function isProse(words: string, signs: string): boolean {
  if (words.length >= LONG || words.includes('\n') || SENTENCE.test(words)) return true;
  if (signs.length > 3 || signs.startsWith('=')) return false;
  const count = words.split(/\s+/).length;
  return (
    count >= WORDS_OF_PROSE ||
    (count >= SMALL_WORDS_OF_PROSE && /^\p{Ll}/u.test(words)) ||
    (QUESTION.test(words) && words.length > signs.length + 2)
  );
}

function cellsOf(line: string): number {
  return line.replace(/^[ \t>]*\||\|[ \t]*$/g, '').split('|').length;
}

/** `A | B` with a line of hyphens below that has no columns, and a row below that. */
function toTable(cells: number, signs: string, offset: number): Slip {
  const expected = `|${'---|'.repeat(cells)}`;
  const values = { kind: 'other rule', what: signs, expected, cells: String(cells) };
  return { rule: 'table-form', offset, values, mend: { actual: signs, expected } };
}
