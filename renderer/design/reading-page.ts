import { css } from '@emotion/react';
import { from, measure, palette, space } from './tokens.ts';
import { family, size } from './type.ts';

/** The container of a long text and its ending, whose queries measure the room in the visitor's own rem. */
export const readingRoom = css({ containerType: 'inline-size' });

/** Applies where there is room for a margin on both sides of a text. */
const bothMargins = '@container (min-width: 70rem)';
const NOTE_WIDTH = '15rem';
const NOTE_GAP = '2.5rem';
/** A note rises by this for each line between its start and the end of its paragraph. */
const LINE = '1.78rem';

const columnsOfDesktop = `15rem minmax(0, ${measure})`;
const columnsOfBothMargins = `14rem minmax(0, ${measure}) ${NOTE_WIDTH}`;

/**
 * A long text: contents in the left margin, notes in the right one. Below a desktop's width there is one column, with
 * the contents first and each note after its paragraph; on a phone, tables of four or more columns are set smaller.
 */
export const readingPage = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  margin-top: ${space[7]};
  > :last-child blockquote {
    margin-block: ${space[6]};
    border: 0;
    padding: ${space[4]} 0;
    border-block: 1px solid ${palette('line-strong')};
    font-family: ${family.display};
    font-size: ${size(2)};
    line-height: 1.25;
    p {
      text-wrap: balance;
    }
  }
  ${from.desktop} {
    grid-template-columns: ${columnsOfDesktop};
    justify-content: space-between;
    column-gap: ${space[7]};
  }
  ${bothMargins} {
    grid-template-columns: ${columnsOfBothMargins};
    column-gap: ${NOTE_GAP};
    > :last-child {
      display: flow-root;
      grid-column: 2 / -1;
    }
    .note {
      float: inline-end;
      clear: inline-end;
      width: ${NOTE_WIDTH};
      margin-block: -${LINE} ${space[4]};
      margin-inline-start: ${NOTE_GAP};
      margin-top: calc(attr(data-rise type(<number>), 0) * -${LINE});
    }
  }
`;

/** What follows a long text, in the column of that text. */
export const readingColumn = css`
  display: grid;
  grid-template-columns: minmax(0, ${measure});
  gap: ${space[6]};
  margin-top: ${space[7]};
  ${from.desktop} {
    grid-template-columns: ${columnsOfDesktop};
    justify-content: space-between;
    column-gap: ${space[7]};
    > * {
      grid-column: 2;
    }
  }
  ${bothMargins} {
    grid-template-columns: ${columnsOfBothMargins};
    column-gap: ${NOTE_GAP};
  }
`;
