/** A range or a measure, such as "48–72" or "30-minute"; browsers would break a line behind its hyphen or dash. */
const RANGE =
  /(?<![\w-])\d(?:[.,]?\d){0,8}[%KMB]?[-–](?:[€$£]?\d(?:[.,]?\d){0,8}[a-zA-Z%]{0,2}(?:-[a-z]{1,12})?|[a-z]{1,12})(?![\w-])/g;

/** A hyphen or dash behind a figure, which every range has; looking for that is much quicker. */
const BEHIND_FIGURE = /\d[%KMB]?[-–]/;

/** Part of a text, from `start` to `end`, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The parts of a text at which no line may end, in order. */
export function unbrokenSpans(text: string): Span[] {
  if (!BEHIND_FIGURE.test(text)) return [];
  return [...text.matchAll(RANGE)].map(({ 0: range, index }) => ({ start: index, end: index + range.length }));
}
