import type { ArticleSummary } from '../../../pipeline/content/model/article.ts';
import { nameIn, type TopicNames } from '../../components/topic-names.ts';
import { plainSigns } from './plain-signs.ts';

/** Accents of Latin, Greek and Cyrillic letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Articles in whose title, summary or topics, by name and as typed, a text occurs, letter for letter, whatever the case and the accents, and however it is set. */
export function withText(
  articles: readonly ArticleSummary[],
  text: string,
  names: TopicNames = {},
): readonly ArticleSummary[] {
  const wanted = fold(text.trim());
  return wanted === '' ? articles : articles.filter((article) => foldedOf(article, names).includes(wanted));
}

/** All of them but the featured one, which stands above the list. */
export function withoutFeatured(articles: readonly ArticleSummary[]): readonly ArticleSummary[] {
  return articles.filter(({ featured }) => !featured);
}

/** Articles with at least one of the tags; all of them where no tag is chosen. */
export function withTags(articles: readonly ArticleSummary[], tags: readonly string[]): readonly ArticleSummary[] {
  return tags.length === 0 ? articles : articles.filter((article) => article.tags.some((tag) => tags.includes(tag)));
}

const folded = new WeakMap<ArticleSummary, string>();

/** The fields that are searched, one a line, since a search has no line break. Kept, since every keystroke needs all of them. */
function foldedOf(article: ArticleSummary, names: TopicNames): string {
  const { title, summary, tags } = article;
  const known =
    folded.get(article) ?? fold([title, summary, ...tags, ...tags.map((tag) => nameIn(names, tag))].join('\n'));
  folded.set(article, known);
  return known;
}

/** Some accents come about by making a letter small, so that they are taken off last. */
function fold(text: string): string {
  return plainSigns(text).toLowerCase().normalize('NFD').replace(ACCENTS, '');
}
