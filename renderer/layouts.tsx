import type { IslandComponents } from './islands/runtime/island-components.ts';
import { Layout } from './layout/Layout.tsx';
import type { PageData, Surroundings } from './page-data.ts';
import { SiteContexts } from './SiteContexts.tsx';
import { renderStyled, type StyledMarkup } from './styled-markup.tsx';

/** What is around a page, with its place at `PAGE_PLACE`. */
export type LayoutOf = (meta: PageData['meta']) => StyledMarkup;

/** Where a page goes in what surrounds it. No text of the site can hold it. */
export const PAGE_PLACE = '<i data-page=""></i>';

/** Renders what surrounds pages, once for all pages that it is the same for. */
export function createLayouts(surroundings: Surroundings, islands: IslandComponents): LayoutOf {
  const { chrome } = surroundings;
  const layouts = new Map<string | undefined, StyledMarkup>();
  let withoutMenu: StyledMarkup | undefined;
  return ({ canonical, hasMenu = true }) => {
    if (!hasMenu) return (withoutMenu ??= renderLayout(undefined, false));
    const current = linkAbove(canonical, surroundings);
    const layout = layouts.get(current) ?? renderLayout(current, true);
    layouts.set(current, layout);
    return layout;
  };

  function renderLayout(current: string | undefined, hasMenu: boolean): StyledMarkup {
    return renderStyled(
      <SiteContexts surroundings={surroundings} islands={islands}>
        <Layout chrome={chrome} current={current} hasMenu={hasMenu}>
          <i data-page="" />
        </Layout>
      </SiteContexts>,
    );
  }
}

/** The link of the navigation or of the menu that leads to a page, or to the list that it is in. */
function linkAbove(address: string, { chrome }: Surroundings): string | undefined {
  const isAbove = (href: string): boolean => href !== '/' && address.startsWith(`${href}/`);
  const links = [...chrome.navigation, ...chrome.onlyInMenu];
  return links.find(({ href }) => href === address || isAbove(href))?.href;
}
