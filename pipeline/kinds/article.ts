import {
  addressOfArticle,
  addressOfListPage,
  addressOfTopic,
  INSIGHTS,
  INSIGHTS_ADDRESS,
  INSIGHTS_INDEX,
  INSIGHTS_PAGE,
  PAGES,
  PARTS_OF_INSIGHTS,
} from '../addresses.ts';
import { countTags, pageCount, sortArticles, summarize } from '../derive/lists.ts';
import { createRelatedFinder, MOST_RELATED } from '../derive/related.ts';
import { articleData } from '../derive/structured-data.ts';
import { countLabel } from '../fill-label.ts';
import type { Article, ArticleSummary, TagCount } from '../model/article.ts';
import type { Route } from '../model/site.ts';
import { articleSchema, type AuthoredArticle } from '../schema/article.ts';
import { slugOfFile } from '../slug.ts';
import { articleText, summaryText } from './article/article-text.ts';
import { checkFeatured } from './article/check-featured.ts';
import { checkTopics } from './article/check-topics.ts';
import { parseArticle } from './article/parse-article.ts';
import { startArticle } from './article/start-article.ts';
import { typesetArticle } from './article/typeset-article.ts';
import type { Kind } from './kind.ts';

/** The articles of a site, newest first, and what their lists need. */
export interface Articles {
  readonly articles: readonly Article[];
  /** The same articles, as lists show them. */
  readonly summaries: readonly ArticleSummary[];
  /** Place of each article in `articles`, by slug. */
  readonly indexOf: ReadonlyMap<string, number>;
  /** Slugs of the articles on the same topics as one, closest first, by its slug. */
  readonly related: ReadonlyMap<string, readonly string[]>;
  /** Most frequent first, then by name. */
  readonly tags: readonly TagCount[];
}

const LIST_FILE = `${PAGES}/${INSIGHTS_PAGE}.md`;

/** Articles with a date and topics, their lists and the lists of their topics. */
export const articleKind: Kind<AuthoredArticle, Article, Articles> = {
  name: 'article',
  folder: INSIGHTS,
  schema: articleSchema,
  isPublished: ({ draft }) => draft !== true,
  addresses: {
    of: (file, fields) => addressOfArticle(fields?.slug ?? slugOfFile(file)),
    isOwn: true,
    fieldOf: ({ slug }) => (slug === undefined ? undefined : ['slug']),
    reserved: [{ pattern: PARTS_OF_INSIGHTS, owner: LIST_FILE }],
  },
  requires: (documents) => (documents.length > 0 ? [LIST_FILE] : []),
  parse: parseArticle,
  check(documents, _content, report) {
    checkFeatured(documents, report);
    checkTopics(documents, report);
  },
  typeset: typesetArticle,
  routes: routesOfArticles,
  collect(drafts) {
    const articles = sortArticles(drafts);
    const summaries = articles.map(summarize);
    const findRelated = createRelatedFinder(summaries, MOST_RELATED);
    return {
      articles,
      summaries,
      indexOf: new Map(articles.map(({ slug }, index) => [slug, index])),
      related: new Map(summaries.map((one) => [one.slug, findRelated(one).map(({ slug }) => slug)])),
      tags: countTags(articles),
    };
  },
  archive: ({ articles }, site) =>
    articles.map((article) => ({
      id: `insight-${article.slug}`,
      title: article.title,
      text: articleText(article, site),
      brief: summaryText(article, site),
    })),
  cards: ({ articles }, { labels }) =>
    articles.map(({ address, title, type, minutes, cardImage: image }) => {
      const kicker = [capitalize(type, labels.language), countLabel(labels.minutes, minutes, labels.language)];
      return { address, title, kicker: kicker.join(' · '), ...(image && { image }) };
    }),
  structuredData: ({ articles }, site, cards) =>
    articles.map((article) => [article.address, [articleData(article, site, cards.get(article.address))]]),
  lastChanges: ({ articles }) =>
    articles.map(({ address, published, updated }) => [address, updated?.day ?? published]),
  files: ({ summaries, tags }) => [[INSIGHTS_INDEX.slice(1), JSON.stringify({ articles: summaries, tags })]],
  starter: { word: 'insight', text: startArticle },
};

function capitalize(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

function routesOfArticles(articles: readonly Article[], pages: ReadonlySet<string>): [string, Route][] {
  const routes = sortArticles(articles).map(({ slug, address }): [string, Route] => [
    address,
    { view: 'article', key: slug },
  ]);
  if (!pages.has(INSIGHTS_ADDRESS)) return routes;
  const inGrid = articles.filter(({ featured }) => !featured).length;
  return [
    ...routes,
    ...routesOfList(INSIGHTS_ADDRESS, inGrid, ''),
    ...countTags(articles).flatMap(({ tag, count }) => routesOfList(addressOfTopic(tag), count, tag)),
  ];
}

function routesOfList(base: string, articles: number, topic: string): [string, Route][] {
  return Array.from({ length: pageCount(articles) }, (_, index) => [
    addressOfListPage(base, index + 1),
    { view: 'insights', key: topic, page: index + 1 },
  ]);
}
