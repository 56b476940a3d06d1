import { css } from '@emotion/react';
import { from, palette, space } from './tokens.ts';

/** A `<details>` that is folded on a phone only: a wide window shows what is in it, where the browser can. */
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

/** What a wide window shows in place of the summary. */
export const headOfFold = css({ display: 'none', [from.tablet]: { display: 'block' } });
