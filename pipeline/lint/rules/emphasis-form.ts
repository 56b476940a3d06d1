import type { Parents, Strong } from 'mdast';
import type { ParametersOf } from '../../findings/rules.ts';
import type { EmphasisForm } from '../../findings/words.ts';
import { UNSPACED } from '../../site/parse/reading-time.ts';
import { type Finders, type Found, HIDDEN, type Located, type ProseBlock, type TextParts } from '../markdown/found.ts';
import { findSpacedMarks, GLUES, isBehindNumber, isLoneStar } from '../markdown/spaced-marks.ts';

/** A backtick before or after words. */
const OPEN = /(?<![`‘’´\w])`{1,2}(?=[\p{L}\d<{./-])|(?<=[\p{L}\d)>}])`{1,2}(?![`´’\p{L}\d])/u;

export const emphasisForm: Finders<ParametersOf<'emphasis-form'>> = {
  signs: /[*_`]/,
  *block(block, text) {
    yield* findSpacedMarks(block, text);
    yield* findBoldMarks(block, text);
    yield* findUneven(block, text);
    // The first backtick without a partner.
    const index = OPEN.exec(block.prose)?.index;
    if (index !== undefined) yield { offset: block.start + index, values: { kind: 'open', what: '`' } };
  },
  *text(text) {
    yield* findProducts(text);
    yield* findStarsInWords(text);
    yield* findNestedBold(text);
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
function* findBoldMarks(block: ProseBlock, { nodes, source }: TextParts): Iterable<Found<EmphasisForm>> {
  const { prose, start, end } = block;
  if (!prose.includes('**')) return;
  const [typed, bold] = [source.slice(start, end), nodes('strong')];
  const stars = [...prose.matchAll(STARS)]
    .map(({ index, 0: { length } }) => ({ index, length }))
    .filter((one) => !isPath(prose, one) && !isPower(prose, one) && !isLoneStar(prose, one.index))
    .filter(({ index }) => !bold.some((one) => one.start < start + index && start + index < one.end));
  if (stars.every((one) => isBehindNumber(prose, one))) return;
  for (let at = 0; at < stars.length; at++) {
    const [open, close] = [stars[at], stars[at + 1]];
    if (!open) break;
    if (open.length > 3) yield emptyLint(open, start);
    else if (close?.length === open.length) {
      const between = [start + open.index, start + close.index + close.length] as const;
      const crossed = bold.find((one) => between[0] < one.start && one.end < between[1]);
      if (crossed) yield crossedBold(crossed, between, source);
      else yield* pairLint(typed, open, close, start);
      at++;
    } else if (stars.length > 1 || !isSum(typed, open))
      yield { offset: start + open.index, values: { kind: 'alone', what: '**' } };
  }
}

function emptyLint({ index, length }: Stars, start: number): Found<EmphasisForm> {
  const what = '*'.repeat(length);
  const fix = length % 2 === 0 ? { fix: { actual: what, expected: '' } } : {};
  return { offset: start + index, values: { kind: 'empty', what }, ...fix };
}

function pairLint(typed: string, open: Stars, close: Stars, start: number): Found<EmphasisForm>[] {
  const end = close.index + close.length;
  const inner = typed.slice(open.index + open.length, close.index);
  const [words, what, offset] = [inner.trim(), typed.slice(open.index, end), start + open.index];
  if (words !== '' && CROSSES_BRACKET.test(inner)) return [];
  if (words === inner || words === '') return [{ offset, values: { kind: 'closed', what: what.slice(0, MAX_SHOWN) } }];
  const before = /^\s/.test(inner) && ENDS_WORD.test(typed.slice(0, open.index)) ? ' ' : '';
  const after = /\s$/.test(inner) && GLUES.test(typed.slice(end)) ? ' ' : '';
  const sign = '*'.repeat(open.length);
  const expected = `${before}${sign}${words}${sign}${after}`;
  const fix = /^[\d.,]+$/.test(words) ? {} : { fix: { actual: what, expected } };
  return [{ offset, values: { kind: 'blank', what, expected }, ...fix }];
}

/** `src/**` and its like. */
function isPath(prose: string, { index, length }: Stars): boolean {
  return /[/\\]$/.test(prose.slice(0, index)) || /^[/\\]/.test(prose.slice(index + length));
}

/** Tells whether stars are a power in prose, as in `2 ** 3 ** 4`. */
function isPower(prose: string, { index, length }: Stars): boolean {
  return length === 2 && /\d[ \t]*$/.test(prose.slice(0, index)) && /^[ \t]*\d/.test(prose.slice(index + length));
}

/** Tells whether stars belong to a formula or a word, as in `2 ** 3`, `2**3` and `F**k`, or stand beside code. */
function isSum(typed: string, { index, length }: Stars): boolean {
  const [before, after] = [typed[index - 1] ?? '', typed[index + length] ?? ''];
  const isBetween = (form: RegExp): boolean => form.test(before) && form.test(after);
  return length === 2 && (isBetween(/[\s\d]/) || isBetween(/\p{L}/u) || before === '`' || after === '`');
}

const STAR_BESIDE = /(?<!\*)\*(?!\*)/g;
/** A number, or a letter that stands for one. */
const FACTOR_AT_END = /(?:[\d.,]*\d|\p{L})$/u;
const FACTOR_AT_BEGINNING = /^(?:\d(?:[\d.,]*\d)?|\p{L})/u;
const LONGEST_FACTOR = 20;
const LETTERS_AT_END = /\p{L}+$/u;
const LETTERS_AT_BEGINNING = /^\p{L}+/u;
const LONGEST_WORD = 60;

/** Finds `**words***`: one more star on one side of emphasized words than on the other. */
function findUneven({ prose, start }: ProseBlock, { source }: TextParts): Found<EmphasisForm>[] {
  const first = [...prose.matchAll(STAR_BESIDE)].find(({ index }) =>
    [index - 1, index + 1].some((at) => prose[at] === HIDDEN && source[start + at] === '*'),
  );
  return first ? [{ offset: start + first.index, values: { kind: 'uneven', what: '*' } }] : [];
}

/** Finds `5*3*2`: stars between numbers, which make italics. */
function* findProducts({ nodes, source }: TextParts): Iterable<Found<EmphasisForm>> {
  for (const { start, end } of nodes('emphasis')) {
    if (source[start] !== '*' || !isFactor(source, start) || !isFactor(source, end - 1)) continue;
    const before = FACTOR_AT_END.exec(source.slice(Math.max(0, start - LONGEST_FACTOR), start))?.[0].length ?? 0;
    const after = FACTOR_AT_BEGINNING.exec(source.slice(end, end + LONGEST_FACTOR))?.[0].length ?? 0;
    const what = source.slice(start - before, end + after);
    const expected = what.replaceAll('*', '\\*');
    const values = { kind: 'product', what, sum: what.replaceAll('*', ' × '), expected } as const;
    yield { offset: start - before, values, fix: { actual: what, expected } };
  }
}

/** Tells whether a star is between two digits, or between a digit and a letter that stands for a number. */
function isFactor(source: string, at: number): boolean {
  const left = /\d$|(?<![\p{L}\p{N}])\p{L}$/u.exec(source.slice(Math.max(0, at - 2), at))?.[0] ?? '';
  const right = /^\d|^\p{L}(?![\p{L}\p{N}])/u.exec(source.slice(at + 1, at + 3))?.[0] ?? '';
  return left !== '' && right !== '' && /\d/.test(left + right);
}

/**
 * Finds stars inside words, which emphasize the text between two of them: `Kund*innen und Mitarbeiter*innen`, `f*ck and
 * sh*t`. In scripts without spaces, bold text touches other letters.
 */
function* findStarsInWords({ nodes, source }: TextParts): Iterable<Found<EmphasisForm>> {
  for (const { node, start, end } of [...nodes('emphasis'), ...nodes('strong')]) {
    const signs = node.type === 'strong' ? '**' : '*';
    const inner = source.slice(start + signs.length, end - signs.length);
    const before = LETTERS_AT_END.exec(source.slice(Math.max(0, start - LONGEST_WORD), start))?.[0];
    const after = LETTERS_AT_BEGINNING.exec(source.slice(end, end + LONGEST_WORD))?.[0];
    if (!source.startsWith(signs, start) || before === undefined || after === undefined) continue;
    if ((before + after).search(UNSPACED) !== -1) continue;
    if (![/^\p{L}/u, /\s/, /\p{L}$/u].every((part) => part.test(inner))) continue;
    const actual = source.slice(start, end);
    const shown = signs.replaceAll('*', '\\*');
    const what = `${before}${actual.replace(/(?<=\s)\S.*\s(?=\S)/s, '… ')}${after}`;
    const made = node.type === 'strong' ? 'bold words' : 'italics';
    yield {
      offset: start,
      values: { kind: 'words', what, made, shown },
      fix: { actual, expected: shown + inner + shown },
    };
  }
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
function crossedBold(
  { start, end }: Located<Strong>,
  [from, to]: readonly [start: number, end: number],
  source: string,
): Found<EmphasisForm> {
  const bold = source.slice(start, end).replaceAll('*', '');
  const actual = source.slice(from, to);
  const count = actual.match(ALL_STARS)?.length ?? 0;
  if (MAY_HIDE.test(actual) || count % 2 > 0) return { offset: from, values: { kind: 'crossed', bold } };
  let isOpen = false;
  const expected = actual.replaceAll(ALL_STARS, () => {
    isOpen = !isOpen;
    return isOpen ? '<strong>' : '</strong>';
  });
  return { offset: from, end: to, values: { kind: 'crossed', bold, expected }, fix: { actual, expected } };
}

/** Finds bold words inside of bold words, for the same reason: all of them are bold. */
function* findNestedBold({ nodes, source }: TextParts): Iterable<Found<EmphasisForm>> {
  const all = new Map<Parents, Located<Strong>>(nodes('strong').map((bold) => [bold.node, bold]));
  for (const inner of all.values()) {
    const outer = all.get(inner.parent);
    if (
      outer &&
      source.startsWith('**', outer.start) &&
      BEHIND_PUNCTUATION.test(source.slice(inner.start - 1, inner.end))
    )
      yield crossedBold(inner, [outer.start, outer.end], source);
  }
}
