import { nearest } from '../../shared/nearest.ts';

/** What other programs call a field, in the form of `plainField`; counted in 4,329 files of other sites. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  summary: ['description', 'excerpt'],
  description: ['summary', 'excerpt'],
  published: ['date'],
  tags: ['categories', 'category'],
  aliases: ['redirectfrom'],
  hero_image: ['image'],
};

/** The field that was meant by an unknown name: the same but for case, blanks and hyphens, what others call so, or the nearest. */
export function meantField(name: string, known: readonly string[], beside: readonly string[] = []): string | undefined {
  const plain = plainField(name);
  return (
    known.find((one) => plainField(one) === plain) ??
    known.find((one) => !beside.includes(one) && OTHER_NAMES[one]?.includes(plain)) ??
    nearest(name, known)
  );
}

/** The name of a field without case and without signs between its words. */
export function plainField(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}
