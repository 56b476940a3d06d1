import type { SwatchName } from './swatches.ts';

type Line = 'ink' | 'quiet' | 'accent' | 'tint' | 'grain' | 'paper' | 'print';
type Face = 'on-paper' | 'on-tint' | 'on-sunk' | 'on-ink' | 'on-accent' | 'on-signal' | 'on-plate';
type LineStyle = 'dashed' | 'dotted' | 'blunt';

/** How a mark looks, as class names: its line, its face, or both. */
export type Look = Line | Face | `${Line} ${Face}` | `${Line} ${LineStyle}`;

/** What one class sets: a color by its role, or a plain declaration. */
export type Rule = { readonly stroke: SwatchName } | { readonly fill: SwatchName } | { readonly plain: string };

/** The classes of all drawings; colors are set nowhere else. */
export const rules: Readonly<Record<Line | Face | LineStyle, Rule>> = {
  ink: { stroke: 'ink' },
  quiet: { stroke: 'quiet' },
  accent: { stroke: 'accent' },
  tint: { stroke: 'tint' },
  grain: { stroke: 'grain' },
  paper: { stroke: 'paper' },
  print: { stroke: 'print' },
  'on-paper': { fill: 'paper' },
  'on-tint': { fill: 'tint' },
  'on-sunk': { fill: 'sunk' },
  'on-ink': { fill: 'ink' },
  'on-accent': { fill: 'accent' },
  /** Used by the site's logo only: drawings have nothing to act on. */
  'on-signal': { fill: 'signal' },
  'on-plate': { fill: 'plate' },
  dashed: { plain: 'stroke-dasharray:10 9' },
  dotted: { plain: 'stroke-dasharray:.1 9' },
  blunt: { plain: 'stroke-linecap:butt' },
};

const WIDTHS: Readonly<Record<string, number>> = { quiet: 2, accent: 2.2, tint: 2.2, grain: 2.2 };

/** The default line width of a look, in units of the sheet. */
export function usualWidth(look: Look): number {
  return WIDTHS[look.split(' ')[0] ?? ''] ?? 3;
}
