import { css } from '@emotion/react';
import { from, palette } from '../design/tokens.ts';

const arrow = css`
  display: none;
  fill: none;
  stroke: ${palette('accent')};
  stroke-width: 1.5;
  ${from.tablet} {
    display: block;
  }
`;

/** An arrow that points onwards. Decorative: the link beside it says where. */
export function Arrow() {
  return (
    <svg css={arrow} width="40" height="20" viewBox="0 0 40 20" aria-hidden="true">
      <path d="M1 10h37M30 3l8 7l-8 7" />
    </svg>
  );
}
