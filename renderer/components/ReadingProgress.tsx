import { css, keyframes } from '@emotion/react';
import { headerHeight, layer, motion, palette } from '../design/tokens.ts';

const grow = keyframes`
  from { transform: scaleX(0); }
`;

/** Follows the scrolling by itself; a browser that cannot shows none. */
const line = css`
  display: none;
  ${motion} {
    @supports (animation-timeline: --reading) {
      display: block;
      position: fixed;
      top: calc(${headerHeight} - 1px);
      left: 0;
      right: 0;
      z-index: ${layer.header};
      height: 2px;
      background: ${palette('accent')};
      transform-origin: 0 50%;
      animation: ${grow} linear both;
      animation-timeline: --reading;
      animation-range: contain;
    }
  }
  @media print {
    display: none;
  }
`;

/** For what is read: the line measures how far. */
export const measured = css`
  view-timeline: --reading;
`;

/** For what holds both. */
export const measuring = css`
  timeline-scope: --reading;
`;

/** How much of a text has been read, as a line below the header. Decorative: the scroll bar says the same. */
export function ReadingProgress() {
  return <div css={line} aria-hidden="true" />;
}
