import { css } from '@emotion/react';
import { motion, palette, space } from './tokens.ts';

/** Of `<details>`: a mark inside the left line that turns down when it opens, instead of the browser's triangle. */
export const foldMark = css`
  summary {
    display: flex;
    align-items: baseline;
    gap: ${space[4]};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: ${palette('accent')};
  }
  summary::before {
    content: '';
    flex: none;
    width: 0.7em;
    height: 0.7em;
    border: solid ${palette('accent')};
    border-width: 0 1.5px 1.5px 0;
    rotate: -45deg;
  }
  &[open] summary::before {
    rotate: 45deg;
  }
  ${motion} {
    summary::before {
      transition: rotate 150ms ease-out;
    }
  }
`;
