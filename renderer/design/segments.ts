import { css } from '@emotion/react';
import { chosenInForcedColors, palette, radius, space } from './tokens.ts';
import { size } from './type.ts';

/** A row of related choices, each as wide as its label. */
export const segments = css`
  display: inline-flex;
  flex-wrap: wrap;
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.small};
`;

/** One choice: a button with `aria-pressed`, or a label around a radio input. */
export const segment = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-height: 2rem;
  padding: ${space[1]} ${space[3]};
  border: 0;
  background: none;
  color: ${palette('text')};
  font-size: ${size(-1)};
  line-height: 1.3;
  cursor: pointer;
  & + & {
    border-inline-start: 1px solid ${palette('line-strong')};
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    color: ${palette('accent')};
  }
  &[aria-pressed='true'],
  &:has(:checked) {
    background: ${palette('text')};
    color: ${palette('surface')};
    ${chosenInForcedColors}
  }
  &:has(:focus-visible) {
    outline: 2px solid ${palette('focus')};
    outline-offset: 3px;
  }
`;
