import { css } from '@emotion/react';
import { motion, palette } from './tokens.ts';

/** Of a box with one link in its heading: the whole of it can be pressed, and lifts a little. */
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
    transition: transform 150ms ease-out;
    &:hover {
      transform: translateY(-2px);
    }
  }
`;
