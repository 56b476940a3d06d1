import { gate } from './gate.ts';
import { hatch } from './hatch.ts';
import { helix, smooth, unwinding, type Coil } from './helix.ts';
import { viewFrom } from './isometric.ts';
import { along, face, line, parts, type Point } from './pen.ts';
import { portal } from './portal.ts';
import { ticks } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';

const EYE: Point = [1110, 452];
const OPENING = [882, 236, 1338, 742] as const;
const PATH = 122;
const view = viewFrom([452, 806], 1, { along: [0.98, -0.08], back: [-0.42, -0.3] });

const coil: Coil = {
  axis: (part) => [-400 + 400 * part, PATH / 2, 0],
  radius: (part) => 66 - 5 * part ** 2,
  seen: (part) => 0.12 + 0.88 * smooth((part - 0.4) / 0.5),
  angle: unwinding(1.25, 0.35),
  strand: 20,
  outline: 3.5,
  rungs: 22,
  planksFrom: 0.88,
};

/** A path leads through a small open gate to the large portal behind it. */
export function vcsArentYourBuyer(): Sheet {
  const marks = [
    ...horizon(),
    ...portal(OPENING, EYE),
    ...front(),
    ...path(),
    ...threshold(),
    ...toll(),
    ...helix(view, coil),
  ];
  return { width: 1600, height: 1000, marks };
}

function horizon(): Mark[] {
  const [left, right]: [Point, Point] = [
    [60, EYE[1]],
    [1540, EYE[1]],
  ];
  const rays = (
    [
      [790, 116],
      [1430, 116],
      [1540, 640],
    ] as const
  ).map((to) => {
    const from = along(EYE, to, 0.7);
    return line(from, along(EYE, to, 1.32));
  });
  return [
    mark('quiet dashed', rays.join('')),
    mark('ink', line(left, right)),
    mark('quiet', ticks(left, right, 74, [0, -16], 6)),
  ];
}

/** Two pillars and what they carry. */
function front(): Mark[] {
  const [left, top, right, foot] = OPENING;
  const pillar = (from: number, to: number): Mark[] => [
    mark('ink on-paper', face([from, top - 46], [to, top - 46], [to, foot], [from, foot]), 4),
    mark(
      'quiet',
      hatch(
        [
          [from, top - 20],
          [to, top - 20],
          [to, foot - 24],
          [from, foot - 24],
        ],
        6,
      ),
    ),
    mark('ink', line([from, top - 20], [to, top - 20]) + line([from, foot - 24], [to, foot - 24])),
  ];
  const slab = (out: number, from: number, to: number): string =>
    face([left - out, from], [right + out, from], [right + out, to], [left - out, to]);
  return [
    ...pillar(left - 74, left),
    ...pillar(right, right + 74),
    mark('ink on-paper', slab(74, top - 72, top), 4),
    mark(
      'quiet',
      hatch(
        [
          [left - 74, top - 58],
          [right + 74, top - 58],
          [right + 74, top - 14],
          [left - 74, top - 14],
        ],
        34,
      ),
    ),
    mark('ink on-tint', slab(96, top - 104, top - 72), 4),
    mark('ink on-paper', slab(114, top - 122, top - 104), 4),
  ];
}

function threshold(): Mark[] {
  const [left, , right, foot] = OPENING;
  return [100, 134, 168].flatMap((out, index) => {
    const [top, low] = [foot + index * 34, foot + index * 34 + 34];
    const tread = face(
      [left - out, top + 10],
      [right + out, top + 10],
      [right + out - 16, top],
      [left - out + 16, top],
    );
    const riser = face([left - out, top + 10], [right + out, top + 10], [right + out, low], [left - out, low]);
    return [mark('ink on-paper', tread), mark(index === 1 ? 'ink on-tint' : 'ink on-paper', riser)];
  });
}

/** From the helix to the foot of the steps. */
function path(): Mark[] {
  const [near, far] = [0, PATH].map((back) => view([0, back, 0]));
  const ends: [Point, Point] = [
    [990, 846],
    [776, 846],
  ];
  const side = (from: Point, to: Point, bulge: number): Point[] =>
    parts(8).map((part) => {
      const [x, y] = along(from, to, part);
      return [x, y + bulge * Math.sin(part * Math.PI)];
    });
  const [ahead, beyond] = [side(near ?? EYE, ends[0], 46), side(far ?? EYE, ends[1], 4)];
  const ties = ahead.slice(1, -1).map((from, index) => line(from, beyond[index + 1] ?? from));
  return [mark('ink on-sunk', face(...ahead, ...beyond.toReversed())), mark('accent', ties.join(''))];
}

function toll(): Mark[] {
  return gate(view, {
    at: [96, -16, -8],
    width: PATH + 32,
    height: 230,
    post: 20,
    leaf: { look: 'quiet', open: true },
  });
}
