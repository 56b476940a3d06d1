import { slug as slugify } from 'github-slugger';

/** Marks that only choose the look of the sign before them: an address shows nothing of them. */
const VARIATION = /[\ufe00-\ufe0f]/g;

/**
 * The slug that a file name gives: lower case, spaces as hyphens, letters of any script kept; an accent is one
 * with its letter, however the system that saved the file writes it.
 */
export function slugOfFile(file: string): string {
  const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const slug = slugify(stem.normalize('NFC').trim()).normalize('NFC').replace(VARIATION, '');
  return slug.replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
}
