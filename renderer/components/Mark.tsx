import { css } from '@emotion/react';
import { palette } from '../design/tokens.ts';

const mark = css`
  flex: none;
  fill: currentColor;
`;

const gate = css`
  fill: ${palette('action')};
`;

/** The site's logo: three steps and a gate. Decorative: the name is beside it. */
export function Mark() {
  return (
    <svg css={mark} width="28" height="28" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M0 52h16v-12h16v-12h32v8h-24v12h-16v12h-24z" />
      <path css={gate} d="M36 28v-28h24v28h-8v-20h-8v20z" />
    </svg>
  );
}
