/** Non-ASCII characters; every font of the site has ASCII. */
const BEYOND_ASCII = /[^\0-\x7f]/gu;

/** Returns every non-ASCII character in the texts of a value in composed form, each once, by code point. */
export function charactersOf(value: unknown): string {
  const found = new Set<string>();
  const seen = new Set<object>();
  collect(value);
  return [...found].toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join('');

  function collect(part: unknown): void {
    if (typeof part === 'string') for (const sign of part.normalize().match(BEYOND_ASCII) ?? []) found.add(sign);
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    if (Array.isArray(part) || part instanceof Map || part instanceof Set)
      for (const item of part.values()) collect(item);
    // Plain objects, by the hundred thousand: a list of their values would cost more than looking at them.
    else for (const name in part) collect((part as Record<string, unknown>)[name]);
  }
}

/** Scripts that put no blanks between words, for a class of characters in a pattern with the flag `u`. */
export const UNSPACED_SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan']
  .map((name) => String.raw`\p{Script=${name}}`)
  .join('');
