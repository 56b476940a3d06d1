import { css } from '@emotion/react';
import type { Figure } from '../../pipeline/model/section.ts';
import { from, palette, space } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';

const row = css`
  display: grid;
  gap: ${space[5]};
  margin: ${space[6]} 0 0;
  > div {
    display: flex;
    flex-direction: column;
    border-top: 1px solid ${palette('line-strong')};
    padding-top: ${space[3]};
  }
  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    row-gap: 0;
    > div {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      padding-bottom: ${space[4]};
    }
  }
`;

/** One figure a line, as large as it deserves. */
const ledger = css`
  margin: ${space[5]} 0 0;
  > div {
    display: flex;
    flex-direction: column;
    padding-block: ${space[5]};
    border-top: 1px solid ${palette('line-strong')};
  }
  ${from.tablet} {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: ${space[5]};
      padding-block: ${space[6]};
    }
    dd[data-figure] {
      grid-row: 1 / span 2;
    }
  }
  ${from.desktop} {
    > div {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      > * {
        grid-column: 5 / -1;
      }
      > dd[data-figure] {
        grid-column: 1 / 5;
      }
    }
  }
`;

const LAYOUTS = { row, ledger };

const numerals = css(display, { order: -1, lineHeight: 1, fontVariantNumeric: 'lining-nums tabular-nums' });

const sizes = { row: css({ fontSize: size(3) }), ledger: css({ fontSize: size(5) }) };

const labels = { row: undefined, ledger: css(display, { fontSize: size(1), lineHeight: 1.25, marginBlock: space[2] }) };

const note = css`
  max-width: 52ch;
  margin-top: ${space[2]};
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

interface Props {
  items: readonly Figure[];
  layout: keyof typeof LAYOUTS;
}

/** Proof figures, each with what it counts. */
export function Figures({ items, layout }: Props) {
  return (
    <dl css={LAYOUTS[layout]}>
      {items.map(({ figure, label, text }) => (
        <div key={label}>
          <dt css={labels[layout]}>{label}</dt>
          <dd css={[numerals, sizes[layout]]} data-figure="">
            {figure}
          </dd>
          {text !== undefined && <dd css={note}>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
