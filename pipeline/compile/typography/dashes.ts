import type { Edit } from './edit.ts';
import { baseOf } from './marks.ts';

const HYPHENS = /(?<!-)-{2,3}(?!-)/g;
const SPACED = / - /g;
const DOTS = /(?<!\.)\.{3}(?!\.)/g;
const BEFORE_DASH = /[\p{L}\p{N}"'’”»)\]%…?!.,\uFFFC]$/u;
const AFTER_DASH = /^(?:[\p{L}\p{N}"'’‘“„«([…€$£\uFFFC]|\.{3})/u;
const OPERAND_BEFORE = /(?:\p{N}[%)'"′″’]?|(?<![\p{L}\p{N}])\p{L})$/u;
const OPERAND_AFTER = /^(?:[€$£(]?\p{N}|\p{L}(?![\p{L}\p{N}]))/u;

/** Languages whose dash between words is the long one. */
const LONG_DASH = new Set(['be', 'ru', 'uk']);

/** Replaces hyphens that stand for dashes, and three dots with an ellipsis. Most texts have neither. */
export function setDashes(text: string, language: string): Edit[] {
  if (!text.includes('--') && !text.includes(' - ') && !text.includes('...')) return [];
  const dash = LONG_DASH.has(baseOf(language)) ? '—' : '–';
  return [
    ...[...text.matchAll(HYPHENS)].flatMap(({ 0: typed, index }) => {
      const [before, after] = around(text, index, index + typed.length);
      const isDash =
        (/[ \t\n]$|^$/.test(before) && /^[ \t\n]/.test(after)) || (BEFORE_DASH.test(before) && AFTER_DASH.test(after));
      return isDash ? [{ start: index, end: index + typed.length, text: typed === '---' ? '—' : '–' }] : [];
    }),
    ...[...text.matchAll(SPACED)].flatMap(({ index }) => {
      const [before, after] = around(text, index, index + 3);
      if (!BEFORE_DASH.test(before) || !AFTER_DASH.test(after)) return [];
      const isSum = OPERAND_BEFORE.test(before) && OPERAND_AFTER.test(after);
      return isSum ? [] : [{ start: index + 1, end: index + 2, text: dash }];
    }),
    ...[...text.matchAll(DOTS)].flatMap(({ index }) =>
      isEllipsis(...around(text, index, index + 3)) ? [{ start: index, end: index + 3, text: '…' }] : [],
    ),
  ];
}

/** Dots between numbers, before a name and in paths are part of code. */
function isEllipsis(before: string, after: string): boolean {
  const [last, first] = [before.at(-1) ?? ' ', after.at(0) ?? ' '];
  if (/[/\\\uFFFC]/.test(last + first)) return false;
  if (/[\s"'’”»)\]},;:!?]/.test(first)) return true;
  return /\p{L}/u.test(first) && /[\s\p{L}"'“‘„«]/u.test(last);
}

function around(text: string, start: number, end: number): [string, string] {
  return [text.slice(Math.max(0, start - 4), start), text.slice(end, end + 4)];
}
