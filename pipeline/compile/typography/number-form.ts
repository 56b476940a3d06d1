/** A number with its separators, or a time of the day. */
export const NUMBER = String.raw`\d{1,2}:\d{2}|\d{1,3}(?:[.,]\d{3}){1,4}(?:[.,]\d{1,6})?|\d{1,9}(?:[.,]\d{1,6})?`;
export const CURRENCY = String.raw`(?:[€£¥]|(?:R|US|AU|CA)?\$)`;

/** How many UTF-16 code units around a number are looked at. */
const AROUND = 48;

/** Returns the text around a place, as far as it says what a number there is. */
export function around(text: string, start: number, end: number): [before: string, after: string] {
  return [text.slice(Math.max(0, start - AROUND), start), text.slice(end, end + AROUND)];
}
