import type { Emphasis, Strong } from 'mdast';
import { endOf, startOf } from '../../markdown/points.ts';
import { nodesBelow } from '../../markdown/visit.ts';
import { UNSPACED } from '../../site/parse/reading-time.ts';
import { allMatches } from '../markdown/all-matches.ts';
import { HIDDEN, type Finders, type Found, type Located, type ProseBlock, type TextParts } from '../markdown/found.ts';
import { retype } from '../markdown/retype.ts';
import { findSpacedMarks, GLUES, isBehindNumber, isLoneStar } from '../markdown/spaced-marks.ts';

type EmphasisForm = Found<'emphasis-form'>;

/** A backtick before or after words. */
const OPEN = /(?<![`‘’´\w])`{1,2}(?=[\p{L}\d<{./-])|(?<=[\p{L}\d)>}])`{1,2}(?![`´’\p{L}\d])/u;

export const emphasisForm: Finders<'emphasis-form'> = {
  signs: /[*_`]/,
  *block(block) {
    yield* findSpacedMarks(block);
    yield* findBoldMarks(block);
    yield* findUneven(block);
    // The first backtick without a partner.
    const index = OPEN.exec(block.prose)?.index;
    if (index !== undefined) yield { offset: block.start + index, values: { kind: 'open', what: '`' } };
  },
  nodes: {
    *emphasis(one, text) {
      yield* findProduct(one, text);
      yield* findStarsInWord(one, text);
    },
    *strong(one, text) {
      yield* findStarsInWord(one, text);
      yield* findNestedBold(one, text);
    },
  },
};

const STARS = /(?<!\*)\*{2,}(?!\*)/g;
const MAX_SHOWN = 80;
/** What a blank must keep apart from bold words. */
const ENDS_WORD = /[^\s([{“‘„«"'*_~]$/u;
/** A bracket whose partner is outside the text. */
const CROSSES_BRACKET = /^[^[]*\]|\[[^\]]*$/;

interface Stars {
  readonly index: number;
  readonly length: number;
}

/**
 * Finds `**` that makes nothing bold: with a blank inside, between punctuation and a letter, without its partner, or
 * with nothing inside.
 */
function* findBoldMarks({ node, prose, typed, start }: ProseBlock): Iterable<EmphasisForm> {
  if (!prose.includes('**')) return;
  const bold = nodesBelow(node).flatMap((one) => (one.type === 'strong' ? spanOf(one, start) : []));
  const stars = allMatches(STARS, prose)
    .map(({ index, 0: { length } }) => ({ index, length }))
    .filter((one) => !isPath(prose, one) && !isPower(prose, one) && !isLoneStar(prose, one.index))
    .filter(({ index }) => !bold.some(([from, to]) => from < index && index < to));
  if (stars.every((one) => isBehindNumber(prose, one))) return;
  for (let at = 0; at < stars.length; at++) {
    const [open, close] = [stars[at], stars[at + 1]];
    if (!open) break;
    const offset = start + open.index;
    if (open.length > 3) yield toEmpty('*'.repeat(open.length), offset);
    else if (close?.length === open.length) {
      const end = close.index + close.length;
      const crossed = bold.find(([from, to]) => open.index < from && to < end);
      if (crossed) yield toCrossed(typed.slice(...crossed), typed.slice(open.index, end), offset);
      else yield* findInPair(typed, open, close, offset);
      at++;
    } else if (stars.length > 1 || !isSum(typed, open)) yield { offset, values: { kind: 'alone', what: '**' } };
  }
}

/** Returns where a node stands in a block that begins at an offset; nothing if that is unknown. */
function spanOf(node: Strong, begin: number): [from: number, to: number][] {
  const [start, end] = [startOf(node)?.offset, endOf(node)?.offset];
  return start === undefined || end === undefined ? [] : [[start - begin, end - begin]];
}

function toEmpty(what: string, offset: number): EmphasisForm {
  const fix = what.length % 2 === 0 ? { fix: { actual: what, expected: '' } } : {};
  return { offset, values: { kind: 'empty', what }, ...fix };
}

function* findInPair(typed: string, open: Stars, close: Stars, offset: number): Iterable<EmphasisForm> {
  const end = close.index + close.length;
  const inner = typed.slice(open.index + open.length, close.index);
  const [words, what] = [inner.trim(), typed.slice(open.index, end)];
  if (words !== '' && CROSSES_BRACKET.test(inner)) return;
  if (words === inner || words === '')
    return yield { offset, values: { kind: 'closed', what: what.slice(0, MAX_SHOWN) } };
  const before = /^\s/.test(inner) && ENDS_WORD.test(typed.slice(0, open.index)) ? ' ' : '';
  const after = /\s$/.test(inner) && GLUES.test(typed.slice(end)) ? ' ' : '';
  const sign = '*'.repeat(open.length);
  const { fix, ...found } = retype(offset, { kind: 'blank', what, expected: before + sign + words + sign + after });
  // Behind the end of a line, the marks may be those of the next item.
  yield /^[\d.,]+$/.test(words) || /^\s*\n|\n\s*$/.test(inner) ? found : { ...found, fix };
}

/** `src/**` and its like. */
function isPath(prose: string, { index, length }: Stars): boolean {
  return /[/\\]/.test((prose[index - 1] ?? '') + (prose[index + length] ?? ''));
}

/** Tells whether stars are a power in prose, as in `2 ** 3 ** 4`. */
function isPower(prose: string, { index, length }: Stars): boolean {
  return length === 2 && /\d[ \t]*$/.test(prose.slice(0, index)) && /^[ \t]*\d/.test(prose.slice(index + length));
}

/** The beginning of a word that stars hide, as in `sh**`. */
const HIDES_LETTERS = /(?<!\p{L})(?:a|bi?|cr|d|fu?|sh)$/iu;

/** Tells whether stars belong to a formula or a word, as in `2 ** 3`, `2**3` and `F**k`, or stand beside code. */
function isSum(typed: string, { index, length }: Stars): boolean {
  const [before, after] = [typed[index - 1] ?? '', typed[index + length] ?? ''];
  const isBetween = (form: RegExp): boolean => form.test(before) && form.test(after);
  const isHidden = HIDES_LETTERS.test(typed.slice(Math.max(0, index - 3), index));
  return length === 2 && (isHidden || isBetween(/[\s\d]/) || isBetween(/\p{L}/u) || before === '`' || after === '`');
}

const STAR_BESIDE = /(?<!\*)\*(?!\*)/g;

/** Finds `**words***`: one more star on one side of emphasized words than on the other. */
function* findUneven({ prose, typed, start }: ProseBlock): Iterable<EmphasisForm> {
  const first = allMatches(STAR_BESIDE, prose).find(({ index }) =>
    [index - 1, index + 1].some((at) => prose[at] === HIDDEN && typed[at] === '*'),
  );
  if (first) yield { offset: start + first.index, values: { kind: 'uneven', what: '*' } };
}

/** A number, or a letter that stands for one. */
const FACTOR_AT_END = /(?:[\d.,]*\d|\p{L})$/u;
const FACTOR_AT_BEGINNING = /^(?:\d(?:[\d.,]*\d)?|\p{L})/u;
const LONGEST_FACTOR = 20;

/** Finds `5*3*2`: stars between numbers, which make italics. */
function* findProduct({ start, end, typed }: Located<Emphasis>, { source }: TextParts): Iterable<EmphasisForm> {
  if (!typed.startsWith('*') || !isFactor(source, start) || !isFactor(source, end - 1)) return;
  const before = FACTOR_AT_END.exec(source.slice(Math.max(0, start - LONGEST_FACTOR), start))?.[0] ?? '';
  const after = FACTOR_AT_BEGINNING.exec(source.slice(end, end + LONGEST_FACTOR))?.[0] ?? '';
  const what = before + typed + after;
  const [sum, expected] = [what.replaceAll('*', ' × '), what.replaceAll('*', '\\*')];
  yield retype(start - before.length, { kind: 'product', what, sum, expected });
}

/** Tells whether a star is between two digits, or between a digit and a letter that stands for a number. */
function isFactor(source: string, at: number): boolean {
  const left = /\d$|(?<![\p{L}\p{N}])\p{L}$/u.exec(source.slice(Math.max(0, at - 2), at))?.[0] ?? '';
  const right = /^\d|^\p{L}(?![\p{L}\p{N}])/u.exec(source.slice(at + 1, at + 3))?.[0] ?? '';
  return left !== '' && right !== '' && /\d/.test(left + right);
}

const LETTERS_AT_END = /\p{L}+$/u;
const LETTERS_AT_BEGINNING = /^\p{L}+/u;
const LONGEST_WORD = 60;

/**
 * Finds stars inside words, which emphasize the text between two of them: `Kund*innen und Mitarbeiter*innen`, `f*ck and
 * sh*t`. In scripts without spaces, bold text touches other letters.
 */
function* findStarsInWord(
  { node, start, end, typed }: Located<Emphasis | Strong>,
  { source }: TextParts,
): Iterable<EmphasisForm> {
  const [made, signs] = node.type === 'strong' ? ['bold words', '**'] : ['italics', '*'];
  const inner = typed.slice(signs.length, -signs.length);
  const before = LETTERS_AT_END.exec(source.slice(Math.max(0, start - LONGEST_WORD), start))?.[0];
  const after = LETTERS_AT_BEGINNING.exec(source.slice(end, end + LONGEST_WORD))?.[0];
  if (!typed.startsWith(signs) || before === undefined || after === undefined) return;
  if ((before + after).search(UNSPACED) !== -1) return;
  if (![/^\p{L}/u, /\s/, /\p{L}$/u].every((part) => part.test(inner))) return;
  const shown = signs.replaceAll('*', '\\*');
  const what = `${before}${typed.replace(/(?<=\s)\S.*\s(?=\S)/s, '… ')}${after}`;
  const fix = { actual: typed, expected: shown + inner + shown };
  yield { offset: start, values: { kind: 'words', what, made, shown }, fix };
}

const ALL_STARS = /\*+/g;
/** Stars that were meant to close, behind punctuation. */
const BEHIND_PUNCTUATION = /^[^\s\p{L}\p{N}*_]\*\*(?!\*)/u;
/** What may hold stars that are no marks. */
const MAY_HIDE = /[`\\<]|\*{3}|(?<!\*)\*(?!\*)/;

/**
 * Returns the finding for bold words between two pairs of stars whose own words were meant: next to punctuation inside,
 * stars beside a letter open where they should close.
 */
function toCrossed(typedBold: string, actual: string, offset: number): EmphasisForm {
  const values = { kind: 'crossed', bold: typedBold.replaceAll('*', '') } as const;
  const count = actual.match(ALL_STARS)?.length ?? 0;
  if (MAY_HIDE.test(actual) || count % 2 > 0) return { offset, values };
  let isOpen = false;
  const expected = actual.replaceAll(ALL_STARS, () => {
    isOpen = !isOpen;
    return isOpen ? '<strong>' : '</strong>';
  });
  return { offset, end: offset + actual.length, values: { ...values, expected }, fix: { actual, expected } };
}

/** Finds bold words inside of bold words, for the same reason: all of them are bold. */
function* findNestedBold({ parent, start, typed }: Located<Strong>, { source }: TextParts): Iterable<EmphasisForm> {
  const [from, to] = [startOf(parent)?.offset, endOf(parent)?.offset];
  if (parent.type !== 'strong' || from === undefined || !source.startsWith('**', from)) return;
  if (BEHIND_PUNCTUATION.test((source[start - 1] ?? '') + typed)) yield toCrossed(typed, source.slice(from, to), from);
}
