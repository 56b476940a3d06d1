import type { PageContextServer } from 'vike/types';
import { INSIGHTS_PAGE, wordsOfTag } from '../../pipeline/addresses.ts';
import type { Article, ArticleSummary } from '../../pipeline/model/article.ts';
import { currentSite } from '../../pipeline/site.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { PICTURE_ID } from '../../renderer/components/PictureFrame.tsx';
import { frameOf, pageNamed } from '../framing.ts';
import { routeAt } from '../routing.ts';

/** What an article's page shows. */
export interface Data extends FramedData {
  readonly article: Article;
  /** The next newer and the next older article. */
  readonly newer: ArticleSummary | undefined;
  readonly older: ArticleSummary | undefined;
  /** Others on the same topics. */
  readonly related: readonly ArticleSummary[];
}

/**
 * The article at the address that is asked for, with its neighbors by day and those on the same topics, closest first.
 * Throws if no article is there: its route has found one.
 */
export function data({ urlPathname }: PageContextServer): Data {
  const route = routeAt(urlPathname);
  const { articles, summaries, indexOf, related } = currentSite().content.insights;
  const index = route?.view === 'article' ? indexOf.get(route.key) : undefined;
  const article = index === undefined ? undefined : articles[index];
  if (index === undefined || !article) throw new Error(`No article is at ${urlPathname}`);
  const [newer, older] = [summaries[index - 1], summaries[index + 1]];
  return {
    article,
    newer,
    older,
    related: (related.get(article.slug) ?? []).flatMap((slug) => summaries[indexOf.get(slug) ?? -1] ?? []),
    frame: frameOf({
      address: article.address,
      title: article.title,
      description: article.summary,
      canonical: article.address,
      keywords: article.tags.map(wordsOfTag),
      type: 'article',
      ...(article.hero && { awaited: PICTURE_ID }),
      published: article.published,
      modified: article.updated?.day ?? article.published,
      breadcrumbs: [...pageNamed(INSIGHTS_PAGE).breadcrumbs, { label: article.title, href: article.address }],
    }),
  };
}
