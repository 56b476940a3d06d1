import { css } from '@emotion/react';
import { palette } from '../../design/tokens.ts';

/** A drawing of lines that is as wide as there is room. */
export const drawing = css`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke: ${palette('text')};
  stroke-width: 1.5;
`;
