import { css } from '@emotion/react';
import { layer, palette } from './tokens.ts';

/** Makes a whole box the click target of the one link in its last part; links in its text stay links of their own. */
export const pressable = css`
  position: relative;
  > :last-child > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p a {
    position: relative;
    z-index: ${layer.overPressable};
  }
  &:hover > :is(h2, h3) {
    color: ${palette('accent')};
  }
`;
