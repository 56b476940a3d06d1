/** Characters of one value in a sentence for people; a sentence with more than one may have three times as many. */
const VALUE = 200;
const SENTENCE = 3 * VALUE;
const QUOTED = new RegExp(`\`[^\`]{${VALUE + 1},}\``, 'g');

/** A sentence for people: a value that is too long to be read keeps its beginning and its end. */
export function shorten(sentence: string): string {
  return cut(
    sentence.replace(QUOTED, (value) => `\`${cut(value.slice(1, -1), VALUE)}\``),
    SENTENCE,
  );
}

/** A text of at most `most` characters, its beginning and its end. */
export function cut(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const kept = most - 1;
  const tail = Math.floor(kept / 3);
  return `${characters.slice(0, kept - tail).join('')}…${characters.slice(-tail).join('')}`;
}
