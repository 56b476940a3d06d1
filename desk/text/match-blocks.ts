/** Lines of a file that make one block of a page; numbers count from 1. */
export interface SourceBlock {
  readonly line: number;
  readonly lastLine: number;
  readonly words: readonly string[];
}

/** What a page writes in the place of names in braces. */
export type FactValues = ReadonlyMap<string, string>;

const WORD = /[\p{L}\p{N}]+/gu;
/** Signs at the beginning of a line that make it a block of its own. */
const OWN_BLOCK = /^\s*(?:[-*+] |\d+[.)] |\||>|#|\[\^)/;
/** What no page shows as words: where links lead, names of notes and anchors, and Markdown's own signs. */
const UNSEEN = /\]\([^)\n]*\)|\[\^[^\]\n]*\]|\{#?[^}\n]*\}|^::[a-z]+/g;
/** Least part of the words that two blocks have in common. */
const ENOUGH = 0.6;

/** Returns the blocks of a file: paragraphs, and lines of lists, tables and fields. */
export function blocksOf(source: string, facts: FactValues): SourceBlock[] {
  const blocks: { line: number; lastLine: number; words: string[] }[] = [];
  let isOpen = false;
  for (const [index, typed] of source.split('\n').entries()) {
    const words = wordsOf(seen(typed, facts));
    const open = blocks.at(-1);
    if (words.length === 0) isOpen = false;
    else if (isOpen && open && !OWN_BLOCK.test(typed)) {
      open.lastLine = index + 1;
      open.words.push(...words);
    } else {
      blocks.push({ line: index + 1, lastLine: index + 1, words });
      isOpen = true;
    }
  }
  return blocks;
}

/** Returns the words of a text in lower case, in order. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function seen(typed: string, facts: FactValues): string {
  const filled = typed.replaceAll(/\{\{ ?([\w-]+) ?\}\}/g, (_, name: string) => facts.get(name) ?? '');
  return filled.replaceAll(UNSEEN, ' ');
}

/**
 * Returns the index of the candidate with the most words in common, at least most of them; undefined if there is none.
 * Of equal ones, the one whose place among all is nearest to `place`, from 0 to 1, is taken.
 */
export function nearestWords(
  words: readonly string[],
  candidates: readonly (readonly string[])[],
  place: number,
): number | undefined {
  let best: { index: number; score: number; distance: number } | undefined;
  for (const [index, candidate] of candidates.entries()) {
    const score = likeness(words, candidate);
    const distance = Math.abs(index / candidates.length - place);
    const isBetter = !best || score > best.score || (score === best.score && distance < best.distance);
    if (score >= ENOUGH && isBetter) best = { index, score, distance };
  }
  return best?.index;
}

/** Returns which part of all words of both texts is in both, from 0 to 1. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of b) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(word, count - 1);
  }
  return a.length + b.length === 0 ? 0 : (2 * common) / (a.length + b.length);
}
