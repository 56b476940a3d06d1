/**
 * Characters that move the cursor, change the direction of text, end a line or are invisible; the two that join letters
 * (U+200C, U+200D) belong to words and stay.
 */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Returns a text as one unambiguous line: hidden characters are written as `\u{1b}`. */
export function toPrintable(text: string): string {
  return text.replace(HIDDEN, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Whether a text holds a character that {@link toPrintable} escapes. */
export function hidesSomething(text: string): boolean {
  return text.search(HIDDEN) >= 0;
}

/** Returns data as JSON with hidden characters as `\u001b`; indented, so that people can read it too. */
export function toPrintableJson(value: unknown): string {
  const json = JSON.stringify(value, undefined, 2);
  return json
    .split('\n')
    .map((line) => line.replace(HIDDEN, (sign) => sign.split('').map(toEscape).join('')))
    .join('\n');
}

/** Escapes one UTF-16 unit as JSON does. */
function toEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
