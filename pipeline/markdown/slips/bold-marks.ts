import { isBehindNumber, isLoneStar } from './lone-stars.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';

const STARS = /(?<!\*)\*{2,3}(?!\*)/g;
const MOST_SHOWN = 80;
/** A bracket whose other one stands outside. */
const CROSSES_BRACKET = /^[^[]*\]|\[[^\]]*$/;

interface Stars {
  readonly index: number;
  readonly length: number;
}

/** Pairs of `**` that make nothing bold: with a blank inside, or beside a sign of punctuation and a letter. */
export function findBoldMarks({ prose, start, end }: ProseBlock, { source, bold }: TextParts): Slip[] {
  if (!prose.includes('**')) return [];
  const typed = source.slice(start, end);
  const stars = [...prose.matchAll(STARS)]
    .map(({ index, 0: { length } }) => ({ index, length }))
    .filter((one) => !isPath(prose, one) && !isPower(prose, one) && !isLoneStar(prose, one.index))
    .filter(({ index }) => !bold.some((one) => one.start < start + index && start + index < one.end));
  if (stars.every((one) => isBehindNumber(prose, one))) return [];
  const slips: Slip[] = [];
  for (let at = 0; at + 1 < stars.length; at++) {
    const [open, close] = [stars[at], stars[at + 1]];
    if (!open || !close || open.length !== close.length) continue;
    if (typed.slice(open.index, close.index).includes('\n\n')) continue;
    slips.push(...slipOf(typed, open, close, start));
    at++;
  }
  return slips;
}

function slipOf(typed: string, open: Stars, close: Stars, start: number): Slip[] {
  const end = close.index + close.length;
  const inner = typed.slice(open.index + open.length, close.index);
  const [words, what, offset] = [inner.trim(), typed.slice(open.index, end), start + open.index];
  if (words !== '' && CROSSES_BRACKET.test(inner)) return [];
  if (words === inner || words === '')
    return [{ rule: 'emphasis-form', offset, values: { kind: 'closed', what: what.slice(0, MOST_SHOWN) } }];
  const before = /^\s/.test(inner) && /\S$/.test(typed.slice(0, open.index)) ? ' ' : '';
  const after = /\s$/.test(inner) && /^[\p{L}\d]/u.test(typed.slice(end)) ? ' ' : '';
  const sign = '*'.repeat(open.length);
  const expected = `${before}${sign}${words}${sign}${after}`;
  const mend = /^[\d.,]+$/.test(words) ? {} : { mend: { actual: what, expected } };
  return [{ rule: 'emphasis-form', offset, values: { kind: 'blank', what, expected }, ...mend }];
}

/** `src/**` and its like. */
function isPath(prose: string, { index, length }: Stars): boolean {
  return /[/\\]$/.test(prose.slice(0, index)) || /^[/\\]/.test(prose.slice(index + length));
}

/** `2 ** 3 ** 4` */
function isPower(prose: string, { index, length }: Stars): boolean {
  return length === 2 && /\d[ \t]*$/.test(prose.slice(0, index)) && /^[ \t]*\d/.test(prose.slice(index + length));
}
