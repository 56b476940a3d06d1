import { css } from '@emotion/react';
import { palette } from '../../design/tokens.ts';

const frame = css`
  fill: ${palette('surface')};
`;

const leaf = css`
  fill: ${palette('accent')};
`;

/** A gate whose right post stands at (x, y): its leaf is swung open, or bars are in it. */
export function Doorway({ x, y, isOpen }: { x: number; y: number; isOpen: boolean }) {
  return (
    <g transform={`translate(${Math.round(x - 30)} ${Math.round(y)})`}>
      <path css={frame} d="M0 0V-44H26V0" />
      {isOpen ? (
        <path css={leaf} d="M0 0V-44L-11 -37V6Z" />
      ) : (
        <path d="M5.5 0V-44M10.5 0V-44M15.5 0V-44M20.5 0V-44M0 -22H26" />
      )}
    </g>
  );
}
