/** A range or a measure, such as "48–72" or "30-minute"; browsers would break a line behind its hyphen or dash. */
const RANGE =
  /(?<![\w-])\d(?:[.,]?\d){0,8}[%KMB]?[-–](?:[€$£]?\d(?:[.,]?\d){0,8}[a-zA-Z%]{0,2}(?:-[a-z]{1,12})?|[a-z]{1,12})(?![\w-])/g;

/** A hyphen or dash behind a figure, which every range has; looking for that is much quicker. */
const BEHIND_FIGURE = /\d[%KMB]?[-–]/;

/** Two words joined by a hyphen, such as "spin-outs": in a heading or a cell, a line that ends between them reads as torn. */
const COMPOUND = /(?<![\p{L}\d-])\p{L}{1,8}-\p{L}{1,6}(?![\p{L}\d-])/gu;

/** Part of a text, from `start` to `end`, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The parts of a text at which no line may end, in order. */
export function unbrokenSpans(text: string): Span[] {
  if (!BEHIND_FIGURE.test(text)) return [];
  return spansOf(text, RANGE);
}

/** The same of a line that is a heading, a lead or a cell of a table: compounds stay whole in them, too. */
export function unbrokenSpansOfLine(text: string): Span[] {
  if (!/[-–]/.test(text)) return [];
  return [...spansOf(text, RANGE), ...spansOf(text, COMPOUND)].toSorted((a, b) => a.start - b.start);
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: part, index }) => ({ start: index, end: index + part.length }));
}
