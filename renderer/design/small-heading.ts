import { css } from '@emotion/react';
import { family, size } from './type.ts';

/** A heading no larger than text, for what surrounds a page. */
export const smallHeading = css`
  font-family: ${family.display};
  font-size: ${size(0)};
  font-weight: 500;
`;
