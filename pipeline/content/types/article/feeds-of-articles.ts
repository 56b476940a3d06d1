import { addressOfTopic, INSIGHTS_ADDRESS } from '../../addresses.ts';
import { MOST_ENTRIES } from '../../../outputs/data/feeds.ts';
import { listByTopic } from '../../../compile/derive/lists.ts';
import { nameOfTopic } from '../../../compile/derive/topics.ts';
import type { Article, Articles } from '../../model/article.ts';
import type { Feed, FeedEntry } from '../../model/feed.ts';
import { optional } from '../../../shared/optional.ts';
import type { SiteContext } from '../content-type.ts';

/** Returns the feed of all articles, and one for each topic. */
export function feedsOfArticles({ articles, tags }: Articles, site: SiteContext): Feed[] {
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
  return articles.slice(0, MOST_ENTRIES).map(({ address, title, summary, published, updated, tags, hero }) => ({
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
