/** The letters and digits of a text: what stays the same however its signs are set, or escaped in Markdown. */
export function lettersOf(text: string): string {
  // The sign of multiplication was typed as a letter, and a raised figure as one.
  return text
    .normalize('NFKC')
    .replaceAll('×', 'x')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
