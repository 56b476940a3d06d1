import { faceIn, type Place, type View } from './isometric.ts';
import { curve, line, parts, type Point } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** A slide's size in space. */
export const SLIDE = { width: 164, height: 104 } as const;

/** Draws the content of a slide on its right half; `on` maps points, counted from the bottom left, to the sheet. */
export type Content = (on: (right: number, up: number) => Point) => Mark[];

const BARS = [16, 27, 43];

/** A slide standing along the path: a title, lines of text, its content. */
export function slide(view: View, [x, y, z]: Place, content: Content = bars): Mark[] {
  const { width, height } = SLIDE;
  const at = (right: number, up: number): Place => [x + right, y, z + up];
  const on = (right: number, up: number): Point => view(at(right, up));
  return [
    faceIn(view, 'ink on-paper', at(0, 0), at(width, 0), at(width, height), at(0, height)),
    mark('ink', line(on(16, height - 20), on(92, height - 20)), 4),
    mark('quiet', line(on(16, height - 38), on(70, height - 38)) + line(on(16, height - 52), on(60, height - 52))),
    ...content(on),
  ];
}

/** Three bars, each higher than the one before. */
export const bars: Content = (on) =>
  BARS.map((bar, index) => {
    const [left, right] = [84 + index * 25, 97 + index * 25];
    return mark('ink on-tint', `${line(on(left, 16), on(right, 16), on(right, 16 + bar), on(left, 16 + bar))}z`);
  });

/** A curve that rises between two axes. */
export const risingLine: Content = (on) => [
  mark('quiet', line(on(86, 62), on(86, 16), on(150, 16))),
  mark('accent', curve([on(90, 20), on(106, 24), on(120, 40), on(132, 55), on(148, 60)]), 4),
];

/** Three concentric rings. */
export const rings: Content = (on) =>
  [30, 18, 7].map((radius, index) => {
    const round = parts(24).map((part) => 2 * Math.PI * part);
    const points = round.map((turn) => on(118 + radius * Math.cos(turn), 44 + radius * Math.sin(turn)));
    return mark(index === 1 ? 'ink on-paper' : 'ink on-tint', `${line(...points)}z`, 2.4);
  });

/** A table with one cell marked. */
export const table: Content = (on) => [
  mark('ink on-tint', `${line(on(107, 16), on(130, 16), on(130, 38), on(107, 38))}z`, 2.4),
  ...[16, 38, 60].map((up) => mark('quiet', line(on(84, up), on(153, up)))),
  ...[84, 107, 130, 153].map((right) => mark('quiet', line(on(right, 16), on(right, 60)))),
];
