import { css } from '@emotion/react';
import type { LadderSum } from '../../../pipeline/exhibits/ladder.ts';
import { formatFixed, formatMoney } from '../../../pipeline/exhibits/numbers.ts';
import type { MoneyForm } from '../../../pipeline/model/exhibit.ts';
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

/**
 * Words are no part of the drawing, so that they keep their size; those below its axis are a drawing in the units of the window: the
 * money up to each gate, and each gate's number and Burn Quality.
 */
const chart = css`
  max-width: 32rem;
  font-size: 0.8125rem;
  color: ${palette('text-quiet')};
  > :nth-child(3) {
    display: block;
    width: 100%;
    height: 3.2em;
    fill: currentColor;
    text-anchor: middle;
  }
  > :nth-child(4) {
    margin-bottom: ${space[2]};
    text-align: end;
  }
  > :last-child::before {
    content: '';
    display: inline-block;
    width: 2.5rem;
    margin-inline-end: ${space[2]};
    vertical-align: middle;
    border-top: 2px dotted ${palette('line-strong')};
  }
`;

const picture = css`
  ${drawing};
  path {
    vector-effect: non-scaling-stroke;
  }
`;

/** A place along the axis. */
function across(x: number): string {
  return `${Math.round((100 * x) / WIDTH)}%`;
}

interface Props {
  sum: LadderSum;
  money: MoneyForm;
  labels: Pick<Labels, 'ladderSpent' | 'ladderRetired' | 'ladderEven' | 'ladderShutGate'>;
}

/**
 * A ladder as stairs: each step is as long as its gate costs and as high as the risk that it retires, in the same money; so it is
 * steeper than the dashed line where Burn Quality is above 1.
 */
export function Stairs({ sum, money, labels }: Props) {
  const { steps, outline, even } = layOut(sum, FRAME);
  return (
    <div css={chart} aria-hidden="true">
      <p>{labels.ladderRetired}</p>
      <svg css={picture} viewBox={`0 ${TOP} ${WIDTH} ${bottom - TOP + 9}`}>
        <path fill={palette('accent-quiet')} d={`${outline}h20V${bottom}Z`} />
        <path stroke={palette('line-strong')} strokeDasharray="2 4" d={`M${left} ${bottom}L${left + long} ${even}`} />
        <path d={`M${left} ${TOP}V${bottom}H${WIDTH}`} />
        {steps.map(({ name, to, level, isOpen }) => (
          <Doorway key={name} x={to} y={level} isOpen={isOpen} />
        ))}
      </svg>
      <svg>
        {steps.map(({ name, to, spent, quality, isOpen }, index) => (
          <text key={name}>
            <tspan x={across(to)} y="1em">
              {formatMoney(spent, money)}
            </tspan>
            <tspan x={across(to)} y="2.5em">
              {`${index + 1}${isOpen ? '' : ` ${labels.ladderShutGate}`}: ${formatFixed(quality, 2, money.decimal)}`}
            </tspan>
          </text>
        ))}
      </svg>
      <p>{labels.ladderSpent}</p>
      <p>{labels.ladderEven}</p>
    </div>
  );
}
