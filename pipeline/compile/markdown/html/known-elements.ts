import { htmlTagNames } from 'html-tag-names';

/** Elements that a browser knows; `svg` and `math` bring whole vocabularies along. */
const known = new Set([...htmlTagNames, 'svg', 'math']);

/**
 * Whether a name, as it is typed, is that of an element. `<DIV>` is one, and `<Br>`, as a telephone writes it; `<Video>` and
 * `<Object>` are what programs name their own parts.
 */
export function isKnownElement(name: string): boolean {
  const lower = name.toLowerCase();
  return known.has(lower) && (name === lower || name.length <= 2 || name === name.toUpperCase());
}
