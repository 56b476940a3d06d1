import { css } from '@emotion/react';
import { palette, space } from '../../design/tokens.ts';
import { display, size } from '../../design/type.ts';
import { fieldColumns } from './NumberField.tsx';

/** Gates side by side where there is room, below what stands before the first. */
export const gateColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space[5]};
  > :nth-child(2) {
    grid-column-start: 1;
  }
`;

/** A gate with its fields and results; dashed if it is shut. */
export const gatePanel = css`
  ${fieldColumns};
  min-width: 0;
  margin: 0;
  padding: ${space[3]} 0 0;
  border: 0;
  border-top: 2px solid ${palette('accent')};
  &[data-shut] {
    border-top: 2px dashed ${palette('text')};
  }
  legend {
    float: inline-start;
    padding: 0;
    font-weight: 600;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(4em, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    align-items: baseline;
    margin: ${space[1]} 0 0;
    padding-top: ${space[3]};
    border-top: 1px solid ${palette('line')};
  }
  dd {
    text-align: end;
  }
  /* On paper the words take what room is left, so that the lines for signatures are level. */
  @media print {
    grid-template-rows: repeat(5, auto) 1fr;
    align-content: stretch;
  }
  dd:first-of-type {
    font-family: ${display.fontFamily};
    font-size: ${size(1)};
    line-height: 1;
    font-weight: 600;
  }
`;
