import { css } from '@emotion/react';
import type { LadderSum } from '../../../pipeline/content/interactive-figures/ladder.ts';
import { formatQuality, formatMoney } from '../../../pipeline/content/interactive-figures/numbers.ts';
import type { MoneyForm } from '../../../pipeline/content/model/interactive-figure.ts';
import type { Labels } from '../../../pipeline/content/model/labels.ts';
import { palette, space } from '../../design/tokens.ts';
import { spread } from '../interactive-figures/spread.ts';
import { textWidth } from '../interactive-figures/text-width.ts';
import { Doorway } from './Doorway.tsx';
import { drawing } from './drawing.ts';
import { layOut, round } from './steps.ts';

/** How wide the drawing is in its own units, and how large the type below its axis is at most. */
const [WIDTH, EM] = [350, 13.3];

/**
 * Words are no part of the drawing, so that they keep their size; those below its axis are a drawing in the units of the window: the
 * money up to each gate, and each gate's number and Burn Quality. Where they are too many or too long for that, they are a text.
 */
const chart = css`
  max-width: 32rem;
  font-size: 0.8125rem;
  color: ${palette('text-quiet')};
  > svg + svg {
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

interface Props {
  sum: LadderSum;
  money: MoneyForm;
  labels: Pick<Labels, 'ladderSpent' | 'ladderRetired' | 'ladderEven' | 'ladderShutGate'>;
}

/**
 * A ladder as stairs: each step is as long as its gate costs and as high as the risk that it retires, in the same money; so it is
 * steeper than the dashed line where Burn Quality is above 1. A line leads from a gate to its label where that is not right below.
 */
export function Stairs({ sum, money, labels }: Props) {
  const { steps, outline, even } = layOut(sum);
  const wanted = steps.map(({ x, spent, quality, isOpen }, index) => {
    const gate = `${index + 1}${isOpen ? '' : ` ${labels.ladderShutGate}`}: ${formatQuality(quality, money.decimal)}`;
    const lines = [formatMoney(spent, money), gate] as const;
    return { at: x, lines, width: EM * textWidth(lines) };
  });
  // The gap behind the last label is beyond the axis.
  const placed = spread(wanted, WIDTH + EM / 4);
  return (
    <div css={chart} aria-hidden="true">
      <p>{labels.ladderRetired}</p>
      <svg css={drawing} viewBox="0 40 350 169">
        <path fill={palette('accent-quiet')} d={`${outline}h20V200Z`} />
        <path stroke={palette('line-strong')} strokeDasharray="2 4" d={`M6 200L324 ${even}`} />
        <path
          d={`M6 40V200H350${placed?.map(({ at, place }) => (place === at ? '' : `M${at} 200L${round(place)} 209`)).join('') ?? ''}`}
        />
        {steps.map((step) => (
          <Doorway key={step.spent} {...step} />
        ))}
      </svg>
      {placed ? (
        <svg>
          {placed.map(({ lines, place }) => (
            <text key={lines[1]}>
              {lines.map((line, row) => (
                <tspan key={line} x={`${round((place / WIDTH) * 100)}%`} y={`${1 + 1.5 * row}em`}>
                  {line}
                </tspan>
              ))}
            </text>
          ))}
        </svg>
      ) : (
        <p>{wanted.map(({ lines: [spent, gate] }) => `${gate} (${spent})`).join(' · ')}</p>
      )}
      <p>{labels.ladderSpent}</p>
      <p>{labels.ladderEven}</p>
    </div>
  );
}
