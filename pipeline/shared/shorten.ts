/** Most characters of one value in a sentence for people; a whole sentence may have three times as many. */
const VALUE = 200;
const SENTENCE = 3 * VALUE;
const QUOTED = new RegExp(`\`[^\`]{${VALUE + 1},}\``, 'g');

/** Shortens a sentence for people: a value that is too long keeps its beginning and end. */
export function shorten(sentence: string): string {
  return cut(
    sentence.replace(QUOTED, (value) => `\`${cut(value.slice(1, -1), VALUE)}\``),
    SENTENCE,
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
