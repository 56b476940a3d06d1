import { INSIGHTS_PAGE } from '../../pipeline/content/addresses.ts';
import { FIRST_FIGURE } from '../../pipeline/site/derive/blocks.ts';
import { nameOfTopic, createRelatedFinder, MAX_RELATED, type FindRelated } from '../../pipeline/site/derive/lists.ts';
import type { Article, ArticleSummary } from '../../pipeline/content/model/article.ts';
import type { Author } from '../../pipeline/content/model/chrome.ts';
import type { Body } from '../../pipeline/content/model/text.ts';
import type { PagesSite } from '../../pipeline/pages-site.ts';
import type { PageData } from '../../renderer/page-data.ts';
import { PICTURE_ID } from '../../renderer/components/PictureFrame.tsx';
import { metaOf, pageNamed } from '../page-meta.ts';
import { routeAt, type PageRequest } from '../routing.ts';

/** What an article's page shows. */
export interface Data extends PageData {
  readonly article: Article;
  readonly author: Author;
  /** The number of its picture. */
  readonly figure: number;
  readonly body: Body;
  /** The next newer and the next older article. */
  readonly newer: ArticleSummary | undefined;
  readonly older: ArticleSummary | undefined;
  /** Other articles on the same topics, without the two. */
  readonly related: readonly ArticleSummary[];
}

/** The finder of related articles for each list, its neighbors among them. Kept, as it goes through the whole list. */
const finders = new WeakMap<readonly ArticleSummary[], FindRelated>();

/**
 * Describes the article at the requested address, with its neighbors by day and related articles, closest first. Throws
 * if there is none, which the route prevents.
 */
export function describe(asked: PageRequest): Data {
  const { address, site } = asked;
  const route = routeAt(asked);
  const { content, cards, identity, topics } = site;
  const { articles, summaries, indexOf } = content.insights;
  const index = route?.view === 'article' ? indexOf.get(route.key) : undefined;
  const article = index === undefined ? undefined : articles[index];
  if (index === undefined || !article) throw new Error(`No article is at ${address}`);
  const [newer, older] = [summaries[index - 1], summaries[index + 1]];
  const list = pageNamed(INSIGHTS_PAGE, site);
  return {
    article,
    author: identity.author,
    figure: FIRST_FIGURE,
    body: bodyAt(article.address, site),
    newer,
    older,
    related: finderFor(summaries)(article)
      .filter((one) => one !== newer && one !== older)
      .slice(0, MAX_RELATED),
    meta: metaOf(
      {
        address: article.address,
        title: article.title,
        description: article.summary,
        canonical: article.address,
        keywords: article.tags.map((tag) => nameOfTopic(tag, topics)),
        type: 'article',
        ...(!cards.has(article.address) && { card: cards.get(list.canonical), cardAlt: list.hero.title }),
        ...(article.hero && { awaited: PICTURE_ID }),
        published: article.published,
        modified: article.updated?.day ?? article.published,
        breadcrumbs: [...list.breadcrumbs, { label: article.title, href: article.address }],
      },
      site,
    ),
  };
}

function bodyAt(address: string, site: PagesSite): Body {
  const body = site.bodies.get(address);
  if (!body) throw new Error(`The article at ${address} has no text`);
  return body;
}

function finderFor(summaries: readonly ArticleSummary[]): FindRelated {
  const finder = finders.get(summaries) ?? createRelatedFinder(summaries, MAX_RELATED + 2);
  finders.set(summaries, finder);
  return finder;
}
