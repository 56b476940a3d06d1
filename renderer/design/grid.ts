import { css } from '@emotion/react';
import { from, space, widestPage } from './tokens.ts';

/** The space on both sides of every band. */
export const bandMargin = `clamp(${space[4]}, 4vw, ${space[7]})`;

/** A band of the page: its content has margins and a greatest width. */
export const band = css`
  max-width: ${widestPage};
  margin-inline: auto;
  padding-inline: ${bandMargin};
`;

/** The space between columns. */
export const gutter = space[5];

/**
 * Starts a box at the end of the previous column, so that it can have a line there; its text still starts in its own.
 */
export const fromColumnBefore = css`
  margin-inline-start: calc(-1 * ${gutter});
  padding-inline-start: ${gutter};
`;

/** Twelve columns on a desktop, one below that width. */
export const twelve = css`
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${gutter};
  }
`;

/** The heading in the left margin, the rest in a wide right part, whose left edge all texts share. */
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

/** The same for a table of contents and a text of chapters; on a narrow page the contents come first. */
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
