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
    .map((line) =>
      line.replace(HIDDEN, (sign) =>
        sign
          .split('')
          .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
          .join(''),
      ),
    )
    .join('\n');
}

/** Most characters of one value in a sentence for people; a whole sentence may have three times as many. */
const VALUE = 200;
const SENTENCE = 3 * VALUE;
/** Most addresses of a sentence that are left whole beyond that. */
const MAX_ADDRESSES = 3;
/** An address of the site, which has to be copied. */
const ADDRESS = String.raw`\/[^\s\`]{1,800}`;
const QUOTED = new RegExp(`\`(?!${ADDRESS}\`)[^\`]{${VALUE + 1},}\``, 'g');
const ADDRESSES = new RegExp(`\`${ADDRESS}\``, 'g');

/** Shortens a sentence for people: a value that is too long keeps its beginning and end; an address stays whole. */
export function shorten(sentence: string): string {
  const addresses = (sentence.match(ADDRESSES) ?? []).slice(0, MAX_ADDRESSES).join('');
  return cut(
    sentence.replace(QUOTED, (value) => `\`${cut(value.slice(1, -1), VALUE)}\``),
    SENTENCE + addresses.length,
  );
}

/** Shortens a text to at most `most` characters, of its beginning and its end. */
export function cut(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const kept = most - 1;
  const tail = Math.floor(kept / 3);
  return `${characters.slice(0, kept - tail).join('')}…${characters.slice(-tail).join('')}`;
}
