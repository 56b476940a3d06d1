import { gate } from './gate.ts';
import { hatch } from './hatch.ts';
import { helix, smooth, unwinding, type Coil } from './helix.ts';
import { box, faceIn, facesOf, viewFrom, type Box, type Place } from './isometric.ts';
import { line, parts, type Point } from './pen.ts';
import { ruler } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';

const CELL = 250;
const COLUMN = 160;
const UNIT = 62;
const PATH = 104;
const FORK = -380;
const view = viewFrom([984, 736], 1, { along: [0.965, -0.2], back: [-0.52, -0.31] });
/** What the office earns, from the article: rows License and Launch, columns Build and Engage. */
const PAYOFFS = [
  [1, 4],
  [0.5, 6],
] as const;

const coil: Coil = {
  axis: (part) => [FORK - 450 * (1 - part), CELL, 0],
  radius: (part) => 74 - 22 * part ** 2,
  seen: (part) => 0.12 + 0.88 * smooth((part - 0.4) / 0.42),
  angle: unwinding(1.5, 0.4),
  strand: 20,
  outline: 3.5,
  rungs: 24,
  planksFrom: 0.82,
};

/** A path forks through two gates onto a board of pay-offs; the equilibrium is the low one. */
export function licenseOrLaunch(): Sheet {
  const marks = [...board(), ...scale(), ...columns(), ...branch(1), ...branch(0), ...helix(view, coil)];
  return { width: 1600, height: 1000, marks };
}

function board(): Mark[] {
  const slab: Box = { at: [0, 0, -34], size: [2 * CELL, 2 * CELL, 34] };
  const { left, front } = facesOf(slab);
  return [
    ...box(view, slab),
    mark('quiet', hatch(projected(front), 34)),
    mark('accent', hatch(projected(left), 34)),
    mark(
      'quiet',
      line(view([CELL, 0, 0]), view([CELL, 2 * CELL, 0])) + line(view([0, CELL, 0]), view([2 * CELL, CELL, 0])),
    ),
  ];
}

function columns(): Mark[] {
  return [1, 0].flatMap((row) => [1, 0].flatMap((column) => payoff(row, column)));
}

function payoff(row: number, column: number): Mark[] {
  const value = PAYOFFS[row]?.[column] ?? 0;
  const inset = (CELL - COLUMN) / 2;
  const shape: Box = {
    at: [column * CELL + inset, row * CELL + inset, 0],
    size: [COLUMN, COLUMN, value * UNIT],
  };
  if (value === 1) {
    return box(view, shape, { left: 'ink on-accent', front: 'ink on-accent', top: 'ink on-tint' });
  }
  const { left, front } = facesOf(shape);
  return [...box(view, shape), mark('quiet', hatch(projected(front), 10)), mark('accent', hatch(projected(left), 13))];
}

/** One branch of the path: License to the near row, Launch to the far one. */
function branch(row: number): Mark[] {
  const middle = (part: number): Point => [FORK * (1 - part), CELL + (row - 0.5) * CELL * smooth(part * 1.5)];
  const side = (part: number, by: number): Place => [middle(part)[0], middle(part)[1] + by * (PATH / 2), 0];
  const [near, far] = [-1, 1].map((by) => parts(14).map((part) => side(part, by)));
  const foot = side(0.62, -1);
  const ties = Array.from({ length: 11 }, (_, index) => (index + 1) / 12).map((part) =>
    line(view(side(part, -1)), view(side(part, 1))),
  );
  return [
    faceIn(view, 'ink on-sunk', ...(near ?? []), ...(far ?? []).toReversed()),
    mark('accent', ties.join('')),
    ...gate(view, { at: [foot[0], foot[1] - 8, 0], width: PATH + 16, height: 150, post: 16 }),
  ];
}

function scale(): Mark[] {
  const at = (up: number): Point => view([-300, 2 * CELL, up * UNIT]);
  const level = line(at(6), view([CELL + 45, 2 * CELL - 45, 6 * UNIT]));
  return [mark('quiet', ruler(at(0), at(6.5), 26, [-26, 5])), mark('quiet dashed', level)];
}

function projected(corners: readonly Place[]): [Point, Point, Point, Point] {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = corners.map((corner) => view(corner));
  return [a, b, c, d];
}
