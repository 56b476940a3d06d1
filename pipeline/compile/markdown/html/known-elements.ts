import { htmlTagNames } from 'html-tag-names';

/** Elements that a browser knows; `svg` and `math` stand for whole vocabularies. */
const known = new Set([...htmlTagNames, 'svg', 'math']);

/**
 * Tells whether a typed name is that of an HTML element. `<DIV>` is, and so is `<Br>`, which phones write; `<Video>`
 * and `<Object>` are names that programs give their own components.
 */
export function isKnownElement(name: string): boolean {
  const lower = name.toLowerCase();
  return known.has(lower) && (name === lower || name.length <= 2 || name === name.toUpperCase());
}

const LETTER = /[\p{L}\p{N}_]/u;
const ATTRIBUTE = /\s[\w:@.-]+\s*=/;
const ENCLOSED_ATTRIBUTE = new RegExp(String.raw`${ATTRIBUTE.source}\s*["'{]`);
const COMPONENT = /^[A-Z][\w.]*[a-z]|^[A-Z]\w*\./;

/**
 * Tells whether an unknown tag was meant as an element: it has attributes, closes itself, or is closed and named like a
 * component. `before` is the character before it. `List<String>` and `<your-name>` are plain text.
 */
export function isMeantAsElement(name: string, text: string, isClosed: boolean, before: string): boolean {
  if (LETTER.test(before) || isKnownElement(name)) return false;
  return (
    ENCLOSED_ATTRIBUTE.test(text) ||
    /\s\/>$|^<[A-Z][\w.]*\/>$/.test(text) ||
    (isClosed && (COMPONENT.test(name) || /^[a-z]+$/.test(name)))
  );
}

/** Tells whether what looks like a tag has an attribute with a value. */
export function hasAttribute(text: string): boolean {
  return ATTRIBUTE.test(text);
}

/** Tells whether what follows a tag, which ends at an offset, would be code without it: the next line begins with four blanks. */
export function isBeforeBlanks(source: string, end: number): boolean {
  BEFORE_BLANKS.lastIndex = end;
  return BEFORE_BLANKS.test(source);
}

const BEFORE_BLANKS = /[ \t]*\n(?: {4}|\t)/y;
