import { NOT_FOUND_PAGE, PAGES } from '../../addresses.ts';
import type { Page } from '../../model/page.ts';
import type { Figure } from '../../model/section.ts';
import { optional } from '../../../shared/optional.ts';
import type { FactGroups } from '../../schema/published.ts';
import type { SiteContext } from '../content-type.ts';

/** What pages offer, prove and promise. */
export function factsOfPages(pages: ReadonlyMap<string, Page>, { identity: { url }, dayOf }: SiteContext): FactGroups {
  const shown = [...pages.values()].filter(({ hidden, name }) => !hidden && name !== NOT_FOUND_PAGE);
  const since = ({ name }: Page) => optional('since', dayOf(`${PAGES}/${name}.md`)?.day);
  return {
    offers: shown.flatMap((page) =>
      page.offer ? [{ ...page.offer, page: url + page.canonical, ...since(page) }] : [],
    ),
    figures: shown.flatMap((page) =>
      figuresOf(page).map((figure) => ({ ...figure, page: url + page.canonical, ...since(page) })),
    ),
    policies: shown.flatMap(({ title, canonical, updated }) =>
      updated ? [{ name: title, updated: updated.day, page: url + canonical }] : [],
    ),
  };
}

function figuresOf({ hero, sections }: Page): Omit<Figure, 'sign'>[] {
  return [...hero.figures, ...sections.flatMap((section) => (section.kind === 'figures' ? section.items : []))].map(
    ({ sign: _sign, ...words }) => words,
  );
}
