/**
 * Characters that move a cursor, turn the order of letters, end a line or show nothing; the two that join
 * letters (U+200C, U+200D) belong to words and stay.
 */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text as one line that cannot be taken for anything but itself: hidden characters are written as `\u{1b}`. */
export function toPrintable(text: string): string {
  return text.replace(HIDDEN, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Whether a text holds a character that {@link toPrintable} has to write in another way. */
export function hidesSomething(text: string): boolean {
  return text.search(HIDDEN) >= 0;
}

/** The same data as JSON, with hidden characters as `\u001b`; a line each entry, so that people can read it too. */
export function toPrintableJson(value: unknown): string {
  const json = JSON.stringify(value, undefined, 2);
  return json
    .split('\n')
    .map((line) => line.replace(HIDDEN, (sign) => sign.split('').map(toEscape).join('')))
    .join('\n');
}

/** One UTF-16 unit, as JSON escapes it. */
function toEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
