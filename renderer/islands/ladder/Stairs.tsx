import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { formatQuality, formatMoney } from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import type { MoneyForm } from '../../../pipeline/content/model/interactive-figure.ts';
import type { Labels } from '../../../pipeline/content/model/labels.ts';
import { palette, space } from '../../design/tokens.ts';
import { spread } from '../interactive-figures/spread.ts';
import { textWidth } from '../interactive-figures/text-width.ts';
import { drawing } from './drawing.ts';
import { round, VIEW, type DrawnLadder, type Tread } from './steps.ts';

/** The largest font size below the axis, in units of the drawing. */
const EM = 14;
/** A label this near to its gate, in units of the drawing, needs no line to it. */
const NEAR = 6;

/**
 * Text is outside of the drawing, so that it keeps its size. Below the axis, labels are an SVG in units of the window:
 * the money up to each gate, and each gate's number and Burn Quality. If they are too many or too long for that, they
 * are a paragraph.
 */
const chart = css`
  font-size: 0.875rem;
  color: ${palette('text-quiet')};
  > svg {
    display: block;
    width: 100%;
    height: 4.7em;
    fill: currentColor;
    text-anchor: middle;
  }
  > :nth-child(4) {
    margin-bottom: ${space[2]};
    text-align: end;
  }
  > :nth-child(n + 5)::before {
    content: '';
    display: inline-block;
    width: 2.5rem;
    margin-inline-end: ${space[2]};
    vertical-align: middle;
    border-top: 2px dotted ${palette('line-strong')};
  }
  > :nth-child(6)::before {
    border-top: 1.5px dashed ${palette('text')};
  }
`;

const stage = css`
  position: relative;
`;

interface Props {
  drawn: DrawnLadder;
  /** The line over the steps of the plan compared with, as path data. */
  first: string | undefined;
  /** The head of the column of gates, which stands before the number of each. */
  head: string;
  money: MoneyForm;
  /** The risk that all gates retire, in money; undefined where no total is given. */
  retired: number | undefined;
  labels: Pick<Labels, 'ladderSpent' | 'ladderRetired' | 'ladderQuality' | 'ladderEven' | 'ladderFirst'>;
  /** Content laid over the drawing. */
  children: ReactNode;
}

/**
 * A ladder as stairs: each step is as long as its gate costs and as high as the risk that it retires, in the same
 * money; so it is steeper than the dotted line if Burn Quality is above 1. A line connects a gate with a label that is
 * not right below it.
 */
export function Stairs({ drawn: { steps, outline, even }, first, head, money, retired, labels, children }: Props) {
  const wanted = steps.map(({ x, spent, quality }, index) => {
    const lines = [formatMoney(spent, money), `${head} ${index + 1}`, formatQuality(quality, money.decimal)] as const;
    return { at: x, lines, width: EM * textWidth(lines) };
  });
  // The gap after the last label may exceed the axis.
  const placed = spread(wanted, VIEW.width + EM / 4);
  return (
    <div css={chart}>
      <p aria-hidden="true">
        {labels.ladderRetired}
        {retired !== undefined && `: ${formatMoney(retired, money)}`}
      </p>
      <div css={stage}>
        <svg css={drawing} viewBox={`0 ${VIEW.top} ${VIEW.width} ${VIEW.height}`} aria-hidden="true">
          <path fill={palette('accent-quiet')} d={`${outline}h20V200Z`} />
          <path stroke={palette('line-strong')} strokeDasharray="2 4" d={`M6 200L324 ${even}`} />
          {first && <path strokeDasharray="6 4" d={`${first}h20`} />}
          <path
            d={`M6 40V200H350${placed?.map(({ at, place }) => (Math.abs(place - at) < NEAR ? '' : `M${at} 200L${round(place)} 209`)).join('') ?? ''}`}
          />
          {steps.map((step) => (
            <Doorway key={step.spent} {...step} />
          ))}
        </svg>
        {children}
      </div>
      {placed ? (
        <svg aria-hidden="true">
          {placed.map(({ lines, place }) => (
            <text key={lines[1]}>
              {lines.map((line, row) => (
                <tspan key={line} x={`${round((place / VIEW.width) * 100)}%`} y={`${1 + 1.5 * row}em`}>
                  {line}
                </tspan>
              ))}
            </text>
          ))}
        </svg>
      ) : (
        <p aria-hidden="true">
          {wanted.map(({ lines: [spent, gate, quality] }) => `${gate}: ${quality} (${spent})`).join(' · ')}
        </p>
      )}
      <p aria-hidden="true">{[labels.ladderSpent, head, labels.ladderQuality].join(' · ')}</p>
      <p aria-hidden="true">{labels.ladderEven}</p>
      {first && <p aria-hidden="true">{labels.ladderFirst}</p>}
    </div>
  );
}

/** A gate whose right post stands at (x, y), with an open leaf or with bars. */
function Doorway({ x, y, scale, isOpen }: Pick<Tread, 'x' | 'y' | 'scale' | 'isOpen'>) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path fill={palette('surface')} d="M-30 0V-44H-4V0Z" />
      {isOpen ? (
        <path fill={palette('accent')} d="M-30 0V-44L-41 -37V0Z" />
      ) : (
        <path d="M-25 0V-44m5 0V0m5 0V-44m5 0V0M-30-22H-4" />
      )}
    </g>
  );
}
