import { css } from '@emotion/react';
import { from, space, widestPage } from './tokens.ts';

/** What stays free on both sides of every band. */
export const bandMargin = `clamp(${space[4]}, 4vw, ${space[7]})`;

/** A band of the page as wide as the window allows, with its margins. */
export const band = css`
  max-width: ${widestPage};
  margin-inline: auto;
  padding-inline: ${bandMargin};
`;

/** What stays free between columns. */
export const gutter = space[5];

/** Begins a box at the end of the column before, so that a line can stand there; its text begins the column all the same. */
export const fromColumnBefore = css`
  margin-inline-start: calc(-1 * ${gutter});
  padding-inline-start: ${gutter};
`;

/** Twelve columns from a desktop's width on, one below. */
export const twelve = css`
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${gutter};
  }
`;

/** Heading in the left margin, matter in a wide right part: the line on which all text hangs. */
export const hanging = css(
  twelve,
  css`
    ${from.desktop} {
      > * {
        grid-column: 5 / -1;
      }
      > :first-child {
        grid-column: 1 / 5;
        grid-row: 1 / span 9;
      }
    }
  `,
);

/** The same for contents and a text of chapters; on a narrow page the contents come first. */
export const margined = css(
  hanging,
  css`
    margin-top: ${space[6]};
    > * + * {
      margin-top: ${space[6]};
    }
    ${from.desktop} {
      > * + * {
        margin-top: 0;
      }
    }
  `,
);
