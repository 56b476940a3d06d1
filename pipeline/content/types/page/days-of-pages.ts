import { ARCHIVE_PAGE, INSIGHTS_PAGE, NOT_FOUND_PAGE, PAGES, SERVICES, TESTIMONIALS_FILE } from '../../addresses.ts';
import { authoredDay, latestDay } from '../../../compile/derive/days.ts';
import type { KnownDay } from '../../model/history.ts';
import type { Page } from '../../model/page.ts';
import type { Section } from '../../model/section.ts';
import { dayOfArticle, dayOfList } from '../article/days-of-articles.ts';
import type { Articles } from '../article.ts';
import type { SiteContext } from '../content-type.ts';

/** The day of the last change of what each page shows: of its file, and of what it takes from others. */
export function daysOfPages(
  pages: ReadonlyMap<string, Page>,
  articles: Articles,
  { dayOf }: SiteContext,
): Map<Page, KnownDay | undefined> {
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
  const archive = pages.get(ARCHIVE_PAGE);
  const archived = [...own].filter(([{ hidden, name }]) => !hidden && name !== NOT_FOUND_PAGE).map(([, day]) => day);
  return archive ? own.set(archive, latestDay([...archived, ...articles.articles.map(dayOfArticle)])) : own;

  function daysOfSection(section: Section): (KnownDay | undefined)[] {
    if (section.kind === 'insights') return [dayOfList(section.items, articles.summaries, articles)];
    return filesOfSection(section).map((file) => dayOf(file));
  }
}

/** The files besides that of its page that a section takes something from. */
export function filesOfSection(section: Section): string[] {
  if (section.kind === 'services') return section.items.map(({ slug }) => `${SERVICES}/${slug}.md`);
  return section.kind === 'quotes' && section.items.length > 0 ? [TESTIMONIALS_FILE] : [];
}
