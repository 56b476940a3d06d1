import { fill, hatch } from './hatch.ts';
import { helix, type Coil } from './helix.ts';
import { viewFrom } from './isometric.ts';
import { circle, curve, face, line, type Point } from './pen.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';

type Profile = readonly Point[];

const PLATE = { left: 76, top: 132, right: 560, bottom: 868 };
const KEYHOLE_Y = 500;
/** Heights of the three keys, and the profiles of their bits: distance from the tip, and height of the bit there. */
const ROWS = [236, KEYHOLE_Y, 764] as const;
const SAW: Profile = [
  [0, 26],
  [28, 66],
  [52, 40],
  [84, 80],
  [110, 44],
  [146, 84],
  [176, 52],
  [206, 78],
  [236, 78],
];
const STEPS: Profile = [
  [0, 30],
  [66, 30],
  [66, 58],
  [136, 58],
  [136, 88],
  [206, 88],
  [206, 112],
  [236, 112],
];
const TEETH: Profile = [
  [0, 76],
  [34, 76],
  [34, 40],
  [78, 40],
  [78, 84],
  [118, 84],
  [118, 52],
  [158, 52],
  [158, 84],
  [196, 84],
  [196, 62],
  [236, 62],
];

/** Three keys before one lock; only the middle one has its cut. */
export function decodeYourInvestors(): Sheet {
  const marks = [
    ...plate(),
    ...sightLines(),
    ...key(810, ROWS[0], SAW, 'on-paper'),
    ...shaft(ROWS[0]),
    ...roundBow(ROWS[0]),
    ...key(690, ROWS[1], STEPS, 'on-tint'),
    ...twist(ROWS[1]),
    ...middleBow(ROWS[1]),
    ...key(810, ROWS[2], TEETH, 'on-paper'),
    ...shaft(ROWS[2]),
    ...squareBow(ROWS[2]),
  ];
  return { width: 1600, height: 1000, marks };
}

function plate(): Mark[] {
  const { left, top, right, bottom } = PLATE;
  const deep = 26;
  const screws = [left + 48, right - 48].flatMap((x) => [top + 48, bottom - 48].map((y): Point => [x, y]));
  return [
    mark('ink on-tint', face([left, top], [left - deep, top - deep], [left - deep, bottom - deep], [left, bottom])),
    mark(
      'accent',
      hatch(
        [
          [left, top],
          [left, bottom],
          [left - deep, bottom - deep],
          [left - deep, top - deep],
        ],
        48,
      ),
    ),
    mark('ink on-sunk', face([left, top], [left - deep, top - deep], [right - deep, top - deep], [right, top])),
    mark('on-paper', face([left, top], [right, top], [right, bottom], [left, bottom])),
    mark('grain', grain()),
    ...keyhole(),
    mark('ink', face([left, top], [right, top], [right, bottom], [left, bottom]), 5),
    ...screws.flatMap(([x, y]) => [
      mark('ink on-paper', circle([x, y], 19)),
      mark('ink', line([x - 12, y - 10], [x + 12, y + 10])),
    ]),
  ];
}

/** Lines that bend around the keyhole like contour lines. */
function grain(): string {
  const { left, right } = PLATE;
  const rows = [-290, -240, -195, -155, -120, -92, 62, 92, 130, 175, 225, 285];
  return rows
    .map((row) => {
      const points = Array.from({ length: 9 }, (_, index): Point => {
        const x = left + 26 + ((right - left - 52) * index) / 8;
        const pull = Math.max(0, (index - 2) / 6) * (row < 0 ? -64 : 18) * Math.exp(-Math.abs(row) / 170);
        return [x, KEYHOLE_Y + row + pull + 9 * Math.sin(index * 0.9 + row / 70)];
      });
      return curve(points);
    })
    .join('');
}

function keyhole(): Mark[] {
  const tip = PLATE.right - 252;
  const edge = STEPS.map(([x, up]): Point => [tip + x * 1.068, KEYHOLE_Y + 32 - up]);
  const floor: Point[] = [
    [PLATE.right, KEYHOLE_Y + 32],
    [tip, KEYHOLE_Y + 32],
  ];
  const slot = [...edge, ...floor];
  return [
    mark('on-sunk', face(...slot)),
    mark('quiet', fill(slot, 11, 62)),
    mark('ink', line([tip, KEYHOLE_Y + 2], [tip, KEYHOLE_Y + 32], [PLATE.right, KEYHOLE_Y + 32])),
    mark('accent', line(...edge), 9),
  ];
}

function sightLines(): Mark[] {
  const fits = [
    [32, 668],
    [-26, 736],
    [-80, 876],
  ].map(([down = 0, to = 0]) => line([PLATE.right + 14, KEYHOLE_Y + down], [to, KEYHOLE_Y + down]));
  const ends = [ROWS[0], ROWS[2]].map((y) => line([636, y], [794, y]));
  const crosses = [ROWS[0], ROWS[2]].map(
    (y) => line([600, y - 16], [632, y + 16]) + line([632, y - 16], [600, y + 16]),
  );
  return [mark('quiet dashed', [...fits, ...ends].join('')), mark('ink', crosses.join(''), 4)];
}

/** The bit of a key: its cut, and a collar behind it. */
function key(tip: number, y: number, cut: Profile, look: 'on-paper' | 'on-tint'): Mark[] {
  const back = tip + 236;
  const outline = cut.map(([x, up]): Point => [tip + x, y + 32 - up]);
  const upper = outline.map(([x, top]): Point => [x - 9, top - 9]);
  return [
    mark('ink on-sunk', face(...upper, ...outline.toReversed(), [tip, y + 32], [tip - 9, y + 23])),
    mark(`ink ${look}`, face(...outline, [back, y + 32], [tip, y + 32]), 4),
    mark(
      look === 'on-tint' ? 'accent' : 'quiet',
      line([tip + 10, y + 20], [back, y + 20]) + line([tip + 10, y + 12], [back, y + 12]),
    ),
    mark('ink on-paper', face([back, y - 58], [back + 20, y - 58], [back + 20, y + 58], [back, y + 58]), 4),
  ];
}

function shaft(y: number): Mark[] {
  const [from, to] = [1066, 1286];
  return [
    mark('ink on-paper', face([from, y - 18], [to, y - 18], [to, y + 18], [from, y + 18])),
    mark('quiet', line([from, y + 10], [to, y + 10]) + line([from, y + 3], [to, y + 3])),
    mark('ink on-paper', face([to, y - 34], [to + 18, y - 34], [to + 18, y + 34], [to, y + 34]), 4),
  ];
}

function twist(y: number): Mark[] {
  const coil: Coil = {
    axis: (part) => [946 + 336 * part, 0, 0],
    radius: () => 40,
    angle: (part) => Math.PI * (0.5 + 3 * part),
    seen: () => 0,
    strand: 18,
    rungs: 21,
  };
  return [
    ...helix(viewFrom([0, y], 1, { along: [1, 0], back: [-0.46, -0.277] }), coil),
    mark('ink on-paper', face([1280, y - 58], [1298, y - 58], [1298, y + 58], [1280, y + 58]), 4),
  ];
}

function roundBow(y: number): Mark[] {
  const center: Point = [1404, y];
  return [
    mark('ink on-paper', circle(center, 102), 5),
    mark('quiet', circle(center, 86) + circle(center, 77) + circle(center, 68)),
    mark('ink on-sunk', circle(center, 40)),
  ];
}

function middleBow(y: number): Mark[] {
  const center: Point = [1408, y];
  const stair: Point[] = [
    [-44, 32],
    [-44, 12],
    [-15, 12],
    [-15, -9],
    [15, -9],
    [15, -30],
    [44, -30],
  ];
  return [
    mark('ink on-paper', circle(center, 114), 5),
    mark('ink on-tint', circle(center, 88)),
    mark('ink', line(...stair.map(([x, up]): Point => [center[0] + x, y + up])), 7),
  ];
}

function squareBow(y: number): Mark[] {
  const square = (half: number): string =>
    face([1396 - half, y - half], [1396 + half, y - half], [1396 + half, y + half], [1396 - half, y + half]);
  return [mark('ink on-paper', square(96), 5), mark('quiet', square(81) + square(72)), mark('ink on-sunk', square(44))];
}
