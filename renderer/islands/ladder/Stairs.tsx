import { css } from '@emotion/react';
import type { LadderSum } from '../../../pipeline/exhibits/ladder.ts';
import type { Labels } from '../../../pipeline/model/labels.ts';
import { palette, space } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';
import { Doorway } from './Doorway.tsx';
import { layOut } from './steps.ts';

const [WIDTH, HEIGHT] = [350, 232];
/** Where the axes meet, and how far the stairs reach. */
const FRAME = { left: 6, bottom: 200, long: 318, high: 130 };
const { left, bottom, long, high } = FRAME;

const picture = css`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke: ${palette('text')};
  stroke-width: 1.5;
  stroke-linejoin: round;
  max-width: 32rem;
  path {
    vector-effect: non-scaling-stroke;
  }
  text {
    fill: ${palette('text-quiet')};
    stroke: none;
    font-size: 12px;
  }
`;

const ground = css`
  fill: ${palette('accent-quiet')};
`;

const key = css`
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
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
    <div aria-hidden="true">
      <svg css={picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <path css={ground} d={`${outline}h20V${bottom}Z`} />
        <path css={dashed} d={`M${left} ${bottom}L${left + long} ${even}`} />
        <path d={`M${left} ${bottom - high - 34}V${bottom}H${WIDTH}`} />
        {steps.map(({ name, from, to, level, isOpen }, index) => (
          <g key={name}>
            <Doorway x={to} y={level} isOpen={isOpen} />
            <text x={(from + to) / 2} y={bottom + 18} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
        <text x={left + 8} y={bottom - high - 24}>
          {labels.ladderRetired}
        </text>
        <text x={WIDTH} y={bottom + 34} textAnchor="end">
          {labels.ladderSpent}
        </text>
      </svg>
      <p css={key}>{labels.ladderEven}</p>
    </div>
  );
}
