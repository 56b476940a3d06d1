import { CONFIRM } from '../content/fact-form.ts';
import type { Place, Report } from '../lint/report.ts';

const MARK = String.raw`(?<![\\{])\{\{[ \t]*${CONFIRM}[ \t]*\}\}`;
const MARKS = new RegExp(MARK, 'g');
const MARKS_WITH_BLANKS = new RegExp(String.raw`\s*${MARK}`, 'g');
/** Where another text begins: a block, an item, a cell, a title, an attribute, or what stands behind a mark. */
const BOUNDARY = new RegExp(
  String.raw`${MARK}|^[ \t>-]*$|^[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t]|#{1,6}[ \t]|::\w+\[|\[\^[^\]\n]+\]:)|[|]|(?:=|\]\(\S*[ \t]+|\]:[ \t]*\S+[ \t]+)["'](?=[^"'\n]*$)`,
  'mu',
);
/** Signs of Markdown and HTML in a sentence, without the words that are read. */
const SIGNS = /<[^<>]*>|\[\^[^\]]*\]|\]\([^()\n]*\)|!?\[|[*`]/g;
/** Longest text in which a sentence is looked for. */
const MOST_BEFORE = 1000;

/** Returns the indexes of the marks that say that the sentence before them is to be confirmed. */
export function marksIn(text: string): number[] {
  return text.includes('{{') ? Array.from(text.matchAll(MARKS), ({ index }) => index) : [];
}

/** Takes the marks out of a text, with the blanks before them. */
export function withoutConfirmMarks(text: string): string {
  return text.includes('{{') ? text.replace(MARKS_WITH_BLANKS, '') : text;
}

/** Reports the sentence before the mark at `index` of a source text, or that there is none. */
export function reportMark(source: string, index: number, place: Place, { report }: Report): void {
  const sentence = sentenceBefore(source, index);
  if (sentence === '') report('unknown-fact', place, { name: CONFIRM, alone: 'yes' });
  else report('unconfirmed-sentence', place, { sentence });
}

function sentenceBefore(source: string, index: number): string {
  const before =
    source
      .slice(Math.max(0, index - MOST_BEFORE), index)
      .split(BOUNDARY)
      .at(-1) ?? '';
  const text = before.replaceAll(SIGNS, '').replaceAll(/\s+/g, ' ').trim();
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
  const last = sentences.at(-1)?.segment ?? '';
  return /[\p{L}\p{N}]/u.test(last) ? last : '';
}
