/** Most characters of one value in a sentence for people; a whole sentence may have three times as many. */
const VALUE = 200;
const SENTENCE = 3 * VALUE;
/** Most addresses of a sentence that are left whole beyond that. */
const MOST_ADDRESSES = 3;
/** An address of the site, which has to be copied. */
const ADDRESS = String.raw`\/[^\s\`]{1,800}`;
const QUOTED = new RegExp(`\`(?!${ADDRESS}\`)[^\`]{${VALUE + 1},}\``, 'g');
const ADDRESSES = new RegExp(`\`${ADDRESS}\``, 'g');

/** Shortens a sentence for people: a value that is too long keeps its beginning and end; an address stays whole. */
export function shorten(sentence: string): string {
  const addresses = (sentence.match(ADDRESSES) ?? []).slice(0, MOST_ADDRESSES).join('');
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
