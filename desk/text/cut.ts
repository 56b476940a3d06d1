/** Signs after which search engines cut a title, and a description. */
export const TITLE_CUT = 60;
export const DESCRIPTION_CUT = 155;

/** Returns a text as a list of results shows it: cut between words, with an ellipsis, if it has more signs than `most`. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most + 1).replace(/\s+\S*$/, '');
  return `${words.length > most ? text.slice(0, most) : words} …`;
}
