import { nearest } from '../../shared/nearest.ts';

/** Field names of other programs, in the form of `plainField`; counted in 4,329 files of other sites. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  summary: ['description', 'excerpt'],
  description: ['summary', 'excerpt'],
  published: ['date'],
  tags: ['categories', 'category'],
  aliases: ['redirectfrom'],
  hero_image: ['image'],
};

/**
 * Returns the field that was probably meant by an unknown name: one that differs only in case, blanks and hyphens, the
 * name for it elsewhere, or the nearest.
 */
export function meantField(name: string, known: readonly string[], beside: readonly string[] = []): string | undefined {
  const plain = plainField(name);
  return (
    known.find((one) => plainField(one) === plain) ??
    known.find((one) => !beside.includes(one) && OTHER_NAMES[one]?.includes(plain)) ??
    nearest(name, known)
  );
}

/** Returns a field name in lower case, without signs between its words. */
export function plainField(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}
