import { css } from '@emotion/react';
import { palette } from '../../design/tokens.ts';

const picture = css`
  width: 88px;
  height: 40px;
  fill: none;
  stroke: ${palette('line-strong')};
  stroke-width: 1.5;
`;

/** The drawing on a slide; `drawing` is path data. */
export function SlideDrawing({ drawing }: { drawing: string }) {
  return (
    <svg css={picture} aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
