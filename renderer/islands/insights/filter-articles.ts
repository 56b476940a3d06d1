import type { ArticleSummary } from '../../../pipeline/model/article.ts';
import { plainSigns } from './plain-signs.ts';

/** Articles in whose title, summary or tags a text occurs, letter for letter, whatever the case and however it is set. */
export function withText(articles: readonly ArticleSummary[], text: string): readonly ArticleSummary[] {
  const wanted = plainSigns(text.trim()).toLowerCase();
  return articles.filter(({ title, summary, tags }) =>
    [title, summary, ...tags].some((field) => plainSigns(field).toLowerCase().includes(wanted)),
  );
}

/** Articles with at least one of the tags; all of them where no tag is chosen. */
export function withTags(articles: readonly ArticleSummary[], tags: readonly string[]): readonly ArticleSummary[] {
  return tags.length === 0 ? articles : articles.filter((article) => article.tags.some((tag) => tags.includes(tag)));
}
