import { isBehindNumber, isLoneStar } from './lone-stars.ts';
import type { Found, ProseBlock, TextParts } from './found.ts';
import type { EmphasisForm } from './emphasis-form.ts';
import { crossedBold } from './crossed-bold.ts';
import { GLUES } from './spaced-marks.ts';

const STARS = /(?<!\*)\*{2,}(?!\*)/g;
const MOST_SHOWN = 80;
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
export function* findBoldMarks(block: ProseBlock, { nodes, source }: TextParts): Iterable<Found<EmphasisForm>> {
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
  if (words === inner || words === '') return [{ offset, values: { kind: 'closed', what: what.slice(0, MOST_SHOWN) } }];
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
