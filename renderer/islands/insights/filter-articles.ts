import type { ArticleSummary } from '../../../pipeline/model/article.ts';
import { plainSigns } from './plain-signs.ts';

/** Accents of Latin, Greek and Cyrillic letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Articles in whose title, summary or tags a text occurs, letter for letter, whatever the case and the accents, and however it is set. */
export function withText(articles: readonly ArticleSummary[], text: string): readonly ArticleSummary[] {
  const wanted = fold(text.trim());
  return articles.filter(({ title, summary, tags }) =>
    [title, summary, ...tags].some((field) => fold(field).includes(wanted)),
  );
}

/** Articles with at least one of the tags; all of them where no tag is chosen. */
export function withTags(articles: readonly ArticleSummary[], tags: readonly string[]): readonly ArticleSummary[] {
  return tags.length === 0 ? articles : articles.filter((article) => article.tags.some((tag) => tags.includes(tag)));
}

/** Some accents come about by making a letter small, so that they are taken off last. */
function fold(text: string): string {
  return plainSigns(text).toLowerCase().normalize('NFD').replace(ACCENTS, '');
}
