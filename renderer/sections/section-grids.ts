import { css, type SerializedStyles } from '@emotion/react';
import type { Figure, Section } from '../../pipeline/content/model/section.ts';
import { aboveSurface } from '../design/strata.ts';
import { from, space } from '../design/tokens.ts';
import { gutter, hanging, twelve } from '../design/grid.ts';

/** How the parts of a section are arranged on a wide page. */
export type SectionGrid = 'beside' | 'over' | 'catalog' | 'essay' | 'banner' | 'strata' | 'marks';

type Layout = Extract<Section, { readonly layout: string }>['layout'];

/** Layouts whose items need the whole width, with the heading above them. */
const WIDE: ReadonlySet<Layout> = new Set<Layout>([
  'columns',
  'matrix',
  'definitions',
  'waterline',
  'paths',
  'doors',
  'ways',
  'stairs',
  'numbered',
  'ledger',
  'lead',
]);

/** Returns the grid for a section's kind and layout. */
export function gridOf(section: Section): SectionGrid {
  if (section.title === undefined && section.kind !== 'prose') return 'over';
  switch (section.kind) {
    case 'services':
      return section.layout === 'table' ? 'over' : 'catalog';
    case 'quotes':
      return section.items.length > 0 ? 'over' : 'beside';
    case 'insights':
    case 'case':
      return 'over';
    case 'sources':
    case 'consent':
      return 'beside';
    case 'prose':
      return section.layout;
    case 'points':
      if (section.layout === 'marks') return section.picture ? 'marks' : 'beside';
      if (section.layout === 'strata') return section.picture ? 'strata' : 'over';
      return WIDE.has(section.layout) ? 'over' : 'beside';
    case 'figures':
      return section.layout === 'ledger' && section.items.some(hasNotes) ? 'over' : 'beside';
    default:
      return WIDE.has(section.layout) ? 'over' : 'beside';
  }
}

/** Whether something is said of a figure beyond its claim, for which a ledger needs the whole width. */
function hasNotes({ counts, period, baseline, confirmedBy, reference }: Figure): boolean {
  return [counts, period, baseline, confirmedBy, reference].some((note) => note !== undefined);
}

/** Whether its items fill two halves of the page; its text then starts at the second one. */
export function isHalved(section: Section): boolean {
  return section.kind === 'cards' && section.layout === 'matrix';
}

/** Whether its heading is in the margin, and small enough to fit there. */
export function hangsHeading(section: Section): boolean {
  return section.title !== undefined && HANGING.has(gridOf(section));
}

const HANGING: ReadonlySet<SectionGrid> = new Set<SectionGrid>(['beside', 'catalog']);

/** Heading and text above items of the whole width; the text starts at a column from 1 to 12. */
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

/** Heading and text, like the items below them, leave a margin on the left. */
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
 * Extends an interactive figure from the eight columns of the text to all twelve: the other four are as wide as half of
 * the eight and the gap after them. It starts at the page's edge, whatever the figure's own text direction.
 */
const allColumns = `
  margin-left: calc(-50% - ${gutter} / 2);
  html[dir='rtl'] & {
    margin-left: 0;
    margin-right: calc(-50% - ${gutter} / 2);
  }
`;

/**
 * A statement across the whole width, with its reasons below in the column of the texts, and a picture in the margin.
 * Until it is edited, a ladder has its table beside it.
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

/** A picture on the left; on the right, heading and text above its surface, and the layers below it. */
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

/** A picture, and beside it what its numbered marks say. */
const marks = css(
  twelve,
  css`
    [data-part='text'] {
      margin-top: ${space[4]};
    }
    > picture {
      display: block;
    }
    ${from.desktop} {
      > * {
        grid-column: 8 / -1;
      }
      grid-template-rows: repeat(4, auto) 1fr;
      > [data-part='text'] {
        margin-bottom: ${space[5]};
      }
      > picture {
        grid-column: 1 / 8;
        grid-row: 1 / span 5;
        margin: 0;
        padding-inline-end: ${space[5]};
      }
    }
  `,
);

/** A statement, with the one next step beside it. */
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

/** Items without a text before them are level with the heading. */
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

/** The styles of each grid; `data-part` identifies the parts. */
export const gridStyles = {
  beside,
  over: over('1 / 6', 7),
  catalog,
  essay,
  banner,
  strata,
  marks,
} as const satisfies Readonly<Record<SectionGrid, SerializedStyles>>;

/** `over` on a page with headings in the margin: its text starts in the same column as the other texts. */
export const overHanging = over('1 / 5', 5);
