/** Scripts that put no blanks between words, for a class of characters in a pattern with the flag `u`. */
export const UNSPACED_SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan']
  .map((name) => String.raw`\p{Script=${name}}`)
  .join('');
