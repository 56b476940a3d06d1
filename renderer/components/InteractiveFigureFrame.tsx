import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { InteractiveFigure } from '../../pipeline/content/model/interactive-figure.ts';
import { palette, space } from '../design/tokens.ts';
import { family, size } from '../design/type.ts';

const frame = css`
  clear: both;
  margin-block: ${space[6]};
  padding-block: ${space[5]};
  border-block: 1px solid ${palette('line-strong')};
  figcaption {
    margin-bottom: ${space[4]};
    font-size: ${size(-1)};
    color: ${palette('text-quiet')};
    text-wrap: balance;
  }
  [data-table] ~ p {
    margin-top: ${space[3]};
    font-family: ${family.display};
  }
  figcaption:has(> * + span) {
    display: grid;
    > * {
      grid-area: 1 / 1;
    }
    > :has(+ span) {
      visibility: hidden;
    }
  }
  &:has([data-editing]) > :last-child:not([data-island]) {
    display: none;
  }
`;

/** Keeps the numbers below a ladder's axis apart at any text size; its table has them too. */
const ladder = css`
  :has(> div + svg) {
    container-type: inline-size;
  }
  div + svg {
    overflow: visible;
    font-size: min(1em, 4cqi);
  }
`;

/** The next section brings its own rule. */
const last = css`
  [data-part='text'] &:last-child {
    margin-bottom: 0;
    padding-bottom: 0;
    border-bottom: 0;
  }
`;

interface Props {
  figure: Pick<InteractiveFigure, 'id' | 'kind'>;
  /** Undefined if the figure has no caption. */
  caption: ReactNode;
  children: ReactNode;
}

/**
 * The frame of an interactive figure: its caption, its controls, and its table with the conclusions, which are hidden
 * while a reader's own numbers are shown. Text that an island appends to the caption replaces it, in
 * the same room, so that nothing below moves.
 */
export function InteractiveFigureFrame({ figure: { id, kind }, caption, children }: Props) {
  return (
    <figure id={id} css={[frame, kind === 'deck' && last, kind === 'ladder' && ladder]} data-figure-kind={kind}>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      {children}
    </figure>
  );
}
