import { css } from '@emotion/react';
import { palette } from '../design/tokens.ts';

const door = css`
  fill: none;
  stroke: ${palette('text')};
  stroke-width: 1.5;
  path + path {
    fill: ${palette('accent-quiet')};
    stroke: ${palette('accent')};
    transform-origin: 6px;
  }
`;

/** A door ajar, like the gates of the drawings. Decorative: the link beside it says where it leads. */
export function Door() {
  return (
    <svg css={door} width="40" height="56" viewBox="0 0 40 56" aria-hidden="true">
      <path d="M0 55h40M3 55V2h30v53M6 55V5h24v50" />
      <path d="M6 5l17 5v39l-17 6zM19.5 29v4" />
    </svg>
  );
}
