import { css } from '@emotion/react';
import { motion, palette } from './tokens.ts';

/** Makes a whole box the click target of the one link in its heading. Its picture lifts a little, its rules stay. */
export const wholeIsLink = css`
  position: relative;
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover a {
    text-decoration: underline;
    text-decoration-color: ${palette('accent')};
  }
  ${motion} {
    img {
      transition: translate 150ms ease-out;
    }
    &:hover img {
      translate: 0 -2px;
    }
  }
`;
