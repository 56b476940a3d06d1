import { css } from '@emotion/react';
import { palette } from '../../design/tokens.ts';

/** A drawing as wide as its container; its strokes keep their width. */
export const drawing = css`
  display: block;
  width: 100%;
  fill: none;
  stroke: ${palette('text')};
  stroke-width: 1.5;
  path {
    vector-effect: non-scaling-stroke;
  }
`;
