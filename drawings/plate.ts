import { faceIn, type Place, type View } from './isometric.ts';
import { line, parts, type Point } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** A slide lying flat: its near left corner, its size, and its content. */
export interface Plate {
  readonly at: Place;
  readonly size: Point;
  readonly content: (on: Onto) => Mark[];
}

/** Maps a point of a slide to the sheet: 0 is left and bottom, 1 is right and top. */
export type Onto = (right: number, up: number) => Point;

const THICK = 12;

/** A slide with its edges, its title, its content and a hole in the middle. */
export function plate(view: View, { at: [x, y, z], size: [wide, deep], content }: Plate): Mark[] {
  const corner = (right: number, back: number, up: number): Place => [x + right * wide, y + back * deep, z + up];
  const on: Onto = (right, up) => view(corner(right, up, 0));
  const hole = parts(16).map((part) => 2 * Math.PI * part);
  return [
    faceIn(view, 'ink on-sunk', corner(0, 0, 0), corner(1, 0, 0), corner(1, 0, -THICK), corner(0, 0, -THICK)),
    faceIn(view, 'ink on-tint', corner(0, 0, 0), corner(0, 1, 0), corner(0, 1, -THICK), corner(0, 0, -THICK)),
    faceIn(view, 'ink on-paper', corner(0, 0, 0), corner(1, 0, 0), corner(1, 1, 0), corner(0, 1, 0)),
    mark('ink', line(on(0.07, 0.84), on(0.42, 0.84)), 5),
    mark('quiet', line(on(0.07, 0.7), on(0.3, 0.7))),
    ...content(on),
    mark(
      'ink on-paper',
      `${line(...hole.map((turn) => on(0.5 + 0.017 * Math.cos(turn), 0.5 + 0.028 * Math.sin(turn))))}z`,
      2.4,
    ),
  ];
}
