import { css } from '@emotion/react';
import { motion, palette } from '../../design/tokens.ts';
import { display } from '../../design/type.ts';
import { drawing } from './drawing.ts';

/** The half circle, and marks for 0, ½, 1, 1½ and 2. */
const SCALE = 'M16 100A84 84 0 0 1 184 100Zh10M40.6 40.6l7 7M100 16v10M159.4 40.6l-7 7M184 100h-10';

const picture = css`
  ${drawing};
  max-width: 12rem;
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
  const turn = Math.min(2, Math.max(0, quality)) * 90 - 90;
  return (
    <svg css={picture} viewBox="0 0 200 168" aria-hidden="true">
      <path css={good} d="M100 100V16A84 84 0 0 1 184 100Z" />
      <path d={SCALE} />
      <text x="100" y="10" textAnchor="middle">
        1
      </text>
      <g css={needle} transform={`rotate(${turn} 100 100)`}>
        <path d="M97 100L100 34L103 100Z" />
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
