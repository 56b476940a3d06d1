import { beam, beamEnd, pan, pointer, type Balance } from './balance.ts';
import { fill, hatch } from './hatch.ts';
import { helix, type Coil } from './helix.ts';
import { box, viewFrom } from './isometric.ts';
import { curve, face, line, parts, type Point } from './pen.ts';
import { ruler, ticks } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';

const FLOOR = 872;
const GLASS = { middle: 300, top: 196, half: 150 };
/** The sand: its height above and below the waist, and its distance from the glass. */
const SAND = { above: 150, below: 104, inset: 7 };
const balance: Balance = { pivot: [1040, 372], half: 346, tilt: 9, drop: 262 };

/** An hourglass, which only counts, beside a balance, which weighs what was bought. */
export function theMetricBiotechGetsWrong(): Sheet {
  const marks = [
    ...floor(),
    ...hourglass(),
    ...stand(),
    ...pans(),
    ...beam(balance),
    ...pointer(balance.pivot, 196, 9),
  ];
  return { width: 1600, height: 1000, marks };
}

function floor(): Mark[] {
  return [
    mark('ink', line([60, FLOOR], [1540, FLOOR]), 4),
    mark('quiet', ticks([60, FLOOR], [1540, FLOOR], 74, [0, 16], 6)),
  ];
}

function hourglass(): Mark[] {
  const { middle, top, half } = GLASS;
  const [head, foot] = [top + 30, FLOOR - 34];
  const waist = (head + foot) / 2;
  const tall = (foot - head) / 2;
  /** Half the width of the glass at a height. */
  const bulb = (y: number): number => 10 + (half - 46) * Math.min(1, (Math.abs(y - waist) / tall) * 1.25) ** 1.6;
  const side = (way: 1 | -1, from: number, to: number, inset = 0): Point[] =>
    parts(16).map((part) => {
      const y = from + (to - from) * part;
      return [middle + way * (bulb(y) - inset), y];
    });
  const plank = (y: number): string =>
    face([middle - half, y], [middle + half, y], [middle + half, y + 30], [middle - half, y + 30]);
  const left = side(-1, waist - SAND.above, waist, SAND.inset);
  const above = [...left, ...side(1, waist, waist - SAND.above, SAND.inset)];
  const heap: Point[] = [-96, -50, 0, 50, 96].map((right, index) => [
    middle + right,
    foot - SAND.below * ([0, 0.6, 1][Math.min(index, 4 - index)] ?? 0),
  ]);
  const posts = [-1, 1].map((way) => line([middle + way * (half - 16), head], [middle + way * (half - 16), foot]));
  return [
    mark('ink dashed', plank(top) + plank(foot) + posts.join('')),
    mark('quiet', fill(above, 12, 0) + fill(heap, 12, 0) + line([middle, waist], [middle, foot - SAND.below])),
    mark('quiet', curve(heap)),
    mark('ink dashed', curve(side(-1, head, foot)) + curve(side(1, head, foot))),
    mark('quiet', ruler([middle + half + 44, top], [middle + half + 44, FLOOR - 4], 24, [22, 0])),
  ];
}

function stand(): Mark[] {
  const [x] = balance.pivot;
  const tread = (half: number, y: number, look: 'ink on-paper' | 'ink on-tint'): Mark[] => [
    mark(look, face([x - half, y], [x + half, y], [x + half, y + 30], [x - half, y + 30])),
    mark(
      'quiet',
      hatch(
        [
          [x + half * 0.4, y],
          [x + half, y],
          [x + half, y + 30],
          [x + half * 0.4, y + 30],
        ],
        Math.round(half / 14),
      ),
    ),
  ];
  const coil: Coil = {
    axis: (part) => [0, 0, FLOOR - 786 + part * 414],
    radius: () => 46,
    angle: (part) => Math.PI * (0.5 + 3 * part),
    seen: () => 0,
    strand: 20,
    rungs: 24,
    upright: true,
  };
  return [
    ...helix(viewFrom([x, FLOOR], 1, { along: [1, 0], back: [-0.46, -0.277] }), coil),
    ...tread(104, FLOOR - 90, 'ink on-paper'),
    ...tread(176, FLOOR - 60, 'ink on-tint'),
    ...tread(252, FLOOR - 30, 'ink on-paper'),
  ];
}

function pans(): Mark[] {
  const [left, right] = [beamEnd(balance, -1), beamEnd(balance, 1)];
  const level = line([left[0] - 40, balance.pivot[1]], [right[0] + 40, balance.pivot[1]]);
  return [mark('quiet dashed', level), ...pan(balance, -1, 140, coins), ...pan(balance, 1, 140, blocks)];
}

function coins([x, y]: Point): Mark[] {
  const piles = [
    [-52, -10, 5],
    [50, -10, 4],
    [0, 8, 7],
  ] as const;
  return piles.flatMap(([right, down, count]) =>
    Array.from({ length: count }, (_, index) => mark('ink on-paper', coin([x + right, y + down - index * 13]), 2.4)),
  );
}

function coin([x, y]: Point): string {
  return `M${Math.round(x - 40)} ${Math.round(y)}v-12a40 10 0 0 1 80 0v12a40 10 0 0 1-80 0m0-12a40 10 0 0 0 80 0`;
}

function blocks([x, y]: Point): Mark[] {
  const view = viewFrom([x - 42, y + 16]);
  const size = 42;
  const heap = [2, 1, 0].flatMap((step) =>
    parts(Math.max(1, step))
      .slice(0, step + 1)
      .flatMap((_, level) => box(view, { at: [step * size, 0, level * size], size: [size, size, size] })),
  );
  return heap;
}
