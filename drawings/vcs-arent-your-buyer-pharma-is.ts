import { gate } from './gate.ts';
import { hatch } from './hatch.ts';
import { helix, smooth, unwinding, type Coil } from './helix.ts';
import { viewFrom } from './isometric.ts';
import { along, face, line, parts, type Point } from './pen.ts';
import { portal } from './portal.ts';
import { ticks } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';

const EYE: Point = [1110, 432];
const OPENING = [882, 236, 1338, 690] as const;
const PATH = 122;
/** How many of the 23 points along each side of the path are laid. */
const LAID = { ahead: 13, beyond: 16 };
const view = viewFrom([452, 814], 1, { along: [0.98, -0.08], back: [-0.42, -0.3] });

const coil: Coil = {
  axis: (part) => [-400 + 400 * part, PATH / 2, 0],
  radius: (part) => 66 - 5 * part ** 2,
  seen: (part) => 0.12 + 0.88 * smooth((part - 0.4) / 0.42),
  angle: unwinding(1.25, 0.35),
  strand: 20,
  outline: 3.5,
  rungs: 22,
  planksFrom: 0.82,
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
      [1430, 572],
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

/** The path from the helix towards the steps: laid at first, and then only an outline. */
function path(): Mark[] {
  const [near, far] = [view([0, 0, 0]), view([0, PATH, 0])];
  const ahead = bent(near, [760, 898], [1130, 930], [1096, 794]);
  const beyond = bent(far, [620, 806], [850, 868], [884, 794]);
  const [laid, across] = [ahead.slice(0, LAID.ahead), beyond.slice(0, LAID.beyond)];
  const ties = laid.map((from, index) => (index % 2 === 1 ? line(from, across[index] ?? from) : ''));
  return [
    mark('quiet dashed', line(...ahead.slice(LAID.ahead - 1)) + line(...beyond.slice(LAID.beyond - 1))),
    mark('ink on-sunk', face(...laid, ...broken(laid, across), ...across.toReversed())),
    mark('accent', ties.join('')),
  ];
}

/** The edge where the path breaks off, from its near side to its far one. */
function broken(near: readonly Point[], far: readonly Point[]): Point[] {
  const [from = [0, 0], to = [0, 0]] = [near.at(-1), far.at(-1)];
  return [-1, 1, -1, 1].map((way, index) => {
    const [x, y] = along(from, to, (index + 1) / 5);
    return [x + 11 * way, y - 3 * way];
  });
}

/** Points on a cubic curve, given its ends and control points. */
function bent(from: Point, one: Point, two: Point, to: Point): Point[] {
  return parts(22).map((part) => {
    const [a, b, c] = [along(from, one, part), along(one, two, part), along(two, to, part)];
    return along(along(a, b, part), along(b, c, part), part);
  });
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
