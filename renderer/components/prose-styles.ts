import { css, type SerializedStyles } from '@emotion/react';
import { display, family, size } from '../design/type.ts';
import { measure, palette, radius, space, upTo } from '../design/tokens.ts';

/** What every text has. */
export const flow = css`
  > * {
    max-width: ${measure};
  }
  > * + * {
    margin-top: ${space[4]};
  }
  > :first-child {
    margin-top: 0;
  }
  ul,
  ol {
    padding-inline-start: 1.3em;
  }
  li + li,
  li > ul,
  li > ol {
    margin-top: ${space[2]};
  }
  a {
    color: ${palette('accent')};
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  hr {
    border: 0;
    border-top: 1px solid ${palette('line')};
    margin: ${space[6]} 0;
  }
  sup {
    line-height: 0;
    font-size: 0.75em;
  }
`;

const headings = css`
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-family: ${display.fontFamily};
    font-weight: ${display.fontWeight};
    line-height: 1.2;
  }
  h2 {
    font-size: ${size(2)};
    margin-top: ${space[7]};
  }
  h3 {
    font-size: ${size(1)};
    margin-top: ${space[6]};
  }
  h4,
  h5,
  h6 {
    font-size: ${size(0)};
    margin-top: ${space[5]};
  }
  blockquote {
    border-inline-start: 2px solid ${palette('accent')};
    padding-inline-start: ${space[5]};
    font-family: ${family.display};
    font-size: ${size(1)};
    line-height: 1.35;
  }
  & :is(h2, h3, h4, h5, h6, blockquote) :is(strong, b) {
    font-weight: inherit;
    color: ${palette('accent')};
  }
  & :is(h2, h3) > a[href^='#'] {
    color: inherit;
    text-decoration: none;
  }
  & :is(h2, h3) > a[href^='#']:hover {
    text-decoration: underline;
    text-decoration-color: ${palette('accent')};
    text-decoration-thickness: 2px;
  }
`;

const tasks = css`
  li:has(> input) {
    position: relative;
    list-style: none;
  }
  li > input {
    position: absolute;
    top: 0.35em;
    inset-inline-start: -1.3em;
    width: 0.9em;
    height: 0.9em;
    margin: 0;
    border: 1.5px solid ${palette('text-quiet')};
    appearance: none;
  }
  li > input:checked {
    border-color: ${palette('accent')};
    background: ${palette('accent')};
    box-shadow: inset 0 0 0 1.5px ${palette('surface')};
  }
`;

const code = css`
  code {
    font-family: ${family.code};
    font-size: 0.875em;
    background: ${palette('surface-sunk')};
    padding: 0.1em 0.3em;
    border-radius: ${radius.small};
  }
  pre {
    margin-bottom: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${palette('surface-sunk')};
    padding: ${space[4]};
    border-inline-start: 2px solid ${palette('line-strong')};
    line-height: 1.5;
  }
  td:has(code) {
    min-width: 7rem;
  }
  pre code {
    background: none;
    padding: 0;
  }
`;

const notes = css`
  .note {
    position: relative;
    padding-inline-start: ${space[5]};
    border-inline-start: 1px solid ${palette('line-strong')};
    font-size: ${size(-1)};
    line-height: 1.45;
    color: ${palette('text-quiet')};
  }
  .note::before {
    content: attr(data-number);
    position: absolute;
    inset-inline-start: ${space[2]};
    font-variant-numeric: lining-nums tabular-nums;
    color: ${palette('accent')};
  }
  .note > * + * {
    margin-top: ${space[2]};
  }
`;

/** What keeps two columns of a table apart. */
const COLUMN_GAP = '0.875rem';

/** A shade at the edge of a box beyond which there is more; it goes where the content ends. */
const edges = `
  linear-gradient(90deg, ${palette('surface')} 1rem, transparent 3rem calc(100% - 3rem), ${palette('surface')} calc(100% - 1rem)) local,
  linear-gradient(90deg, ${palette('line-strong')}, transparent 0.5rem calc(100% - 0.5rem), ${palette('line-strong')})
`;

/** Around a text with tables. Wide ones scroll by themselves, and a cell with code in it stays wide enough to read it. */
const tables = css`
  div :is([data-table], [data-exhibit]) {
    max-width: none;
  }
  [data-table] {
    overflow-x: auto;
    background: ${edges};
    margin-block: ${space[5]};
  }
  table {
    border-collapse: collapse;
    min-width: 100%;
    font-size: ${size(-1)};
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

const COLUMNS = [2, 3, 4, 5, 6];

/** Tables whose first cells, on a phone, are lines above the others, which stand in so many columns. */
const narrow = css`
  ${upTo.tablet} {
    [data-table*='-'] {
      table,
      tr {
        display: grid;
        gap: 2px ${COLUMN_GAP};
        font-size: 0.8125rem;
      }
      thead,
      tbody {
        display: contents;
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

/** Cells that are lines there, each behind the head of its column. */
const lines = css`
  ${upTo.tablet} {
    thead:has(+ * [data-head]) tr {
      position: absolute;
      clip-path: inset(50%);
    }
    [data-table] [data-head] {
      padding-inline-start: 7.25rem;
      text-align: start;
    }
    [data-head]::before {
      content: attr(data-head);
      float: inline-start;
      width: 6.25rem;
      margin-inline: -7.25rem 1rem;
      font-weight: 400;
      color: ${palette('text-quiet')};
    }
    [data-head] svg {
      width: 100%;
    }
  }
`;

/**
 * Figures made of tables: the caption is nearer to what it belongs to than to the text above. All bars of a figure are drawn into boxes
 * of one width, so that they have one scale whatever the widths of their columns.
 */
const bars = css`
  [data-exhibit] {
    margin-block: ${space[6]};
    container-type: inline-size;
  }
  figcaption {
    margin-bottom: ${space[2]};
    font-size: ${size(-1)};
    color: ${palette('text-quiet')};
    text-wrap: balance;
  }
  figcaption + [data-table] {
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

/** Styles of what a text need not have, each with a sign in its HTML that it has it. They go around the text. */
export const STYLES_BY_SIGN: readonly (readonly [RegExp, SerializedStyles])[] = [
  [/<(?:h[2-6]|blockquote)/, headings],
  [/<input/, tasks],
  [/<(?:code|pre)/, code],
  [/class="note"/, notes],
  [/<table/, tables],
  [/data-exhibit/, bars],
  [/data-table="b/, narrow],
  [/data-head/, lines],
];
