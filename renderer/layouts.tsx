import type { IslandComponents } from './islands/runtime/island-components.ts';
import { Layout } from './layout/Layout.tsx';
import type { PageData, Surroundings } from './page-data.ts';
import { SiteContexts } from './SiteContexts.tsx';
import { renderStyled, type StyledMarkup } from './styled-markup.tsx';

/** Returns the layout around a page, with `PAGE_PLACE` where the page goes. */
export type LayoutOf = (meta: PageData['meta']) => StyledMarkup;

/** Marks the position of the page in its layout. No text of the site can contain it. */
export const PAGE_PLACE = '<i data-page=""></i>';

/** Returns a renderer of layouts; pages with the same layout share one rendering. */
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

/** Returns the address of the navigation or menu link that leads to a page, or to the list that it belongs to. */
function linkAbove(address: string, { chrome }: Surroundings): string | undefined {
  const isAbove = (href: string): boolean => href !== '/' && address.startsWith(`${href}/`);
  const links = [...chrome.navigation, ...chrome.onlyInMenu];
  return links.find(({ href }) => href === address || isAbove(href))?.href;
}
