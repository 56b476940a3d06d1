const COUNTED = '(?:minutes?|hours?|days?|weeks?|months?|years?|million|billion)(?![\\p{L}-])';

/** A range or a measure, such as "48–72 hours" or "30-minute"; browsers would break a line after its hyphen or dash. */
const RANGE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_-])\d(?:[.,]?\d){0,8}[%KMB]?[-–](?:[€$£]?\d(?:[.,]?\d){0,8}[a-zA-Z%]{0,2}(?:-[a-z]{1,12})?|[a-z]{1,12})(?![\p{L}\p{N}_-])(?: ${COUNTED})?`,
  'gu',
);
/** A figure with what it counts, or a noun with its number: "4 weeks", "gate 2". */
const COUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,–-])\d(?:[.,]?\d){0,8}[KMB]? ${COUNTED}|(?<!\p{L})(?:article|gate|month|week|day|year|phase|step|slide|stage|round|part) \d{1,3}(?![\p{L}\d–-]|[.,]\d)`,
  'giu',
);
/** Two words joined by a hyphen, such as "spin-outs": in a title or a cell, a break between them looks wrong. */
const COMPOUND = /(?<![\p{L}\d-])\p{L}{1,8}-\p{L}{1,6}(?![\p{L}\d-])/gu;

/** A longer line, such as a lead, is set smaller than a title. In UTF-16 code units. */
const LONGEST_TITLE = 55;
/**
 * An article with a word that is short enough for the largest titles: at the end of a line it looks lost. Not after the
 * first word, where Chromium would leave it alone.
 */
const ARTICLE = /(?<!^\S+ )(?<![\p{L}\p{N}'’-])(?:the|an?) \p{L}{1,7}(?![\p{L}\d-])/giu;
/**
 * A compound with a part so short that a line would end or begin with a few letters: "pre-seed", "pay-off",
 * "head-to-head".
 */
const SHORT_PART =
  /(?<![\p{L}\d-])(?:\p{L}{1,4}(?:-\p{L}{1,4}){1,2}|\p{L}{1,3}-\p{L}{1,12}|\p{L}{1,12}-\p{L}{1,4})(?![\p{L}\d-])/gu;
/**
 * Short terms in brackets, comparisons and pairs, "(9 - 3)", "p < 0.05", "1, 7"; and a currency sign with its word, "€
 * millions".
 */
const NUMBER = String.raw`\d(?:[.,]?\d){0,6}`;
const SHORT_SUM = new RegExp(
  [
    String.raw`\([€$£]?${NUMBER}(?: [-−+×÷*/x] [€$£]?${NUMBER}){1,2}\)`,
    String.raw`(?<![\p{L}\d])\p{L} [<>=≈≤≥] [-−]?${NUMBER}%?`,
    String.raw`(?<![\d.,(] ?)(?<!\p{L})\d{1,2}, \d{1,2}(?!,? ?[\d\p{L}%])`,
    String.raw`[€$£] (?:thousands?|millions?|billions?)(?!\p{L})`,
  ].join('|'),
  'gu',
);
/** An operator between words begins a line with what follows, rather than ending one. */
const OPERATOR = /(?<=[\p{L})] )[×÷=] \p{L}{1,12}(?![\p{L}-])/gu;
/** The end of a paragraph whose last two words are short: they must not form a line of their own. */
const ENDING = /(?<= )\S{1,12} (?=.{4,9}$)\S+ \S+$/gu;

/** Every text with a range matches this test, which is much faster. */
const BEHIND_FIGURE = /\d[%KMB]?[-–]/;
const SIGNS: readonly (readonly [sign: RegExp, pattern: RegExp])[] = [
  [BEHIND_FIGURE, RANGE],
  [/\p{L}-\p{L}/u, SHORT_PART],
  [/[(<>=≈≤≥€$£] ?|\d, \d/, SHORT_SUM],
  [/[×÷=] \p{L}/u, OPERATOR],
  [/\d[KMB]? | \d/i, COUNT],
];
const IN_TITLE: typeof SIGNS = [
  [BEHIND_FIGURE, RANGE],
  [/\d[KMB]? | \d/i, COUNT],
  [/-/, COMPOUND],
  [/(?<![a-z\d])(?:the|an?) /i, ARTICLE],
];

/** A part of a text, from `start` to `end`, in UTF-16 code units. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Returns the ranges of a text without a language. */
export function unbrokenRanges(text: string): TextSpan[] {
  return BEHIND_FIGURE.test(text) ? spansOf(text, [RANGE]) : [];
}

/** Returns the parts of a running text in which no line may break, in order. */
export function unbrokenSpans(text: string): TextSpan[] {
  return spansOf(text, inRunning(text));
}

/** Returns the same for the last text of a paragraph. */
export function unbrokenSpansOfEnding(text: string): TextSpan[] {
  return spansOf(text, [...inRunning(text), ENDING]);
}

/** Returns the same for a line that stands alone, such as a title or a lead. */
export function unbrokenSpansOfLine(text: string): TextSpan[] {
  const patterns = foundBy(IN_TITLE, text);
  const isLong = text.length > LONGEST_TITLE;
  return spansOf(text, isLong ? [...patterns.filter((pattern) => pattern !== ARTICLE), SHORT_PART, ENDING] : patterns);
}

function inRunning(text: string): RegExp[] {
  return foundBy(SIGNS, text);
}

function foundBy(signs: typeof SIGNS, text: string): RegExp[] {
  return signs.filter(([sign]) => sign.test(text)).map(([, pattern]) => pattern);
}

function spansOf(text: string, patterns: readonly RegExp[]): TextSpan[] {
  const spans = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 0: part, index }) => ({ start: index, end: index + part.length }))
    .toSorted((a, b) => a.start - b.start);
  const apart: TextSpan[] = [];
  for (const span of spans) if (span.start >= (apart.at(-1)?.end ?? 0)) apart.push(span);
  return apart;
}
