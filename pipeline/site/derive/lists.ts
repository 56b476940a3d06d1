import { fillLabel } from '../../content/fill-label.ts';
import type { Article, ArticleSummary, TagCount } from '../../content/model/article.ts';
import type { SiteFrame, Topics } from '../../content/model/site.ts';
import { compareTexts } from '../../shared/compare-texts.ts';
import { wordsOfTag } from '../../content/addresses.ts';

/** Articles per page of the list of all articles. */
export const PAGE_SIZE = 6;
/** Articles per page of a topic's list. It is larger because a topic's list is a way through the archive. */
const TOPIC_PAGE_SIZE = 24;

/** Maximum letters of a description; search engines show some 160 characters. */
const MAX_DESCRIBED = 130;

/**
 * Sorts articles newest first, and those of one day by the letters of the title, so that the order depends neither on
 * the file system nor on typesetting.
 */
export function sortArticles<T extends ArticleSummary>(articles: readonly T[]): T[] {
  return articles.toSorted(
    (a, b) =>
      compareTexts(b.published, a.published) ||
      compareTexts(lettersOf(a.title), lettersOf(b.title)) ||
      compareTexts(a.slug, b.slug),
  );
}

/**
 * Counts the articles of each tag: most frequent first, then in the order of `topics`, then by name. An article counts
 * once per tag.
 */
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

/** Returns the featured article and the two newest others, for the home page. */
export function latestArticles(articles: readonly Article[]): ArticleSummary[] {
  const featured = articles.filter((article) => article.featured).slice(0, 1);
  return [...featured, ...articles.filter((article) => !article.featured).slice(0, 2)].map(summarize);
}

/** Returns the title of page `number` (from 1) of a topic's list; an empty topic means the list of all articles. */
export function titleOfList(
  title: string,
  topic: string,
  number: number,
  { labels, topics }: Pick<SiteFrame, 'labels' | 'topics'>,
): string {
  const list = topic === '' ? title : `${title}: ${nameOfTopic(topic, topics)}`;
  return number > 1 ? `${list}, ${fillLabel(labels.page, number)}` : list;
}

/** Describes a page of a list in one line for search engines: its title, and as many article titles as fit. */
export function describeList(title: string, shown: readonly Pick<ArticleSummary, 'title'>[]): string {
  let line = title;
  for (const article of shown) {
    const longer = `${line} · ${article.title}`;
    // Counts letters only, so that typesetting does not change the length of a title.
    if (lettersOf(longer).length > MAX_DESCRIBED && line !== title) break;
    line = longer;
  }
  return line;
}

/** Returns how many pages of `size` a grid of articles fills; at least one. */
export function pageCount(articles: number, size: number): number {
  return Math.max(1, Math.ceil(articles / size));
}

/** Returns the number of articles per page of a topic's list; an empty topic means the list of all articles. */
export function pageSizeOf(topic: string): number {
  return topic === '' ? PAGE_SIZE : TOPIC_PAGE_SIZE;
}

/** Maps each topic to its articles. The empty topic is the list of all articles. */
export function listByTopic<T extends ArticleSummary>(articles: readonly T[]): Map<string, T[]> {
  const lists = new Map<string, T[]>([['', [...articles]]]);
  for (const article of articles) {
    for (const tag of new Set(article.tags)) {
      const list = lists.get(tag) ?? [];
      list.push(article);
      lists.set(tag, list);
    }
  }
  return lists;
}

/** Returns the letters and digits of a text; typesetting does not change them. */
function lettersOf(text: string): string {
  // Writers type a multiplication sign as `x` and a superscript digit as a plain digit.
  return text
    .normalize('NFKC')
    .replaceAll('×', 'x')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Returns the name of a topic: the one in `site.yaml`, or its tag with spaces for hyphens. A tag is the key of a topic.
 */
export function nameOfTopic(tag: string, topics: Topics): string {
  return topics.get(tag)?.name ?? wordsOfTag(tag);
}

/** Returns the names of used topics that a script in the browser cannot derive from their tags. */
export function topicNames(topics: Topics, used: readonly Pick<TagCount, 'tag'>[]): Record<string, string> {
  const tags = new Set(used.map(({ tag }) => tag));
  return Object.fromEntries(
    [...topics].flatMap(([tag, { name }]) => (name === wordsOfTag(tag) || !tags.has(tag) ? [] : [[tag, name]])),
  );
}

/** Maximum number of related articles below an article. */
export const MAX_RELATED = 3;

/** Number of newest articles per topic that are compared. */
const MAX_LOOKED_AT = 60;

/** Finds the articles most closely related to one, closest first. */
export type FindRelated = (article: Pick<ArticleSummary, 'slug' | 'tags'>) => readonly ArticleSummary[];

/**
 * Returns a finder of related articles: those that share the most topics, where a rare topic counts more than a
 * frequent one; ties go to the newer article. Articles without a shared topic are not related. `articles` must be
 * sorted newest first; `most` is the maximum number of results.
 */
export function createRelatedFinder(articles: readonly ArticleSummary[], most: number): FindRelated {
  const topics = listByTopic(articles);
  return ({ slug, tags }) => {
    const weights = new Map<ArticleSummary, number>();
    for (const tag of new Set(tags)) {
      const list = topics.get(tag) ?? [];
      const weight = Math.log(1 + articles.length / list.length);
      for (const other of list.slice(0, MAX_LOOKED_AT)) weights.set(other, (weights.get(other) ?? 0) + weight);
    }
    let closest: [ArticleSummary, number][] = [];
    for (const candidate of weights) {
      const last = closest.at(-1);
      if (candidate[0].slug === slug || (last && closest.length === most && byCloseness(candidate, last) > 0)) continue;
      closest = [...closest, candidate].toSorted(byCloseness).slice(0, most);
    }
    return closest.map(([article]) => article);
  };
}

function byCloseness([a, weightA]: [ArticleSummary, number], [b, weightB]: [ArticleSummary, number]): number {
  return weightB - weightA || compareTexts(b.published, a.published) || compareTexts(a.slug, b.slug);
}
