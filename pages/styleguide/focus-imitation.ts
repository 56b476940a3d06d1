import { css } from '@emotion/react';
import { palette, radius } from '../../renderer/design/tokens.ts';

/** Makes the elements inside look focused; the same rules as in `renderer/design/global.ts`. */
export const focusImitation = css`
  a,
  button {
    outline: 2px solid ${palette('focus')};
    outline-offset: 3px;
    border-radius: ${radius.small};
  }
`;
