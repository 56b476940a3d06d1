import { css } from '@emotion/react';
import { chosenInForcedColors, from, palette, radius, shadow, space } from '../renderer/design/tokens.ts';
import { display, size } from '../renderer/design/type.ts';

/** Words beside others, such as a count. */
export const quiet = css({ color: palette('text-quiet'), fontSize: size(-1) });

/** The heading of a screen. */
export const title = css(display, { fontSize: size(1), ':focus': { outline: 'none' } });

/** A field to type in. */
export const field = css`
  width: 100%;
  min-height: 2.5rem;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  background: ${palette('surface-raised')};
  color: inherit;
  font: inherit;
  font-size: ${size(-1)};
  &:focus-visible {
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${palette('action')};
    border-inline-start-width: 4px;
  }
  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;

/** A text of several lines that is as high as its words. */
export const textArea = css(field, {
  minHeight: '4.5rem',
  resize: 'vertical',
  lineHeight: 1.5,
  fieldSizing: 'content',
});

/** A quiet button; one that is pressed in, or chosen, has a ground. */
export const button = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font-size: ${size(-1)};
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    border-color: ${palette('accent')};
    color: ${palette('accent')};
  }
  &:is(:disabled, [aria-disabled='true']) {
    opacity: 0.5;
    cursor: default;
  }
  &[aria-pressed='true'],
  &[aria-checked='true'],
  &[aria-current] {
    background: ${palette('accent-quiet')};
    border-color: ${palette('accent')};
    ${chosenInForcedColors}
  }
  @media (pointer: coarse) {
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
`;

/** The one thing to do on a screen. */
export const mainButton = css(button, {
  borderColor: palette('action'),
  background: palette('action'),
  color: palette('action-text'),
  '&:hover': {
    borderColor: palette('action-hover'),
    background: palette('action-hover'),
    color: palette('action-text'),
  },
});

/** Controls beside each other. */
export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** Parts below each other of which one may fill the room that is left. */
export const column = css({ display: 'flex', flexDirection: 'column', minHeight: 0 });

/** Things below each other. */
export const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
  minWidth: 0,
});

/** A quiet line below or above the text. */
export const quietLine = css(quiet, { padding: `${space[1]} ${space[4]}`, borderTop: `1px solid ${palette('line')}` });

/** A screen with its margins. */
export const page = css(stack, { padding: space[4], maxWidth: '76rem', [from.desktop]: { padding: space[5] } });

/** What floats above a screen. */
export const floating = css`
  border: 1px solid ${palette('line')};
  border-radius: ${radius.small};
  background: ${palette('surface-raised')};
  color: inherit;
  box-shadow: ${shadow};
`;

/** A table of what there is. Narrow windows show its first column and its buttons only. */
export const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size(-1)};
  line-height: 1.4;
  th,
  td {
    padding: ${space[2]} ${space[3]} ${space[2]} 0;
    border-bottom: 1px solid ${palette('line')};
    text-align: start;
    vertical-align: baseline;
    font-weight: inherit;
  }
  thead th {
    color: ${palette('text-quiet')};
    white-space: nowrap;
  }
  tbody tr:hover {
    background: ${palette('surface-sunk')};
  }
  .wide {
    display: none;
    ${from.tablet} {
      display: table-cell;
    }
  }
  .widest {
    display: none;
    ${from.desktop} {
      display: table-cell;
    }
  }
  th:last-of-type,
  td:last-of-type {
    padding-inline-end: 0;
  }
  .number {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** What is wrong, and what to do. */
export const fault = css`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${palette('action')};
  border-inline-start-width: 4px;
  border-radius: ${radius.small};
`;
