import { css } from '@emotion/react';
import type { Sign } from '../../pipeline/content/model/section.ts';
import { palette } from '../design/tokens.ts';

interface Strokes {
  readonly outline: string;
  readonly detail: string;
}

const [WIDTH, HEIGHT, LEFT] = [96, 72, 8];

/** Drawn like the drawings: outlines in ink, and the part that matters in a color. */
const SIGNS: Readonly<Record<Sign['name'], Strokes>> = {
  // Stacked slabs: money won without giving up shares.
  funds: {
    outline: 'M8 24h52v12H8zM8 36h52v12H8zM8 48h52v12H8zM8 24 22 14h52L60 24M60 60l14-10V14M60 36l14-10M60 48l14-10',
    detail: 'M64 57V21M68 54V18M71 52V16',
  },
  labs: {
    outline: 'M24 8h20M28 8v20L10 58q-3 6 4 6h40q7 0 4-6L40 28V8',
    detail: 'M19 44h30M18 60 26 44M28 62l9-18M38 62l9-16M48 62l5-9',
  },
  // One bar, and another 2.5 times as high.
  growth: {
    outline:
      'M8 64h80M16 46h18v18H16zM16 46l10-7h18l-10 7M34 64l10-7V39M52 19h18v45H52zM52 19l10-7h18l-10 7M70 64l10-7V12',
    detail: 'M52 55l9 9M52 46l18 18M52 37l18 18M52 28l18 18M52 19l18 18M61 19l9 9',
  },
  audits: {
    outline: 'M8 16h36v48H8zM14 16v-6h36v48h-6M15 28h22M15 36h22M15 44h10',
    detail: 'M26 50l6 6 12-15',
  },
  // A ruler with a mark for each of twenty years.
  years: {
    outline: `M8 42h80v18H8z${Array.from({ length: 19 }, (_, year) => `M${12 + 4 * year} 42v${year % 5 === 4 ? 10 : 6}`).join('')}`,
    detail: 'M88 42V12L70 19l18 7',
  },
  letter: {
    outline: 'M8 24h72v40H8zM8 24l36 24 36-24M8 64l28-21M80 64 52 43',
    detail: 'M18 30V6h52v24M28 14h32M28 22h32',
  },
  calendar: {
    outline: 'M8 14h72v50H8zM8 28h72M24 8v12M64 8v12M18 39h10M39 39h10M60 39h10M18 52h10M39 52h10',
    detail: 'M54 52a11 9 0 1 0 22 0a11 9 0 1 0-22 0M60 52l4 4 7-9',
  },
  profile: {
    outline: 'M8 12h72v50H8zM50 26h20M50 36h20M50 46h12',
    detail: 'M22 30a7 8 0 1 0 14 0a7 8 0 1 0-14 0M16 54q2-12 13-12t13 12z',
  },
};

const drawing = css`
  display: block;
  height: auto;
  fill: none;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** A small icon beside a figure or a link. Decorative: the text says all that it shows. */
export function FigureSign({ name, color }: Sign) {
  const { outline, detail } = SIGNS[name];
  return (
    <svg css={drawing} viewBox={`${LEFT - 1} 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={outline} stroke={palette('text')} />
      <path d={detail} stroke={palette(color)} />
    </svg>
  );
}
