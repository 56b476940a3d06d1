import { nearest } from '../../nearest.ts';

/** Names that other programs have for a field. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  title: ['headline', 'name'],
  summary: ['description', 'excerpt', 'abstract', 'teaser', 'subtitle'],
  description: ['summary', 'excerpt', 'abstract'],
  published: ['date', 'day', 'publisheddate', 'publishdate', 'publishedat', 'pubdate', 'created'],
  updated: ['modified', 'lastmod', 'lastmodified', 'updatedat', 'dateupdated'],
  tags: ['topics', 'categories', 'category', 'keywords'],
  aliases: ['redirectfrom'],
  hero_image: ['image', 'cover', 'coverimage', 'featuredimage', 'thumbnail', 'picture'],
  hero_alt: ['alt', 'imagealt', 'coveralt'],
  quote: ['text', 'words', 'testimonial'],
  name: ['author', 'client', 'person'],
  role: ['position', 'job', 'jobtitle'],
  label: ['text', 'title', 'name'],
  to: ['href', 'url', 'link', 'target'],
};

/** The field that was meant by an unknown name: the same but for case, blanks and hyphens, the nearest, or what others call so. */
export function meantField(name: string, known: readonly string[], beside: readonly string[] = []): string | undefined {
  const plain = plainField(name);
  const same = known.find((one) => plainField(one) === plain) ?? nearest(name, known);
  if (same !== undefined) return same;
  return known.find((one) => !beside.includes(one) && isCalledSo(plain, one));
}

/** Whether other programs call a field so. */
export function isCalledSo(name: string, field = ''): boolean {
  return Object.hasOwn(OTHER_NAMES, field) && OTHER_NAMES[field]?.includes(plainField(name)) === true;
}

/** The name of a field without what nobody means by it. */
export function plainField(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
}
