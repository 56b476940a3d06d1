import { fillLabel } from '../../content/fill-label.ts';
import type { Article, ArticleSummary, TagCount } from '../../content/model/article.ts';
import type { SiteFrame } from '../../content/model/site.ts';
import type { Topics } from '../../content/model/topic.ts';
import { compareTexts } from '../../shared/compare-texts.ts';
import { nameOfTopic } from './topics.ts';

/** Articles on one page of the list of all. */
export const PAGE_SIZE = 6;
/** Articles on one page of the list of a topic, which is a way through the archive. */
const TOPIC_PAGE_SIZE = 24;

/** Letters of a description; search engines show some 160 characters. */
const MOST_DESCRIBED = 130;

/** Newest first; on one day, by the letters of the title, so that the order depends neither on the file system nor on how signs are set. */
export function sortArticles<T extends ArticleSummary>(articles: readonly T[]): T[] {
  return articles.toSorted(
    (a, b) =>
      compareTexts(b.published, a.published) ||
      compareTexts(lettersOf(a.title), lettersOf(b.title)) ||
      compareTexts(a.slug, b.slug),
  );
}

/** How many articles carry each tag, most frequent first, then in the order of `topics`, then by name. A tag counts once an article. */
export function countTags(articles: readonly Pick<ArticleSummary, 'tags'>[], topics: Topics = new Map()): TagCount[] {
  const order = new Map([...topics.keys()].map((tag, place) => [tag, place]));
  const placeOf = ({ tag }: TagCount): number => order.get(tag) ?? order.size;
  const counts = new Map<string, number>();
  for (const { tags } of articles) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || placeOf(a) - placeOf(b) || compareTexts(a.tag, b.tag));
}

/** What a list shows of an article. */
export function summarize(article: Article): ArticleSummary {
  const { slug, address, title, summary, published, publishedText, minutes, tags, featured, thumbnail, hidden } =
    article;
  const shown = { slug, address, title, summary, published, publishedText, minutes, tags, featured };
  return { ...shown, ...(thumbnail && { thumbnail }), ...(hidden && { hidden }) };
}

/** The featured article and the two newest others, as the home page shows them. */
export function latestArticles(articles: readonly Article[]): ArticleSummary[] {
  const featured = articles.filter((article) => article.featured).slice(0, 1);
  return [...featured, ...articles.filter((article) => !article.featured).slice(0, 2)].map(summarize);
}

/** Title of page `number` (from 1) of the list of a topic, or of all articles where that is empty. */
export function titleOfList(
  title: string,
  topic: string,
  number: number,
  { labels, topics }: Pick<SiteFrame, 'labels' | 'topics'>,
): string {
  const list = topic === '' ? title : `${title}: ${nameOfTopic(topic, topics)}`;
  return number > 1 ? `${list}, ${fillLabel(labels.page, number)}` : list;
}

/** A page of a list in a line, as search engines show it: its title, and as many of the titles on it as there is room for. */
export function describeList(title: string, shown: readonly Pick<ArticleSummary, 'title'>[]): string {
  let line = title;
  for (const article of shown) {
    const longer = `${line} · ${article.title}`;
    // Letters only: the length of a title must be the same before and after it is typeset.
    if (lettersOf(longer).length > MOST_DESCRIBED && line !== title) break;
    line = longer;
  }
  return line;
}

/** How many pages of a size a list of that many articles fills; at least one. */
export function pageCount(articles: number, size: number): number {
  return Math.max(1, Math.ceil(articles / size));
}

/** How many articles a page of the list of a topic has, or of all where that is empty. */
export function pageSizeOf(topic: string): number {
  return topic === '' ? PAGE_SIZE : TOPIC_PAGE_SIZE;
}

/** The articles of every list by its topic; those of the list of all, by an empty one, are all but the featured ones. */
export function listByTopic<T extends ArticleSummary>(articles: readonly T[]): Map<string, T[]> {
  const lists = new Map<string, T[]>([['', articles.filter(({ featured }) => !featured)]]);
  for (const article of articles) {
    for (const tag of new Set(article.tags)) {
      const list = lists.get(tag) ?? [];
      list.push(article);
      lists.set(tag, list);
    }
  }
  return lists;
}

/** The letters and digits of a text, which are the same before and after its signs are typeset. */
function lettersOf(text: string): string {
  // A multiplication sign is typed as `x`, and a raised figure as a figure.
  return text
    .normalize('NFKC')
    .replaceAll('×', 'x')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
