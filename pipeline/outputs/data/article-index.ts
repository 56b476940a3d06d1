import type { ArticleSummary, TagCount } from '../../content/model/article.ts';
import type { IndexEntry, IndexPart } from '../../content/model/article-index.ts';

/** Articles per part of the index: some 100 kB, compressed. */
const PART_SIZE = 1000;

/** Builds the index of `articles`, newest first, in parts; `tags` are all of their topics. */
export function toIndexParts(articles: readonly ArticleSummary[], tags: readonly TagCount[]): IndexPart[] {
  const places = new Map(tags.map(({ tag }, place) => [tag, place]));
  const parts = Math.max(1, Math.ceil(articles.length / PART_SIZE));
  return Array.from({ length: parts }, (_, index) => {
    const own = articles.slice(index * PART_SIZE, (index + 1) * PART_SIZE);
    const days = new Map(own.map((article) => [keyOfDay(article), dayOf(article)]));
    const placeOfDay = new Map([...days.keys()].map((key, place) => [key, place]));
    return {
      parts,
      tags: index === 0 ? tags : [],
      days: [...days.values()],
      articles: own.map((article) => toEntry(article, placeOfDay.get(keyOfDay(article)) ?? 0, places)),
    };
  });
}

type Day = IndexPart['days'][number];

function dayOf({ published, publishedText, hidden }: ArticleSummary): Day {
  return hidden === undefined ? [published, publishedText] : [published, publishedText, hidden];
}

/** Unpublished articles have separate entries in the list of days. */
function keyOfDay({ published, hidden = '' }: ArticleSummary): string {
  return published + hidden;
}

function toEntry(article: ArticleSummary, day: number, places: ReadonlyMap<string, number>): IndexEntry {
  const { slug, title, summary, minutes, tags, featured, thumbnail } = article;
  const shown = [
    slug,
    title,
    summary,
    day,
    minutes,
    tags.map((tag) => places.get(tag) ?? 0),
    featured ? 1 : 0,
  ] as const;
  return thumbnail ? [...shown, [thumbnail.src, thumbnail.width, thumbnail.height]] : shown;
}
