import { faceIn, type Place, type View } from './isometric.ts';
import { line, type Point } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

const [WIDTH, HEIGHT] = [164, 104];
const BARS = [16, 27, 43];

/** A slide that stands upright along the path: a title, a line of text, rising bars. */
export function slide(view: View, [x, y, z]: Place): Mark[] {
  const at = (right: number, up: number): Place => [x + right, y, z + up];
  const on = (right: number, up: number): Point => view(at(right, up));
  return [
    faceIn(view, 'ink on-paper', at(0, 0), at(WIDTH, 0), at(WIDTH, HEIGHT), at(0, HEIGHT)),
    mark('ink', line(on(16, HEIGHT - 20), on(92, HEIGHT - 20)), 4),
    mark('quiet', line(on(16, HEIGHT - 38), on(70, HEIGHT - 38)) + line(on(16, HEIGHT - 52), on(60, HEIGHT - 52))),
    ...BARS.map((bar, index) => {
      const right = 88 + index * 22;
      return faceIn(
        view,
        'ink on-tint',
        at(right, 16),
        at(right + 15, 16),
        at(right + 15, 16 + bar),
        at(right, 16 + bar),
      );
    }),
  ];
}
