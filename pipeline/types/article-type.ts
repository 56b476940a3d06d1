import * as addresses from '../content/addresses.ts';
import { addressOfTopic, INSIGHTS_ADDRESS } from '../content/addresses.ts';
import { divideList } from '../content/featured.ts';
import { countLabel, fillLabel } from '../content/fill-label.ts';
import type { Article, Articles, ArticleSummary, IndexEntry, IndexPart, TagCount } from '../content/model/article.ts';
import type { Block } from '../content/model/block.ts';
import type { Labels } from '../content/model/labels.ts';
import type { Feed, FeedEntry, Route, SiteFrame } from '../content/model/site.ts';
import type { Invitation } from '../content/model/text.ts';
import { articleSchema, type AuthoredArticle } from '../content/schema/article.ts';
import { slugOfFile } from '../content/slug.ts';
import { MAX_ENTRIES } from '../outputs/data/feeds.ts';
import { articleData } from '../outputs/data/structured-data.ts';
import { optional } from '../shared/optional.ts';
import { type ContentType, otherAddresses, type SiteContext, type Starter } from '../site/content-type.ts';
import { FIRST_FIGURE, heading, linkLines, pictureBlock, textLine } from '../site/derive/blocks.ts';
import { dayOfArticle } from '../site/derive/last-changes.ts';
import {
  countTags,
  listByTopic,
  nameOfTopic,
  pageCount,
  pageSizeOf,
  sortArticles,
  summarize,
} from '../site/derive/lists.ts';
import { checkFeatured, checkTopics } from './article/check-articles.ts';
import { parseArticle } from './article/parse-article.ts';

const articleStarter: Starter<AuthoredArticle> = {
  word: 'insight',
  what: 'an article',
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
  *check(documents, { settings, unreadableOf }) {
    yield* checkFeatured(documents, unreadableOf(articleType).length === 0);
    yield* checkTopics(documents, settings);
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
  starter: articleStarter,
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

/** Returns the feed of all articles, and one for each topic. */
function feedsOfArticles({ articles, tags }: Articles, site: SiteContext): Feed[] {
  if (articles.length === 0) return [];
  const { name: title, description } = site.identity;
  const ofTopics = listByTopic(articles);
  return [
    { list: INSIGHTS_ADDRESS, base: '', title, description, entries: entriesOf(articles, site) },
    ...tags.map(({ tag }): Feed => {
      const list = addressOfTopic(tag);
      const entries = entriesOf(ofTopics.get(tag) ?? [], site);
      return { list, base: list, title: `${title}: ${nameOfTopic(tag, site.topics)}`, description, entries };
    }),
  ];
}

function entriesOf(articles: readonly Article[], { bodies, topics }: SiteContext): FeedEntry[] {
  return articles.slice(0, MAX_ENTRIES).map(({ address, title, summary, published, updated, tags, hero }) => ({
    address,
    title,
    summary,
    published,
    updated: updated?.day ?? published,
    topics: tags.map((tag) => nameOfTopic(tag, topics)),
    ...optional('picture', hero),
    ...optional('body', bodies.get(address)),
  }));
}

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

function articleBlocks(article: Article, site: SiteFrame): Block[] {
  const { labels } = site;
  return [
    ...heading(1, article.title),
    ...textLine(metaLine(article, site)),
    ...textLine(article.updated && fillLabel(labels.updated, article.updated.text)),
    ...textLine(site.identity.author.byline),
    ...textLine(article.summary),
    ...pictureBlock(article.hero),
    ...textLine(article.hero && captionOf(article, labels)),
  ];
}

/** Returns the blocks below an article: its next step, and its author. */
function endingBlocks({ nextStep }: Article, { identity }: SiteFrame): Block[] {
  const { byline, about } = identity.author;
  return [...invitationBlocks(nextStep), ...invitationBlocks(about && { ...about, text: `${byline}. ${about.text}` })];
}

function invitationBlocks(invitation: Invitation | undefined): Block[] {
  return invitation ? [...textLine(invitation.text), ...linkLines([invitation.action])] : [];
}

function captionOf({ caption }: Article, { figure }: Labels): string {
  const number = fillLabel(figure, FIRST_FIGURE);
  return caption === undefined ? number : `${number}. ${caption}`;
}

/** Returns an article as a list shows it. */
export function summaryBlock(article: ArticleSummary, site: SiteFrame): Block {
  const { title, summary, address } = article;
  return { kind: 'page', title, lines: [metaLine(article, site), summary], address };
}

function metaLine({ publishedText, minutes, tags }: ArticleSummary, { labels, topics }: SiteFrame): string {
  return [
    publishedText,
    countLabel(labels.minutes, minutes, labels.language),
    tags.map((tag) => nameOfTopic(tag, topics)).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}
