import * as addresses from '../addresses.ts';
import { toIndexParts } from '../../outputs/data/article-index.ts';
import { dayOfArticle } from './article/days-of-articles.ts';
import { countTags, listByTopic, pageCount, pageSizeOf, sortArticles, summarize } from '../../compile/derive/lists.ts';
import { articleData } from '../../outputs/data/structured-data.ts';
import { divideList } from '../featured.ts';
import { countLabel } from '../fill-label.ts';
import { optional } from '../../shared/optional.ts';
import type { Article, Articles } from '../model/article.ts';
import type { Route } from '../model/site.ts';
import { articleSchema, type AuthoredArticle } from '../schema/article.ts';
import { slugOfFile } from '../slug.ts';
import { articleBlocks, endingBlocks } from './article/article-blocks.ts';
import { checkFeatured, checkTopics } from './article/check-articles.ts';
import { parseArticle } from './article/parse-article.ts';
import { feedsOfArticles } from './article/feeds-of-articles.ts';
import { type ContentType, otherAddresses } from './content-type.ts';
import type { FileStarter } from './starter.ts';

const articleStarter: FileStarter<AuthoredArticle> = {
  word: 'insight',
  what: 'an article',
  questions: [{ name: 'title', ask: 'Title of the article' }],
  fields: ({ title }, today) => ({ title, published: today }),
  starterTexts: {
    fields: { summary: 'One or two sentences that say what a reader will know afterwards.' },
    body: 'Write here. A line that begins with two signs ## is a heading.',
  },
};

const LIST_FILE = `${addresses.PAGES}/${addresses.INSIGHTS_PAGE}.md`;

/** Articles with a date and topics, and their lists: of all articles, and by topic. */
export const articleType: ContentType<AuthoredArticle, Article, Articles> = {
  name: 'article',
  folder: addresses.INSIGHTS,
  schema: articleSchema,
  isDivided: true,
  whyHidden({ draft, published }, day) {
    if (draft === true) return { reason: 'draft' };
    return published > day ? { reason: 'waiting', day: published } : undefined;
  },
  mark: (article, why) => ({ ...article, hidden: why }),
  addresses: {
    of: (file, fields) => addresses.addressOfArticle(fields?.slug ?? slugOfFile(file)),
    isOwn: true,
    field: 'slug',
    aliases: ({ aliases }) => otherAddresses('aliases', aliases),
    lists: ({ tags }) => tags.map(addresses.addressOfTopic),
    reserved: [{ pattern: addresses.PARTS_OF_INSIGHTS, owner: LIST_FILE }],
  },
  requires: (documents) => (documents.length > 0 ? [LIST_FILE] : []),
  parse: parseArticle,
  check(documents, { settings, unreadableOf }, report) {
    checkFeatured(documents, unreadableOf(articleType).length === 0, report);
    checkTopics(documents, settings, report);
  },
  routes: routesOfArticles,
  collect(entries, { topics }) {
    const articles = sortArticles(entries);
    const summaries = articles.map(summarize);
    return {
      articles,
      summaries,
      lists: listByTopic(summaries),
      indexOf: new Map(articles.map(({ slug }, index) => [slug, index])),
      tags: countTags(articles, topics),
    };
  },
  texts: ({ articles }, site) =>
    articles.map((article) => ({
      id: `insight-${article.slug}`,
      title: article.title,
      description: article.summary,
      address: article.address,
      published: article.published,
      ...optional('updated', article.updated?.day),
      changed: dayOfArticle(article),
      isArchived: true,
      words: article.words,
      blocks: articleBlocks(article, site),
      ...optional('body', site.bodies.get(article.address)),
      ending: endingBlocks(article, site),
    })),
  cards: ({ articles }, { labels, cardsFor }) =>
    (cardsFor === 'all' ? articles : []).map(({ address, title, type, minutes, cardImage: image }) => {
      const kicker = [capitalize(type, labels.language), countLabel(labels.minutes, minutes, labels.language)];
      return { address, title, kicker: kicker.join(' · '), ...(image && { image }) };
    }),
  structuredData: ({ articles }, site, cards) =>
    articles.map((article) => [article.address, [articleData(article, site, cards.get(article.address))]]),
  feeds: feedsOfArticles,
  files: ({ summaries, tags }) =>
    toIndexParts(summaries, tags).map((part, index) => [
      addresses.addressOfIndexPart(index + 1).slice(1),
      JSON.stringify(part),
    ]),
  starters: [articleStarter],
};

function capitalize(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

function routesOfArticles(articles: readonly Article[]): [string, Route][] {
  const routes = sortArticles(articles).map(({ slug, address }): [string, Route] => [
    address,
    { view: 'article', key: slug },
  ]);
  const lists = listByTopic(articles);
  const gridOf = (topic: string): number => divideList(lists.get(topic) ?? []).grid.length;
  return [
    ...routes,
    ...routesOfList(addresses.INSIGHTS_ADDRESS, gridOf(''), ''),
    ...countTags(articles).flatMap(({ tag }) => routesOfList(addresses.addressOfTopic(tag), gridOf(tag), tag)),
  ];
}

function routesOfList(base: string, inGrid: number, topic: string): [string, Route][] {
  return Array.from({ length: pageCount(inGrid, pageSizeOf(topic)) }, (_, index) => [
    addresses.addressOfListPage(base, index + 1),
    { view: 'insights', key: topic, page: index + 1 },
  ]);
}
