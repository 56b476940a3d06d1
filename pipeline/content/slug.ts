import { slug as slugify } from 'github-slugger';

/** Invisible characters: variation selectors, soft hyphens, joiners and their like. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Normalizes a name to what is visible: composes accents with their letters, and removes invisible characters. */
export function nameAsSeen(name: string): string {
  return name.normalize('NFC').replace(UNSEEN, '');
}

/**
 * Returns the slug of some words: lower case, hyphens for blanks, letters of any script; an emoji at either end leaves
 * no hyphen.
 */
export function slugOfWords(words: string): string {
  return slugify(nameAsSeen(words))
    .normalize('NFC')
    .replace(/^-+|(?<!-)-+$/g, '');
}

/** Returns the slug of a file name: that of its words, without repeated hyphens. */
export function slugOfFile(file: string): string {
  const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  return slugOfWords(stem.trim()).replace(/-{2,}/g, '-');
}

/** An anchor as writers and Google Docs type it: a letter or digit of any script, then any signs but these. */
export const ANCHOR = String.raw`#[\p{L}\p{N}][^\s{}<>#%\\]*`;
