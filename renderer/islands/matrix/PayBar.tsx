import { css } from '@emotion/react';
import { motion, palette, space } from '../../design/tokens.ts';

const HEIGHT = 8;

const line = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space[2]};
  align-items: baseline;
  margin-bottom: ${space[2]};
  line-height: 1.3;
  b {
    font-variant-numeric: lining-nums tabular-nums;
  }
  svg {
    grid-column: 1 / -1;
    display: block;
    width: 100%;
    height: ${HEIGHT}px;
    overflow: visible;
    stroke: ${palette('text')};
  }
`;

const bar = css`
  fill: ${palette('surface')};
  ${motion} {
    transition:
      x 0.2s,
      width 0.2s;
  }
`;

const filled = css`
  fill: ${palette('accent')};
`;

interface Props {
  player: string;
  pay: number;
  text: string;
  scale: { readonly least: number; readonly most: number };
  isFilled: boolean;
}

/** What one player gets: the name, the number, and a bar that begins at zero. */
export function PayBar({ player, pay, text, scale: { least, most }, isFilled }: Props) {
  const at = (value: number): number => Math.round(((value - least) / (most - least)) * 1000) / 10;
  const [from, to] = [at(Math.min(0, pay)), at(Math.max(0, pay))];
  return (
    <div css={line}>
      <span>{player}</span>
      <b>{text}</b>
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <rect
          css={[bar, isFilled && filled]}
          x={from}
          width={to - from}
          height={HEIGHT}
          vectorEffect="non-scaling-stroke"
        />
        <path d={`M${at(0)} -2V${HEIGHT + 2}`} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
