import { addressOfArticle } from '../../../pipeline/content/addresses.ts';
import type { ArticleSummary, TagCount, IndexPart } from '../../../pipeline/content/model/article.ts';

/**
 * Every article, newest first, and every topic, most frequent first. The browser fetches them; no page contains them.
 */
export interface InsightsIndex {
  readonly articles: readonly ArticleSummary[];
  readonly tags: readonly TagCount[];
}

/** Joins the parts of the index, in order. */
export function readIndex(parts: readonly IndexPart[]): InsightsIndex {
  const tags = parts[0]?.tags ?? [];
  return { tags, articles: parts.flatMap((part) => articlesOf(part, tags)) };
}

function articlesOf({ articles, days }: IndexPart, all: readonly TagCount[]): ArticleSummary[] {
  return articles.map(([slug, title, summary, day, minutes, tags, featured, thumbnail]) => {
    const [published = '', publishedText = '', hidden] = days[day] ?? [];
    const [src = '', width = 0, height = 0] = thumbnail ?? [];
    return {
      slug,
      address: addressOfArticle(slug),
      title,
      summary,
      published,
      publishedText,
      minutes,
      tags: tags.flatMap((place) => all[place]?.tag ?? []),
      featured: featured === 1,
      ...(hidden !== undefined && { hidden }),
      ...(thumbnail && { thumbnail: { src, width, height } }),
    };
  });
}
