import { allMatches } from './all-matches.ts';
import { HIDDEN, type Found, type ProseBlock } from './found.ts';

type EmphasisForm = Found<'emphasis-form'>;

const MARKS = /(?<![*_~])(?:\*|_{1,2})(?![*_~])/g;
/** What may precede words in italics; the syntax of a heading or a cell is hidden. */
const BEFORE = /(?:^|[\s([{“‘„«"'—–\ufffc-])$/u;
const WORD = /^["“‘'„«(¿¡]?[\p{L}\d\ufffc]/u;
/** What precedes the first star if it has blanks on both sides; after a number, it would be a product. */
const BEFORE_SPACED_STAR = /[\p{L},;:][^\S\n]$/u;
/** Program names in a list: `_posts and _drafts`, `_id, _rev`. */
const NAME = /^\p{L}$|^\p{Ll}[\w-]*(?:,|,? (?:and|or|with|und|oder|mit|et|ou|avec|e|ed|o|od|con|y))$/u;
/** A line that was meant as an item of a list: what stands before it does not go on there. */
const NEXT_ITEM = /\n[ \t>]*[-+*•][ \t]/;
const MAX_CHARACTERS = 300;
/** What would be glued to emphasized words without the blank inside their marks. */
export const GLUES = /^(?:[\p{L}\p{N}([{“‘„«$€£¥\ufffc]|["'](?=[\p{L}\p{N}]))/u;

/**
 * Finds italics marks, or `__`, with a blank inside or with no words after them: `_words _`, `* words*`,
 * `_Words:_more`.
 */
export function* findSpacedMarks({ prose, typed, start }: ProseBlock): Iterable<EmphasisForm> {
  // Braces hold what another program reads.
  const read = prose.replaceAll(/\{[^{}\n]*\}/g, (braces) => HIDDEN.repeat(braces.length));
  const marks = allMatches(MARKS, read).filter(
    ({ 0: sign, index }) =>
      !isLoneStar(prose, index) && ![index - 1, index + sign.length].some((at) => typed[at] === sign[0]),
  );
  for (let at = 0; at + 1 < marks.length; at++) {
    const [open, close] = [marks[at], marks[at + 1]];
    const found = open && open[0] === close?.[0] && findInPair(open[0], open.index, close.index, prose, typed);
    if (!found) continue;
    yield { ...found, offset: start + open.index };
    at++;
  }
}

function findInPair(sign: string, from: number, last: number, prose: string, typed: string): EmphasisForm | undefined {
  const to = last + sign.length;
  const [before, after] = [prose.slice(0, from), prose.slice(to)];
  const inner = prose.slice(from + sign.length, last);
  const words = inner.trim();
  if (!WORD.test(words) || !BEFORE.test(before) || inner.length > MAX_CHARACTERS || NAME.test(words)) return undefined;
  if ((sign === '*' && /^\d/.test(words)) || NEXT_ITEM.test(inner)) return undefined;
  const [hasBlankBefore, hasBlankBehind] = [/^[^\S\n]/.test(inner), /[^\S\n]$/.test(inner)];
  const [what, isBold] = [typed.slice(from, to), sign === '__'];
  if (!hasBlankBefore && !hasBlankBehind)
    return /[^\p{L}\d\s\ufffc]$/u.test(inner) && /^\p{L}/u.test(after)
      ? {
          offset: from,
          values: { kind: isBold ? 'closed' : 'glued', what },
          fix: { actual: what, expected: `${what} ` },
        }
      : undefined;
  if (hasBlankBefore && sign === '*' && (!BEFORE_SPACED_STAR.test(before) || isProduct(inner, after))) return undefined;
  if (hasBlankBefore && !hasBlankBehind && /^[\p{L}\d]/u.test(after)) return undefined;
  const blank = hasBlankBehind && GLUES.test(after) ? ' ' : '';
  const expected = `${sign}${typed.slice(from + sign.length, last).trim()}${sign}${blank}`;
  const values = {
    kind: isBold ? 'blank' : 'spaced',
    what: what.replace(/\s+/g, ' '),
    // A blank at the end of the advice could not be seen.
    expected: blank ? expected + (/^\S+/.exec(typed.slice(to))?.[0] ?? '') : expected,
  } as const;
  const fix = { actual: what, expected };
  return { offset: from, values, ...(isSure(sign, before, hasBlankBefore, after) && { fix }) };
}

/** Tells whether stars with blanks on both sides multiply: `shares * price = 2M * $11.45`, `a * b * c`. */
function isProduct(inner: string, after: string): boolean {
  return /^\s.*[=\d].*\s$|^\s\S{1,2}\s$/s.test(inner) || (/\s$/.test(inner) && /^\s*[$€£¥(]?\d/.test(after));
}

/** Tells whether marks are certainly emphasis; stars may also be those of a product or of two remarks. */
function isSure(sign: string, before: string, hasBlankBefore: boolean, after: string): boolean {
  if (sign !== '*') return true;
  return !hasBlankBefore && !(/(?:^|\n)$/.test(before) && /^\p{Lu}/u.test(after));
}

/**
 * Stars that are literal: `*nix`, `*args`, `**kwargs`, a pointer `*p`, and a significance level, `*p < 0.05`. A single
 * vowel may be a word.
 */
const BEFORE_NAME =
  /\*{1,4}(?:(?:nix|ux|BSD|args|kwargs|aaS)(?![\p{L}\d])|(?<!\*\*)(?![aeiouy])\p{L}(?![\p{L}\d’'-])|[ \t]?p[ \t]?[<>=≤≥])/iuy;
const OF_C = /\b(?:char|const|double|float|int|long|size_t|void)[ \t]+\*?$/;
/** Stars after a number: `0.31**`, `5*`. */
const BEHIND_NUMBER = /[\d)%]$/;

/** Tells whether stars at an index are literal, not emphasis marks. */
export function isLoneStar(prose: string, index: number): boolean {
  BEFORE_NAME.lastIndex = index;
  if (BEFORE_NAME.test(prose)) return true;
  return prose[index] === '*' && OF_C.test(prose.slice(Math.max(0, index - 20), index));
}

/** Tells whether stars show the significance of a number before them. */
export function isBehindNumber(
  prose: string,
  { index, length }: { readonly index: number; readonly length: number },
): boolean {
  return BEHIND_NUMBER.test(prose.slice(0, index)) && !/^[\p{L}\d]/u.test(prose.slice(index + length));
}
