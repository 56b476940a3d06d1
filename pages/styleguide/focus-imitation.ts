import { css } from '@emotion/react';
import { palette, radius } from '../../renderer/design/tokens.ts';

/** What is inside looks as if it had the keyboard's focus; the same lines as in `renderer/design/global.ts`. */
export const focusImitation = css`
  a,
  button {
    outline: 2px solid ${palette('focus')};
    outline-offset: 3px;
    border-radius: ${radius.small};
  }
`;
