import { css } from '@emotion/react';
import { layer, palette } from './tokens.ts';

const TICK = '0.75rem';
/** Paints a box across the whole window, wherever it starts; painting outside a box takes no room. */
const EDGE_TO_EDGE = 'fill 0 / 0 / 0 100vw';

/**
 * The area below a waterline: a rule with ticks, like that of the iceberg, and water that fades out downwards. Of texts
 * side by side, the first draws it for all. Their container must isolate them, so that the water is behind each.
 */
export const belowWater = css`
  position: relative;
  z-index: ${layer.behind};
  border-image: linear-gradient(${palette('text')} 2px, ${palette('accent-quiet')} 2px, transparent) ${EDGE_TO_EDGE};
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    bottom: 100%;
    height: 0.4rem;
    border-image: repeating-linear-gradient(to right, ${palette('line-strong')} 0 1px, transparent 1px ${TICK})
      ${EDGE_TO_EDGE};
  }
`;
