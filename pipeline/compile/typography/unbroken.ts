const COUNTED = '(?:minutes?|hours?|days?|weeks?|months?|years?|million|billion)(?![\\p{L}-])';

/** A range or a measure, such as "48–72 hours" or "30-minute"; browsers would break a line behind its hyphen or dash. */
const RANGE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_-])\d(?:[.,]?\d){0,8}[%KMB]?[-–](?:[€$£]?\d(?:[.,]?\d){0,8}[a-zA-Z%]{0,2}(?:-[a-z]{1,12})?|[a-z]{1,12})(?![\p{L}\p{N}_-])(?: ${COUNTED})?`,
  'gu',
);
/** A figure with what it counts, and what is numbered with its number: "4 weeks", "gate 2". */
const COUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,–-])\d(?:[.,]?\d){0,8}[KMB]? ${COUNTED}|(?<!\p{L})(?:article|gate|month|week|day|year|phase|step|slide|stage|round|part) \d{1,3}(?![\p{L}\d–-]|[.,]\d)`,
  'giu',
);
/** Two words joined by a hyphen, such as "spin-outs": in a title or a cell, a break between them looks wrong. */
const COMPOUND = /(?<![\p{L}\d-])\p{L}{1,8}-\p{L}{1,6}(?![\p{L}\d-])/gu;

/** A hyphen or dash behind a figure, which every range has; looking for that is much quicker. */
const BEHIND_FIGURE = /\d[%KMB]?[-–]/;
const BESIDE_BLANK = /\d | \d/;

/** Part of a text, from `start` to `end`, in UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** The parts of a running text at which no line may end, in order. */
export function unbrokenSpans(text: string): TextSpan[] {
  return BEHIND_FIGURE.test(text) ? spansOf(text, [RANGE]) : [];
}

/** The same of a cell of a table, whose lines are short. */
export function unbrokenSpansOfCell(text: string): TextSpan[] {
  return BEHIND_FIGURE.test(text) || BESIDE_BLANK.test(text) ? spansOf(text, [RANGE, COUNT]) : [];
}

/** The same of a line that is set by itself, such as a title or a lead. */
export function unbrokenSpansOfLine(text: string): TextSpan[] {
  return spansOf(text, [RANGE, COUNT, COMPOUND]);
}

function spansOf(text: string, patterns: readonly RegExp[]): TextSpan[] {
  const spans = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 0: part, index }) => ({ start: index, end: index + part.length }))
    .toSorted((a, b) => a.start - b.start);
  return spans.filter(({ start }, index) => index === 0 || start >= (spans[index - 1]?.end ?? 0));
}
