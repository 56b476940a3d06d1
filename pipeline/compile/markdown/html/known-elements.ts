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

const LETTER = /[\p{L}\p{N}_]/u;
const ATTRIBUTE = /\s[\w:@.-]+\s*=\s*["'{]/;
const COMPONENT = /^[A-Z][\w.]*[a-z]|^[A-Z]\w*\./;

/**
 * Whether an element was meant by what HTML does not know: it has attributes, ends itself, or is named as programs name their
 * own and closed. `before` is the sign before it. `List<String>` and `<your-name>` are plain text.
 */
export function isMeantAsElement(name: string, text: string, isClosed: boolean, before: string): boolean {
  if (LETTER.test(before) || isKnownElement(name)) return false;
  return (
    ATTRIBUTE.test(text) ||
    /\s\/>$|^<[A-Z][\w.]*\/>$/.test(text) ||
    (isClosed && (COMPONENT.test(name) || /^[a-z]+$/.test(name)))
  );
}
