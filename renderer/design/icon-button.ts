import { css } from '@emotion/react';
import { forcedColors, palette, radius, withoutScript } from './tokens.ts';

/** A button that shows only an icon; it has an accessible name and a tooltip. Hidden without JavaScript. */
export const iconButton = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  min-width: 24px;
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${palette('text-quiet')};
  cursor: pointer;
  &:hover {
    color: ${palette('accent')};
    background: ${palette('surface-sunk')};
  }
  ${forcedColors} {
    border: 1px solid;
  }
  ${withoutScript} {
    display: none;
  }
`;
