import { addressOfListPage, addressOfTopic, INSIGHTS_ADDRESS } from '../../addresses.ts';
import { authoredDay, latestDay } from '../../derive/days.ts';
import { pageCount, pageSizeOf } from '../../derive/lists.ts';
import type { Article, ArticleSummary } from '../../model/article.ts';
import type { KnownDay } from '../../model/history.ts';

/** Articles, and the lists of them by topic. */
interface Listed {
  readonly articles: readonly Article[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly lists: ReadonlyMap<string, readonly ArticleSummary[]>;
}

/** The day that an article gives itself. */
export function dayOfArticle({ published, updated }: Article): KnownDay {
  return authoredDay(updated?.day ?? published);
}

/** The day of the last change of a list: one of its articles changed, or a new one moved the others on. */
export function dayOfList(
  shown: readonly Pick<ArticleSummary, 'slug'>[],
  all: readonly ArticleSummary[],
  { articles, indexOf }: Listed,
): KnownDay | undefined {
  const changed = shown.flatMap(({ slug }) => articles[indexOf.get(slug) ?? -1] ?? []).map(dayOfArticle);
  return latestDay([...changed, ...all.slice(0, 1).map(({ published }) => authoredDay(published))]);
}

/** The days of articles, and of the lists that no file stands for. */
export function daysOfArticles(listed: Listed): [string, KnownDay | undefined][] {
  const { articles, lists } = listed;
  return [
    ...[...lists].flatMap(([topic, all]) => {
      const [base, size] = [topic === '' ? INSIGHTS_ADDRESS : addressOfTopic(topic), pageSizeOf(topic)];
      return Array.from({ length: pageCount(all.length, size) }, (_, at): [string, KnownDay | undefined] => [
        addressOfListPage(base, at + 1),
        dayOfList(all.slice(at * size, (at + 1) * size), all, listed),
      ]).filter(([address]) => address !== INSIGHTS_ADDRESS);
    }),
    ...articles.map((article): [string, KnownDay] => [article.address, dayOfArticle(article)]),
  ];
}
