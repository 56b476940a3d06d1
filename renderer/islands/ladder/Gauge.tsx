import { css } from '@emotion/react';
import { motion, palette } from '../../design/tokens.ts';
import { display } from '../../design/type.ts';
import { drawing } from './drawing.ts';

/** The half circle, and marks for ½, 1 and 1½. */
const SCALE = 'M16 100A84 84 0 0 1 184 100ZM41 41l7 7M100 16v10M159 41l-7 7';

const dial = css`
  max-width: 11.25rem;
  margin: 0 auto;
  font-size: 0.8125rem;
  text-align: center;
  color: ${palette('text-quiet')};
  svg {
    ${drawing};
  }
  text {
    fill: currentColor;
    stroke: none;
    font-size: 13px;
    text-anchor: middle;
  }
  [transform] {
    fill: ${palette('accent')};
    ${motion} {
      transition: transform 0.5s cubic-bezier(0.3, 1.3, 0.5, 1);
    }
  }
  [transform] + text {
    font-family: ${display.fontFamily};
    font-size: 34px;
    fill: ${palette('text')};
  }
`;

interface Props {
  quality: number;
  /** The same as it is shown. */
  text: string;
  label: string;
}

/** A half-circle dial from 0 to 2, its right half above 1. It says so where its value is beyond an end. */
export function Gauge({ quality, text, label }: Props) {
  const turn = Math.min(2, Math.max(0, quality)) * 90 - 90;
  return (
    <div css={dial} aria-hidden="true">
      <svg viewBox="0 0 200 148">
        <path fill={palette('accent-quiet')} d="M100 100V16A84 84 0 0 1 184 100Z" />
        <path d={SCALE} />
        <text x="16" y="116">
          {quality < 0 ? '<0' : 0}
        </text>
        {/* Its first sign is above the dial. */}
        <text x="100 184" y="10 116">
          {quality > 2 ? '1>2' : '12'}
        </text>
        <path transform={`rotate(${turn} 100 100)`} d="M96 100L100 34L104 100A4 4 0 0 1 96 100Z" />
        <text x="100" y="142">
          {text}
        </text>
      </svg>
      {label}
    </div>
  );
}
