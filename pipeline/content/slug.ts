import { slug as slugify } from 'github-slugger';

/** Invisible characters: variation selectors, soft hyphens, joiners and their like. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** A name as it looks: an accent is one sign with its letter, however a system or a program writes it, and nothing unseen is left. */
export function nameAsSeen(name: string): string {
  return name.normalize('NFC').replace(UNSEEN, '');
}

/** The slug that words give: lower case, hyphens for blanks, letters of any script kept; a picture at an end leaves no hyphen there. */
export function slugOfWords(words: string): string {
  return slugify(nameAsSeen(words))
    .normalize('NFC')
    .replace(/^-+|(?<!-)-+$/g, '');
}

/** The slug that a file name gives: that of its words, without hyphens beside each other. */
export function slugOfFile(file: string): string {
  const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  return slugOfWords(stem.trim()).replace(/-{2,}/g, '-');
}
