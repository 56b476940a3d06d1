import { lightColors } from '../images/light-colors.ts';
import { PAPER } from './pixels.ts';
import type { Rgb } from './png.ts';

/** Steps of color from paper to a text, for partly covered pixels. */
export const STEPS = { ink: 5, quiet: 3 } as const;
/** Palette numbers of the first steps. */
export const FIRST = { ink: 1, quiet: 1 + STEPS.ink } as const;

/** The start of the palette: paper, then both text colors in steps. */
export const TEXT_COLORS: readonly Rgb[] = [
  ...rampTo(lightColors.paper, 1),
  ...rampTo(lightColors.ink, STEPS.ink),
  ...rampTo(lightColors.quiet, STEPS.quiet),
];

/** Colors of the rule, the mark and a drawing's highlights; they cover too few pixels to count as frequent. */
export const POINT_COLORS: readonly Rgb[] = [...rampTo(lightColors.action, 1), ...rampTo(lightColors.accent, 1)];

function rampTo(color: string, steps: number): Rgb[] {
  const full = Buffer.from(color.slice(1), 'hex');
  const channel = (at: number, part: number): number =>
    Math.round((PAPER[at] ?? 0) + ((full[at] ?? 0) - (PAPER[at] ?? 0)) * part);
  return Array.from({ length: steps }, (_, step): Rgb => {
    const part = (step + 1) / steps;
    return [channel(0, part), channel(1, part), channel(2, part)];
  });
}
