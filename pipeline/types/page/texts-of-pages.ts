import * as addresses from '../../content/addresses.ts';
import { divideList } from '../../content/featured.ts';
import { ARTICLES_ON_PAGE } from '../../site/derive/archive.ts';
import { heading, textLine } from '../../site/derive/blocks.ts';
import { describeList, pageCount, pageSizeOf, titleOfList } from '../../site/derive/lists.ts';
import type { Articles, ArticleSummary } from '../../content/model/article.ts';
import type { Block, PageText } from '../../content/model/block.ts';
import type { KnownDay } from '../../content/model/history.ts';
import type { Page } from '../../content/model/page.ts';
import type { SiteFrame } from '../../content/model/site.ts';
import { optional } from '../../shared/optional.ts';
import { summaryBlock } from '../article-type.ts';
import { dayOfList, dayOfArticle, authoredDay, latestDay } from '../../site/derive/last-changes.ts';
import type { SiteContext } from '../../site/content-type.ts';
import { pageBlocks } from './page-blocks.ts';
import type { Section } from '../../content/model/section.ts';

/**
 * Returns the texts of all pages that are not hidden: the home page first, then the navigation in order, other pages,
 * and further pages of lists.
 */
export function textsOfPages(pages: ReadonlyMap<string, Page>, articles: Articles, site: SiteContext): PageText[] {
  const order = ['/', ...site.chrome.navigation.map(({ href }) => href)];
  const rank = ({ canonical }: Page): number => (order.includes(canonical) ? order.indexOf(canonical) : order.length);
  const shown = [...pages.values()]
    .filter(({ hidden, name }) => !hidden && name !== addresses.NOT_FOUND_PAGE)
    .toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  const list = pages.get(addresses.INSIGHTS_PAGE);
  const blocks = new Map(articles.summaries.map((article) => [article, summaryBlock(article, site)]));
  const blocksOf = (some: readonly ArticleSummary[]): Block[] => some.flatMap((article) => blocks.get(article) ?? []);
  const days = daysOfPages(pages, articles, site);
  const newest = blocksOf(articles.summaries.slice(0, ARTICLES_ON_PAGE));
  return [
    ...shown.map((page) => textOfPage(page, days.get(page), site, page === list ? newest : [])),
    ...(list ? textsOfLists(list, articles, blocksOf, site) : []),
  ];
}

function textOfPage(page: Page, changed: KnownDay | undefined, site: SiteFrame, listed: readonly Block[]): PageText {
  const { name, label, description, canonical, updated, sections } = page;
  return {
    id: name.replaceAll('/', '-'),
    title: label,
    description,
    address: canonical,
    ...optional('updated', updated?.day),
    ...optional('changed', changed),
    shows: sections.flatMap(filesOfSection),
    isArchived: name !== addresses.ARCHIVE_PAGE,
    blocks: [...pageBlocks(page, site), ...listed],
  };
}

/** Returns the texts of list pages, which have no content file. */
function textsOfLists(
  { title: ofAll, hidden }: Page,
  articles: Articles,
  blocksOf: (some: readonly ArticleSummary[]) => Block[],
  site: SiteFrame,
): PageText[] {
  if (hidden) return [];
  return [...articles.lists].flatMap(([topic, listed]) => {
    const [base, size] = [
      topic === '' ? addresses.INSIGHTS_ADDRESS : addresses.addressOfTopic(topic),
      pageSizeOf(topic),
    ];
    const about = site.topics.get(topic)?.description;
    const { featured, grid } = divideList(listed);
    return Array.from({ length: pageCount(grid.length, size) }, (_, index): PageText => {
      const shown = [...(featured ? [featured] : []), ...grid.slice(index * size, (index + 1) * size)];
      const title = titleOfList(ofAll, topic, index + 1, site);
      const address = addresses.addressOfListPage(base, index + 1);
      const blocks = [...heading(1, title), ...textLine(index === 0 ? about : undefined), ...blocksOf(shown)];
      return {
        id: address.slice(1).replaceAll('/', '-'),
        title,
        description: (index === 0 && about) || describeList(title, shown),
        address,
        ...optional('changed', dayOfList(shown, listed, articles)),
        isArchived: false,
        blocks,
      };
    }).filter(({ address }) => address !== addresses.INSIGHTS_ADDRESS);
  });
}

/** Returns the day of the last change of each page: of its file, or of other files that it shows. */
function daysOfPages(
  pages: ReadonlyMap<string, Page>,
  articles: Articles,
  { dayOf }: SiteContext,
): Map<Page, KnownDay | undefined> {
  const own = new Map(
    [...pages.values()].map((page): [Page, KnownDay | undefined] => [
      page,
      latestDay([
        page.updated ? authoredDay(page.updated.day) : dayOf(`${addresses.PAGES}/${page.name}.md`),
        ...page.sections.flatMap(daysOfSection),
        ...(page.name === addresses.INSIGHTS_PAGE ? [dayOfList(articles.summaries, articles.summaries, articles)] : []),
      ]),
    ]),
  );
  const archive = pages.get(addresses.ARCHIVE_PAGE);
  const archived = [...own]
    .filter(([{ hidden, name }]) => !hidden && name !== addresses.NOT_FOUND_PAGE)
    .map(([, day]) => day);
  return archive ? own.set(archive, latestDay([...archived, ...articles.articles.map(dayOfArticle)])) : own;

  function daysOfSection(section: Section): (KnownDay | undefined)[] {
    if (section.kind === 'insights') return [dayOfList(section.items, articles.summaries, articles)];
    return filesOfSection(section).map((file) => dayOf(file));
  }
}

/** Returns the files besides the page's own that a section shows. */
function filesOfSection(section: Section): string[] {
  if (section.kind === 'services') return section.items.map(({ slug }) => `${addresses.SERVICES}/${slug}.md`);
  return section.kind === 'quotes' && section.items.length > 0 ? [addresses.TESTIMONIALS_FILE] : [];
}
