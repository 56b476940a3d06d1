import { ARCHIVE_PAGE, INSIGHTS_PAGE, NOT_FOUND_PAGE, PAGES, SERVICES, TESTIMONIALS_FILE } from '../../addresses.ts';
import { authoredDay, latestDay } from '../../derive/days.ts';
import type { KnownDay } from '../../model/history.ts';
import type { Page } from '../../model/page.ts';
import type { Section } from '../../model/section.ts';
import { dayOfArticle, dayOfList } from '../article/days-of-articles.ts';
import type { Articles } from '../article.ts';
import type { SiteContext } from '../kind.ts';

/** The day of the last change of what each page shows: of its file, and of what it takes from others. */
export function daysOfPages(
  pages: ReadonlyMap<string, Page>,
  articles: Articles,
  { dayOf }: SiteContext,
): [string, KnownDay | undefined][] {
  const own = new Map(
    [...pages.values()].map((page): [Page, KnownDay | undefined] => [
      page,
      latestDay([
        page.updated ? authoredDay(page.updated.day) : dayOf(`${PAGES}/${page.name}.md`),
        ...page.sections.flatMap(daysOfSection),
        ...(page.name === INSIGHTS_PAGE ? [dayOfList(articles.summaries, articles.summaries, articles)] : []),
      ]),
    ]),
  );
  const archived = [...own].filter(([{ hidden, name }]) => !hidden && name !== NOT_FOUND_PAGE).map(([, day]) => day);
  return [...own].map(([{ canonical, name }, day]) => [
    canonical,
    name === ARCHIVE_PAGE ? latestDay([...archived, ...articles.articles.map(dayOfArticle)]) : day,
  ]);

  function daysOfSection(section: Section): (KnownDay | undefined)[] {
    if (section.kind === 'insights') return [dayOfList(section.items, articles.summaries, articles)];
    return filesOfSection(section).map((file) => dayOf(file));
  }
}

/** The files besides its own that each page takes something from: address by address. */
export function filesOfPages(pages: ReadonlyMap<string, Page>): [address: string, file: string][] {
  return [...pages.values()].flatMap(({ canonical, sections }) =>
    sections.flatMap(filesOfSection).map((file): [string, string] => [canonical, file]),
  );
}

function filesOfSection(section: Section): string[] {
  if (section.kind === 'services') return section.items.map(({ slug }) => `${SERVICES}/${slug}.md`);
  return section.kind === 'quotes' && section.items.length > 0 ? [TESTIMONIALS_FILE] : [];
}
