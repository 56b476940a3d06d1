import { css, keyframes } from '@emotion/react';
import { headerHeight, layer, motion, palette } from '../design/tokens.ts';

const grow = keyframes`
  from { transform: scaleX(0); }
`;

/** Driven by a scroll timeline; hidden where the browser has none. */
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

/** Styles of the text whose reading progress is measured. */
export const measured = css`
  view-timeline: --reading;
`;

/** Styles of an element that contains both the line and the text. */
export const measuring = css`
  timeline-scope: --reading;
`;

/** Shows how much of a text has been read, as a line below the header. Decorative: the scroll bar says the same. */
export function ReadingProgress() {
  return <div css={line} aria-hidden="true" />;
}
