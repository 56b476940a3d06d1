import { css } from '@emotion/react';
import { layer, palette } from './tokens.ts';

/** Styles of a box whose last part has its one link: the whole box can be pressed; links in its text stay links of their own. */
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
