import { css } from '@emotion/react';
import { from, palette, space } from './tokens.ts';

/** A `<details>` that folds on a phone only: a wide window shows its content, if the browser can. */
export const foldOnPhone = css`
  > summary {
    padding-block: ${space[3]};
    border-block: 1px solid ${palette('line')};
    font-weight: 600;
  }
  ${from.tablet} {
    @supports selector(::details-content) {
      > summary {
        display: none;
      }
      &::details-content {
        content-visibility: visible;
        display: block;
      }
    }
  }
`;

/** The heading that a wide window shows instead of the summary. */
export const headOfFold = css({ display: 'none', [from.tablet]: { display: 'block' } });
