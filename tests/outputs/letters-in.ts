/** Returns the letters and digits of a text, which no typesetting or escaping changes. Omits `x`, which may be a typed multiplication sign. */
export function lettersIn(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('×', 'x')
    .replaceAll(/[^\p{L}\p{N}]+|x/gu, '');
}
