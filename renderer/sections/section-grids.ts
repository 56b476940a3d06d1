import { css, type SerializedStyles } from '@emotion/react';
import type { Section } from '../../pipeline/content/model/section.ts';
import { aboveSurface } from '../design/strata.ts';
import { from, space } from '../design/tokens.ts';
import { gutter, hanging, twelve } from '../design/grid.ts';

/** How the parts of a section are arranged on a wide page. */
export type SectionGrid = 'beside' | 'over' | 'catalog' | 'essay' | 'banner' | 'strata';

type Layout = Extract<Section, { readonly layout: string }>['layout'];

/** Layouts whose items need the whole width; their heading is over them. */
const WIDE: ReadonlySet<Layout> = new Set<Layout>([
  'columns',
  'matrix',
  'definitions',
  'waterline',
  'paths',
  'doors',
  'stairs',
  'numbered',
  'ledger',
  'lead',
]);

/** The grid that a section's kind and layout ask for. */
export function gridOf(section: Section): SectionGrid {
  if (section.title === undefined && section.kind !== 'prose') return 'over';
  switch (section.kind) {
    case 'services':
      return section.layout === 'table' ? 'over' : 'catalog';
    case 'quotes':
      return section.items.length > 0 ? 'over' : 'beside';
    case 'insights':
      return 'over';
    case 'consent':
      return 'beside';
    case 'prose':
      return section.layout;
    case 'points':
      if (section.layout === 'strata') return section.picture ? 'strata' : 'over';
      return WIDE.has(section.layout) ? 'over' : 'beside';
    default:
      return WIDE.has(section.layout) ? 'over' : 'beside';
  }
}

/** Whether its items stand in two halves of the page, on whose second one its text begins. */
export function isHalved(section: Section): boolean {
  return section.kind === 'cards' && section.layout === 'matrix';
}

/** Whether its heading is in the margin, and no larger than fits there. */
export function hangsHeading(section: Section): boolean {
  return section.title !== undefined && HANGING.has(gridOf(section));
}

const HANGING: ReadonlySet<SectionGrid> = new Set<SectionGrid>(['beside', 'catalog']);

/** Heading and text over items of the whole width; the text begins at a column from 1 to 12. */
const over = (head: string, text: number): SerializedStyles =>
  css(
    twelve,
    css`
      ${from.desktop} {
        row-gap: ${space[4]};
        > * {
          grid-column: 1 / -1;
        }
        > [data-part='head'] {
          grid-column: ${head};
        }
        > [data-part='head'] > h2 {
          margin-bottom: 0;
        }
        > [data-part='text'] {
          grid-column: ${text} / -1;
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

/**
 * An interactive figure has all columns: four of them are half of the eight that a text has, and of the gap behind those. They begin
 * where the page does, in whatever direction the figure itself is read.
 */
const allColumns = `
  margin-left: calc(-50% - ${gutter} / 2);
  html[dir='rtl'] & {
    margin-left: 0;
    margin-right: calc(-50% - ${gutter} / 2);
  }
`;

/**
 * A statement over the whole width, its reasons below on the line where all text hangs, a picture in the margin. As published, a
 * ladder has its table beside it.
 */
const essay = css(
  twelve,
  css`
    > picture {
      display: block;
      max-width: 24rem;
      margin-top: ${space[6]};
    }
    ${from.tablet} {
      &:has(> picture) {
        display: grid;
        grid-template-columns: repeat(12, minmax(0, 1fr));
        column-gap: ${gutter};
      }
      > * {
        grid-column: 5 / -1;
      }
      > [data-part='head'] {
        grid-column: 1 / 12;
      }
      > picture {
        grid-column: 1 / 5;
        grid-row: 2 / span 9;
        max-width: none;
        margin: 0;
        padding-inline-end: ${space[6]};
      }
    }
    ${from.desktop} {
      > :not(:has(~ picture)) [data-figure-kind] {
        ${allColumns}
      }
      [data-figure-kind='ladder']:not(:has([data-editing])) {
        display: grid;
        grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
        column-gap: ${space[7]};
        > figcaption {
          grid-column: 1 / -1;
        }
      }
    }
  `,
);

/** A picture on the left; heading and text above its surface, the layers below it on the right. */
const strata = css`
  container-type: inline-size;
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${gutter};
    grid-template-rows: auto minmax(0, 1fr) auto;
    > * {
      grid-column: 2;
    }
    > picture {
      grid-column: 1;
      grid-row: 3 / span 9;
      margin: calc(-1 * ${aboveSurface}) 0 0;
    }
    > ul {
      position: relative;
      grid-row: 3;
    }
    > ul::before {
      content: '';
      position: absolute;
      inset-block-start: -2px;
      inset-inline-end: 100%;
      width: ${gutter};
      border-top: 2px solid;
    }
    > [data-part='text'] {
      margin-bottom: ${space[5]};
    }
  }
`;

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
      [data-figure-kind] {
        ${allColumns}
      }
    }
  `,
);

/** The styles of each grid; parts are told by `data-part`. */
export const gridStyles = {
  beside,
  over: over('1 / 6', 7),
  catalog,
  essay,
  banner,
  strata,
} as const satisfies Readonly<Record<SectionGrid, SerializedStyles>>;

/** `over` on a page where texts hang beside a margin: its text hangs on the same line. */
export const overHanging = over('1 / 5', 5);
