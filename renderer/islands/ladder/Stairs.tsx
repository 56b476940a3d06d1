import { css } from '@emotion/react';
import type { LadderSum } from '../../../pipeline/exhibits/ladder.ts';
import type { Labels } from '../../../pipeline/model/labels.ts';
import { palette, space } from '../../design/tokens.ts';
import { Doorway } from './Doorway.tsx';
import { drawing } from './drawing.ts';
import { layOut } from './steps.ts';

const WIDTH = 350;
/** Where the axes meet, and how far the stairs reach. */
const FRAME = { left: 6, bottom: 200, long: 318, high: 130 };
const { left, bottom, long, high } = FRAME;
/** Where the axis of risk ends; a gate on the highest step stands out above it. */
const TOP = bottom - high - 30;

/** Words are no part of the drawing, so that they keep their size. */
const chart = css`
  max-width: 32rem;
  font-size: 0.8125rem;
  color: ${palette('text-quiet')};
`;

const picture = css`
  ${drawing};
  stroke-linejoin: round;
  path {
    vector-effect: non-scaling-stroke;
  }
`;

/** The numbers of the gates below the middle of their steps: a drawing in the units of the window. */
const numbers = css`
  display: block;
  width: 100%;
  height: 1.8em;
  fill: currentColor;
  text-anchor: middle;
`;

const across = css`
  text-align: end;
`;

const ground = css`
  fill: ${palette('accent-quiet')};
`;

const key = css`
  margin-top: ${space[2]};
  &::before {
    content: '';
    display: inline-block;
    width: 2.5rem;
    margin-inline-end: ${space[2]};
    vertical-align: middle;
    border-top: 2px dotted ${palette('line-strong')};
  }
`;

const dashed = css`
  stroke: ${palette('line-strong')};
  stroke-dasharray: 2 4;
`;

interface Props {
  sum: LadderSum;
  labels: Pick<Labels, 'ladderSpent' | 'ladderRetired' | 'ladderEven'>;
}

/**
 * A ladder as stairs: each step is as long as its gate costs and as high as the risk that it retires, in the same money; so it is
 * steeper than the dashed line where Burn Quality is above 1.
 */
export function Stairs({ sum, labels }: Props) {
  const { steps, outline, even } = layOut(sum, FRAME);
  return (
    <div css={chart} aria-hidden="true">
      <p>{labels.ladderRetired}</p>
      <svg css={picture} viewBox={`0 ${TOP} ${WIDTH} ${bottom - TOP + 9}`}>
        <path css={ground} d={`${outline}h20V${bottom}Z`} />
        <path css={dashed} d={`M${left} ${bottom}L${left + long} ${even}`} />
        <path d={`M${left} ${TOP}V${bottom}H${WIDTH}`} />
        {steps.map(({ name, to, level, isOpen }) => (
          <Doorway key={name} x={to} y={level} isOpen={isOpen} />
        ))}
      </svg>
      <svg css={numbers}>
        {steps.map(({ name, from, to }, index) => (
          <text key={name} x={`${Math.round((50 * (from + to)) / WIDTH)}%`} y="1.2em">
            {index + 1}
          </text>
        ))}
      </svg>
      <p css={across}>{labels.ladderSpent}</p>
      <p css={key}>{labels.ladderEven}</p>
    </div>
  );
}
