import { css } from '@emotion/react';
import { palette, radius, space, withoutScript } from './tokens.ts';
import { size } from './type.ts';

/** A button of fine lines, beside other matter. */
const outlineButton = css`
  min-height: 2.25rem;
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  background: none;
  font-size: ${size(-1)};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    border-color: ${palette('accent')};
    color: ${palette('accent')};
  }
`;

/** One that is easy to hit with a thumb. */
export const largeOutlineButton = css(outlineButton, { minHeight: '2.75rem' });

/** One that is not shown where no script can answer it. */
export const quietButton = css(outlineButton, { [withoutScript]: { display: 'none' } });

/** The one of these that a figure begins with. */
export const quietAccentButton = css(quietButton, {
  minHeight: '2.75rem',
  borderColor: palette('accent'),
  color: palette('accent'),
});
