import { css } from '@emotion/react';
import { motion, palette } from '../../design/tokens.ts';
import { display } from '../../design/type.ts';
import { drawing } from './drawing.ts';

const SCALE = 'M16 100A84 84 0 0 1 184 100ZM41 41l7 7M100 16v10M159 41l-7 7';

const dial = css`
  width: 100%;
  max-width: 11.25rem;
  margin: 0 auto;
  font-size: 0.875rem;
  text-align: center;
  color: ${palette('text-quiet')};
  svg {
    ${drawing};
  }
  text {
    fill: currentColor;
    stroke: none;
    font-size: 14px;
    text-anchor: middle;
  }
  [transform] {
    fill: ${palette('accent')};
    ${motion} {
      transition: transform 0.5s cubic-bezier(0.3, 1.3, 0.5, 1);
    }
  }
  text:last-child {
    font-family: ${display.fontFamily};
    font-size: 34px;
    fill: ${palette('text')};
  }
`;

interface Props {
  /** Undefined if none is given. */
  quality: number | undefined;
  /** Burn Quality of the plan compared with, as a dashed needle; undefined without one. */
  first: number | undefined;
  text: string;
  label: string;
}

/** A half-circle dial from 0 to 2, its right half above 1. It has no needle for a value beyond an end. */
export function Gauge({ quality, first, text, label }: Props) {
  return (
    <div css={dial} aria-hidden="true">
      <svg viewBox="0 0 200 148">
        <path fill={palette('accent-quiet')} d="M100 100V16A84 84 0 0 1 184 100Z" />
        <path d={SCALE} />
        <text x="16" y="116">
          0
        </text>
        {/* The first character is above the dial. */}
        <text x="100 184" y="10 116">
          12
        </text>
        {isOnDial(first) && <path strokeDasharray="6 4" transform={turnTo(first)} d="M100 100V20" />}
        {isOnDial(quality) && <path transform={turnTo(quality)} d="M96 100L100 34L104 100A4 4 0 0 1 96 100Z" />}
        <text x="100" y="142">
          {text}
        </text>
      </svg>
      {label}
    </div>
  );
}

function isOnDial(quality: number | undefined): quality is number {
  return quality !== undefined && quality >= 0 && quality <= 2;
}

function turnTo(quality: number): string {
  return `rotate(${quality * 90 - 90} 100 100)`;
}
