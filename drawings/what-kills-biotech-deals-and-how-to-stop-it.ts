import { fill, hatch } from './hatch.ts';
import { helix, type Coil } from './helix.ts';
import { viewFrom } from './isometric.ts';
import { along, curve, face, line, parts, type Point } from './pen.ts';
import { ticks } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';

const FLOOR = 876;
const MIDDLE = 800;
const DEPTH: Point = [-34, -26];
/** One half of the beam, from its end to the crack; the other mirrors it. */
const [END, BREAK] = [
  { x: 96, top: 402, foot: 560 },
  { x: 798, top: 438, foot: 596, footX: 776 },
];

/** A beam under load: cracked in the middle, and splinted in time. */
export function whatKillsBiotechDeals(): Sheet {
  const marks = [
    ...floor(),
    ...pier(118),
    ...pier(1212),
    ...half(mirrored),
    ...half(same),
    ...crack(),
    ...splint(),
    ...loads(),
  ];
  return { width: 1600, height: 1000, marks };
}

type Side = (point: Point) => Point;

function same(point: Point): Point {
  return point;
}

function mirrored([x, y]: Point): Point {
  return [2 * MIDDLE - x, y];
}

function behind([x, y]: Point): Point {
  return [x + DEPTH[0], y + DEPTH[1]];
}

function half(side: Side): Mark[] {
  const corners = (
    [
      [END.x, END.top],
      [BREAK.x, BREAK.top],
      [BREAK.footX, BREAK.foot],
      [END.x, END.foot],
    ] as const
  ).map(side);
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = corners;
  const inset = (down: number): [Point, Point] => [along(a, d, down), along(b, c, down)];
  return [
    mark('ink on-paper', face(a, b, behind(b), behind(a))),
    ...(side === same
      ? [mark('ink on-tint', face(a, d, behind(d), behind(a))), mark('accent', hatch([a, d, behind(d), behind(a)], 14))]
      : []),
    mark('on-paper', face(a, b, c, d)),
    ...truss(side),
    mark('ink', line(...inset(0.11)) + line(...inset(0.89))),
    mark('ink', face(a, b, c, d), 5),
  ];
}

/** The science inside the beam: intact on both sides of the crack. */
function truss(side: Side): Mark[] {
  const coil: Coil = {
    axis: (part) => {
      const [x, y] = side([END.x + 22 + (BREAK.footX - END.x - 62) * part, 484 + 32 * part]);
      return [x, 0, -y];
    },
    radius: () => 46,
    angle: (part) => Math.PI * (0.5 + 5 * part),
    seen: () => 0,
    strand: 15,
    outline: 2.6,
    rungs: 30,
  };
  return helix(viewFrom([0, 0], 1, { along: [1, 0], back: [-0.46, -0.277] }), coil);
}

function crack(): Mark[] {
  const steps = [0, 0.16, 0.3, 0.46, 0.62, 0.8, 1];
  const jag = [0, 20, -12, 18, -16, 12, 0];
  const edge = (wide: number): Point[] =>
    steps.map((part, index) => [
      MIDDLE + (jag[index] ?? 0) + wide * (0.22 + 0.78 * part),
      BREAK.top + (BREAK.foot - BREAK.top) * part,
    ]);
  return [
    mark('on-accent', face(...edge(-26), ...edge(26).toReversed())),
    mark('ink', line(...edge(-26)) + line(...edge(26))),
  ];
}

function splint(): Mark[] {
  const rods = [690, 910];
  const plank = (y: number): Mark[] => {
    const [a, b, c, d]: [Point, Point, Point, Point] = [
      [628, y],
      [972, y],
      [972, y + 32],
      [628, y + 32],
    ];
    return [
      mark('ink on-paper', face(a, b, behind(b), behind(a))),
      mark('ink on-tint', face(a, b, c, d), 4),
      mark('ink on-tint', face(a, d, behind(d), behind(a))),
    ];
  };
  return [
    ...rods.map((x) => mark('ink on-paper', face([x - 8, 400], [x + 8, 400], [x + 8, 640], [x - 8, 640]))),
    mark(
      'quiet',
      rods
        .map((x) =>
          hatch(
            [
              [x - 8, 430],
              [x - 8, 610],
              [x + 8, 604],
              [x + 8, 424],
            ],
            20,
          ),
        )
        .join(''),
    ),
    ...plank(402),
    ...plank(600),
    ...rods.flatMap((x) => [nut(x, 386), nut(x, 632)]),
  ];
}

function nut(x: number, y: number): Mark {
  return mark('ink on-paper', face([x - 21, y], [x + 21, y], [x + 21, y + 18], [x - 21, y + 18]));
}

function loads(): Mark[] {
  const weight = (x: number): number => 300 - 158 * Math.exp(-(((x - MIDDLE) / 310) ** 2));
  const span = parts(14).map((part): Point => [200 + 1200 * part, weight(200 + 1200 * part)]);
  const arrows = span.map(([x, y]) => {
    const foot = BREAK.top - 48 - (Math.abs(x - MIDDLE) / 700) * 34;
    const under = Math.abs(x - MIDDLE) < 180 ? foot - 30 : foot;
    return line([x, y], [x, under]) + line([x - 10, under - 17], [x, under], [x + 10, under - 17]);
  });
  return [mark('ink', arrows.join('')), mark('quiet', curve(span), 3)];
}

function pier(left: number): Mark[] {
  const [width, rows] = [270, 6];
  const top = END.foot + 12;
  const tall = (FLOOR - top) / rows;
  const outline: [Point, Point, Point, Point] = [
    [left, top],
    [left + width, top],
    [left + width, FLOOR],
    [left, FLOOR],
  ];
  const bricks = Array.from({ length: rows }, (_, row) => {
    const y = top + row * tall;
    const joints = (row % 2 === 0 ? [0.33, 0.67] : [0.17, 0.5, 0.83]).map((part) => left + width * part);
    return (
      (row > 0 ? line([left, y], [left + width, y]) : '') + joints.map((x) => line([x, y], [x, y + tall])).join('')
    );
  });
  const [a, , , d] = outline;
  return [
    mark('ink on-tint', face(a, d, behind(d), behind(a))),
    mark('accent', hatch([a, d, behind(d), behind(a)], 26)),
    mark('on-paper', face(...outline)),
    mark(
      'quiet',
      fill(
        [
          [left + width * 0.7, top],
          [left + width, top],
          [left + width, FLOOR],
          [left + width * 0.86, FLOOR],
        ],
        13,
        -52,
      ),
    ),
    mark('ink', bricks.join(''), 2.4),
    mark('ink', face(...outline), 4),
  ];
}

function floor(): Mark[] {
  return [
    mark('quiet dashed', line([40, END.top], [1560, END.top])),
    mark('quiet dotted', line([420, FLOOR - 120], [1180, FLOOR - 120])),
    mark('ink', line([50, FLOOR], [1550, FLOOR]), 4),
    mark('quiet', ticks([50, FLOOR], [1550, FLOOR], 75, [0, 16], 5)),
  ];
}
