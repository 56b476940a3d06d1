import { nearest } from '../../nearest.ts';

/** Names that other programs and languages have for a field. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  title: ['headline', 'name', 'titel', 'titolo', 'titre', 'título', 'überschrift'],
  summary: [
    'description',
    'excerpt',
    'abstract',
    'teaser',
    'subtitle',
    'riassunto',
    'zusammenfassung',
    'résumé',
    'resumen',
  ],
  description: ['summary', 'excerpt', 'abstract', 'beschreibung', 'descrizione', 'descripción'],
  hero: ['header', 'banner'],
  kind: ['type'],
  published: [
    'date',
    'day',
    'publisheddate',
    'publishdate',
    'publishedat',
    'pubdate',
    'created',
    'datum',
    'data',
    'fecha',
  ],
  updated: ['modified', 'lastmod', 'lastmodified', 'updatedat', 'dateupdated'],
  tags: ['topics', 'categories', 'category', 'keywords', 'themen', 'temi', 'thèmes', 'temas'],
  aliases: ['redirectfrom'],
  hero_image: ['image', 'cover', 'coverimage', 'featuredimage', 'thumbnail', 'picture'],
  hero_alt: ['alt', 'imagealt', 'coveralt'],
  quote: ['text', 'words', 'testimonial'],
  name: ['author', 'client', 'person'],
  role: ['position', 'job', 'jobtitle'],
  label: ['text', 'title', 'name'],
  to: ['href', 'url', 'link', 'target'],
};

/** The field that was meant by an unknown name: the same but for case, blanks and hyphens, what others call so, or the nearest. */
export function meantField(name: string, known: readonly string[], beside: readonly string[] = []): string | undefined {
  const plain = plainField(name);
  return (
    known.find((one) => plainField(one) === plain) ??
    known.find((one) => !beside.includes(one) && isCalledSo(plain, one)) ??
    nearest(name, known)
  );
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
