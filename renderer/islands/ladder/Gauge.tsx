import { css } from '@emotion/react';
import { motion, palette } from '../../design/tokens.ts';
import { display } from '../../design/type.ts';

/** What the ends of the scale stand for. */
const FULL = 2;
const MARKS = [0, 0.5, 1, 1.5, 2];
const RADIUS = 84;

const picture = css`
  display: block;
  width: 100%;
  max-width: 12rem;
  height: auto;
  fill: none;
  stroke: ${palette('text')};
  stroke-width: 1.5;
  text {
    fill: ${palette('text-quiet')};
    stroke: none;
    font-size: 13px;
  }
`;

const good = css`
  fill: ${palette('accent-quiet')};
`;

const needle = css`
  fill: ${palette('accent')};
  stroke: ${palette('accent')};
  ${motion} {
    transition: transform 0.5s cubic-bezier(0.3, 1.3, 0.5, 1);
  }
`;

const figure = css({ '&&': { fontFamily: display.fontFamily, fontSize: 34, fill: palette('text') } });

interface Props {
  quality: number;
  /** The same as it is shown. */
  text: string;
  label: string;
}

/** A half-circle dial from 0 to 2, its right half above 1. */
export function Gauge({ quality, text, label }: Props) {
  const turn = (Math.min(FULL, Math.max(0, quality)) / FULL) * 180 - 90;
  return (
    <svg css={picture} viewBox="0 0 200 168" aria-hidden="true">
      <path css={good} d="M100 100V16A84 84 0 0 1 184 100Z" />
      <path d="M16 100A84 84 0 0 1 184 100Z" />
      {MARKS.map((mark) => (
        <path key={mark} d="M100 16V26" transform={`rotate(${(mark / FULL) * 180 - 90} 100 100)`} />
      ))}
      <text x="100" y="10" textAnchor="middle">
        1
      </text>
      <g css={needle} transform={`rotate(${turn} 100 100)`}>
        <path d={`M97 100L100 ${100 - RADIUS + 18}L103 100Z`} />
        <circle cx="100" cy="100" r="5" />
      </g>
      <text css={figure} x="100" y="142" textAnchor="middle">
        {text}
      </text>
      <text x="100" y="162" textAnchor="middle">
        {label}
      </text>
    </svg>
  );
}
