import { css } from '@emotion/react';
import { palette } from '../design/tokens.ts';

const mark = css`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
`;

const gate = css`
  stroke: ${palette('action')};
`;

/** The sign of the site: three steps and a gate. Decorative; the name stands beside it. */
export function Mark() {
  return (
    <svg css={mark} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M2 24h7v-7h8v-7h9" />
      <path css={gate} d="M21.5 10V3" />
    </svg>
  );
}
