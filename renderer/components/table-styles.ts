import { css } from '@emotion/react';
import { palette, space, upTo } from '../design/tokens.ts';
import { noteSize, size } from '../design/type.ts';

const COLUMN_GAP = '0.875rem';

/** Styles of a text with tables. Wide tables scroll on their own. */
export const tables = css`
  div :is([data-table], [data-figure-kind]) {
    max-width: none;
  }
  div [data-table] {
    overflow-x: auto;
    margin-block: ${space[5]};
  }
  div > [data-table]:not(:has(tr > :nth-child(4))) {
    max-width: 48rem;
  }
  table {
    border-collapse: collapse;
    min-width: 100%;
    font-size: clamp(${size(-1)}, 0.6rem + 0.5vw, 1rem);
    line-height: 1.4;
    font-variant-numeric: tabular-nums lining-nums;
  }
  th,
  td {
    padding-block: ${space[2]};
    padding-inline: 0 ${COLUMN_GAP};
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
    border-bottom: 1px solid ${palette('line')};
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  th {
    font-weight: 600;
    text-wrap: balance;
  }
  thead :is(th, td) {
    vertical-align: bottom;
    border-bottom-color: ${palette('line-strong')};
  }
  [data-align='right'] {
    text-align: right;
  }
  [data-align='center'] {
    text-align: center;
  }
`;

/** Tables wider than a phone: a shade at the edge shows that there is more to scroll to, and goes at the end. */
export const wide = css`
  [data-table='wide'] {
    background:
      linear-gradient(
          90deg,
          ${palette('surface')} 1rem,
          transparent 3rem calc(100% - 3rem),
          ${palette('surface')} calc(100% - 1rem)
        )
        local,
      linear-gradient(
        90deg,
        ${palette('line-strong')},
        transparent 0.5rem calc(100% - 0.5rem),
        ${palette('line-strong')}
      );
  }
`;

const COLUMNS = [2, 3, 4, 5];

/**
 * On a phone, the first cell of each row is a line above the others, which form this many columns. Text is as large as
 * fits the window; five columns fit only in small type.
 */
export const narrow = css`
  ${upTo.tablet} {
    [data-table*='-'] {
      table,
      tr {
        display: grid;
        gap: 2px ${COLUMN_GAP};
      }
      thead,
      tbody {
        display: contents;
        font-size: 0.875rem;
      }
      &:not([data-table$='5']) tbody {
        font-size: clamp(0.875rem, 5.5vw - 0.34rem, 1rem);
      }
      tr {
        grid-column: 1 / -1;
        grid-template-columns: subgrid;
        padding-block: ${space[2]};
        border-bottom: 1px solid ${palette('line')};
      }
      td,
      th {
        padding: 0;
        border: 0;
      }
      tr > :first-child {
        grid-column: 1 / -1;
        font-weight: 600;
      }
    }
    ${COLUMNS.map((count) => `[data-table$='-${count}'] table{grid-template-columns:repeat(${count},auto)}`)}
  }
`;

/** On a phone, the last cell of three is beside the first, and the text between them is below both. */
export const tagged = css`
  ${upTo.tablet} {
    [data-table*='tag'] {
      table {
        grid-template-columns: auto minmax(0, 1fr);
      }
      tr > :is(td, th):first-child {
        grid-column: 1;
      }
      tr > :nth-child(2) {
        grid-area: 2 / 1 / auto / -1;
      }
      tr > :last-child {
        text-align: end;
      }
    }
  }
`;

/** Cells that become lines on a phone, each after the head of its column. */
export const ruledLines = css`
  ${upTo.tablet} {
    thead:has(+ * [data-head]) tr {
      position: absolute;
      width: 1px;
      height: 0;
      padding: 0;
      border: 0;
      overflow: hidden;
    }
    [data-table] [data-head] {
      padding-inline-start: 8.5rem;
      text-align: start;
    }
    [data-head]::before {
      content: attr(data-head);
      float: inline-start;
      width: 7.75rem;
      margin-inline: -8.5rem 0.75rem;
      font-weight: 400;
      color: ${palette('text-quiet')};
    }
    [data-head] svg {
      width: 100%;
    }
  }
`;

/**
 * Figures made of tables: the caption is closer to its table than to the text above. All bars of a figure are drawn in
 * boxes of one width, so that they share a scale whatever the widths of their columns.
 */
export const bars = css`
  [data-figure-kind] {
    margin-block: ${space[6]};
    container-type: inline-size;
  }
  figcaption {
    margin-bottom: ${space[2]};
    font-size: ${noteSize};
    color: ${palette('text-quiet')};
    text-wrap: balance;
  }
  div figcaption + [data-table] {
    margin-block: 0;
  }
  svg {
    display: block;
    width: 20cqi;
    margin-block: 4px 2px;
    margin-inline-start: auto;
    overflow: visible;
    fill: ${palette('accent')};
  }
  ${upTo.tablet} {
    [data-table$='-2'] svg {
      width: 44cqi;
    }
  }
`;
