import type { ArticleSummary } from '../../../pipeline/content/model/article.ts';
import { nameIn, type TopicNames } from '../../components/topic-names.ts';
import { toKeyboardCharacters } from './keyboard-characters.ts';

/** Combining accents of Latin, Greek and Cyrillic letters, and vowel signs of Hebrew and Arabic. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]/g;
/** Letters whose plain form Unicode does not know. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', œ: 'oe', æ: 'ae' };

/**
 * Returns the articles whose title, summary or topics (name or tag) contain a text, ignoring case, accents and
 * typography.
 */
export function withText(
  articles: readonly ArticleSummary[],
  text: string,
  names: TopicNames = {},
): readonly ArticleSummary[] {
  const wanted = fold(text.trim());
  return wanted === '' ? articles : articles.filter((article) => foldedOf(article, names).includes(wanted));
}

/** Returns the articles with at least one of the tags; all of them if no tag is chosen. */
export function withTags(articles: readonly ArticleSummary[], tags: readonly string[]): readonly ArticleSummary[] {
  return tags.length === 0 ? articles : articles.filter((article) => article.tags.some((tag) => tags.includes(tag)));
}

const folded = new WeakMap<ArticleSummary, string>();

/**
 * The searched fields, one per line, as no search contains a line break. Cached, as every keystroke needs all of them.
 */
function foldedOf(article: ArticleSummary, names: TopicNames): string {
  const { title, summary, tags } = article;
  const known =
    folded.get(article) ?? fold([title, summary, ...tags, ...tags.map((tag) => nameIn(names, tag))].join('\n'));
  folded.set(article, known);
  return known;
}

/** Accents are removed last, as lowercasing can add some. Full-width letters and figures become plain ones. */
function fold(text: string): string {
  return toKeyboardCharacters(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/[łøđıßœæ]/g, (letter) => PLAIN[letter] ?? letter);
}
