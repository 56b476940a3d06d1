import Fuse from 'fuse.js';
import type { ArticleSummary } from '../../pipeline/model.ts';

/** Finds the articles in which a text occurs, letter for letter, whatever the case. */
export type Search = (text: string) => readonly ArticleSummary[];

/**
 * A search over title, summary and tags. Fuse compares at most 32 characters at once and takes a
 * longer text in pieces, so what it finds is held against the whole text afterwards.
 */
export function createSearch(articles: readonly ArticleSummary[]): Search {
  let fuse: Fuse<ArticleSummary> | undefined;
  return (text) => {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return articles;
    fuse ??= new Fuse(articles, {
      keys: ['title', 'summary', 'tags'],
      threshold: 0,
      ignoreLocation: true,
      shouldSort: false,
    });
    const found = new Set(fuse.search(wanted).map(({ item }) => item));
    return articles.filter((article) => found.has(article) && occursIn(article, wanted));
  };
}

/** Articles with at least one of the tags; all of them where no tag is chosen. */
export function withTags(articles: readonly ArticleSummary[], tags: readonly string[]): readonly ArticleSummary[] {
  return tags.length === 0 ? articles : articles.filter((article) => article.tags.some((tag) => tags.includes(tag)));
}

function occursIn({ title, summary, tags }: ArticleSummary, wanted: string): boolean {
  return [title, summary, ...tags].some((text) => text.toLowerCase().includes(wanted));
}
