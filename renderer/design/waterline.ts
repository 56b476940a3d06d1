import { css } from '@emotion/react';
import { palette, space } from './tokens.ts';

const TICK = '0.75rem';

/** The line and the water reach so far beyond the text on both sides. */
export const WATER_REACH = space[4];

/** The foot of what is above a waterline: a rule with ticks, as the iceberg's has. */
export const aboveWater = css`
  padding-bottom: ${space[5]};
  border-bottom: 2px solid ${palette('text')};
  background: repeating-linear-gradient(to right, ${palette('line-strong')} 0 1px, transparent 1px ${TICK}) left
    bottom / 100% 0.4rem no-repeat;
`;

/** What is below it: the water is clear near the surface and has no floor. */
export const belowWater = css`
  padding-top: ${space[5]};
  background: linear-gradient(${palette('accent-quiet')}, transparent);
`;
