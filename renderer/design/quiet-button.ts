import { css } from '@emotion/react';
import { palette, radius, space, withoutScript } from './tokens.ts';
import { size } from './type.ts';

/** A button with a thin outline, beside other content. */
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

/** A large one, easy to hit with a thumb. */
export const largeOutlineButton = css(outlineButton, { minHeight: '2.75rem' });

/** One that is hidden without JavaScript. */
export const quietButton = css(outlineButton, { [withoutScript]: { display: 'none' } });

/** The first such button of a figure, in the accent color. */
export const quietAccentButton = css(quietButton, {
  minHeight: '2.75rem',
  borderColor: palette('accent'),
  color: palette('accent'),
});
