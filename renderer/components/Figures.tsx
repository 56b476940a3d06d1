import { css } from '@emotion/react';
import type { Figure } from '../../pipeline/model.ts';
import { from, palette, space } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';

const grid = css`
  display: grid;
  gap: ${space[5]};
  margin: ${space[6]} 0 0;
  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  }
`;

const item = css`
  display: flex;
  flex-direction: column;
  border-top: 1px solid ${palette('line-strong')};
  padding-top: ${space[3]};
`;

const number = css(display, { order: -1, fontSize: size(3), fontVariantNumeric: 'lining-nums tabular-nums' });

const note = css`
  margin-top: ${space[2]};
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

interface Props {
  items: readonly Figure[];
}

/** Proof figures in a row, each with what it counts. */
export function Figures({ items }: Props) {
  return (
    <dl css={grid}>
      {items.map(({ figure, label, text }) => (
        <div key={label} css={item}>
          <dt>{label}</dt>
          <dd css={number}>{figure}</dd>
          {text !== undefined && <dd css={note}>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
