import { css, type SerializedStyles } from '@emotion/react';
import type { Section } from '../../pipeline/model/section.ts';
import { from, space } from '../design/tokens.ts';
import { hanging, twelve } from '../design/grid.ts';

/** How the parts of a section are arranged on a wide page. */
export type SectionGrid = 'beside' | 'over' | 'catalog' | 'essay' | 'banner';

type Layout = Extract<Section, { readonly layout: string }>['layout'];

/** Layouts whose items need the whole width; their heading is over them. */
const WIDE: ReadonlySet<Layout> = new Set<Layout>(['matrix', 'paths', 'doors', 'stairs', 'ledger', 'strata', 'lead']);

/** The grid that a section's kind and layout ask for. */
export function gridOf(section: Section): SectionGrid {
  if (section.title === undefined && section.kind !== 'prose') return 'over';
  switch (section.kind) {
    case 'services':
      return section.layout === 'table' ? 'over' : 'catalog';
    case 'insights':
      return 'over';
    case 'consent':
      return 'beside';
    case 'prose':
      return section.layout;
    default:
      return WIDE.has(section.layout) ? 'over' : 'beside';
  }
}

const over = css(
  twelve,
  css`
    ${from.desktop} {
      row-gap: ${space[4]};
      > * {
        grid-column: 1 / -1;
      }
      > [data-part='head'] {
        grid-column: 1 / 6;
      }
      > [data-part='head'] > h2 {
        margin-bottom: 0;
      }
      > [data-part='text'] {
        grid-column: 7 / -1;
      }
    }
  `,
);

/** Like the items below them, heading and text leave a margin to the left line. */
const catalog = css(
  twelve,
  css`
    ${from.desktop} {
      > * {
        grid-column: 1 / -1;
      }
      > [data-part='head'] {
        grid-column: 1 / 5;
      }
      > [data-part='text'] {
        grid-column: 5 / -1;
      }
    }
  `,
);

/** A statement over the whole width, its reasons in two columns below. */
const essay = css(
  twelve,
  css`
    ${from.desktop} {
      > * {
        grid-column: 5 / -1;
      }
      > [data-part='head'] {
        grid-column: 1 / 12;
      }
      > [data-part='text'] > * {
        max-width: none;
        columns: 2;
        column-gap: ${space[5]};
      }
    }
  `,
);

/** A statement, and beside it the one thing to do. */
const banner = css(
  twelve,
  css`
    ${from.desktop} {
      > * {
        grid-column: 7 / -1;
      }
      > [data-part='head'] {
        grid-column: 1 / 7;
        grid-row: 1 / span 4;
      }
      > [data-part='text'] p {
        text-wrap: balance;
      }
    }
  `,
);

/** Items without a text before them begin level with the heading. */
const beside = css(
  hanging,
  css`
    ${from.desktop} {
      > [data-part='head'] + * {
        margin-top: 0;
      }
    }
  `,
);

/** The styles of each grid; parts are told by `data-part`. */
export const gridStyles = { beside, over, catalog, essay, banner } as const satisfies Readonly<
  Record<SectionGrid, SerializedStyles>
>;
