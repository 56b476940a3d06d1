import { css, keyframes } from '@emotion/react';
import { motion, palette } from '../../design/tokens.ts';
import type { ToastKind } from './settings.ts';

const sign = css`
  flex: none;
  margin-top: calc((1.75rem - 20px) / 2);
  fill: none;
  stroke: ${palette('accent')};
  stroke-width: 1.75;
  stroke-linecap: round;
`;

const urgent = css`
  stroke: ${palette('action')};
`;

const turn = keyframes`
  to { rotate: 1turn; }
`;

const turning = css`
  ${motion} {
    animation: ${turn} 1s linear infinite;
    transform-origin: center;
  }
`;

/** Paths on a canvas of 20 by 20. Each kind has its own shape, so that color is not needed to tell them apart. */
const SHAPES: Readonly<Record<ToastKind, string>> = {
  default: 'M4 6h12M4 10h12M4 14h7',
  success: 'M4 10.5l4 4 8-9',
  info: 'M10 9v6M10 5.5v.1M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16',
  warning: 'M10 8v4M10 14.5v.1M10 2.5l8 15H2z',
  error: 'M10 6v5M10 14v.1M6.7 2h6.6L18 6.7v6.6L13.3 18H6.7L2 13.3V6.7z',
  loading: 'M10 2a8 8 0 1 1-8 8',
};

/** The icon of a kind of message. Decorative: the text says what matters. */
export function ToastSign({ kind }: { kind: ToastKind }) {
  const isUrgent = kind === 'warning' || kind === 'error';
  return (
    <svg css={[sign, isUrgent && urgent]} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path css={kind === 'loading' && turning} d={SHAPES[kind]} />
    </svg>
  );
}
