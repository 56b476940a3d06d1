/** Returns the words, numbers and currencies of a text in small letters, each between blanks, however it is typeset; empty if there are none. */
export function wordsBetweenBlanks(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{Sc}]+/gu) ?? [];
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}
