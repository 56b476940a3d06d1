import { hatch } from './hatch.ts';
import { viewFrom, type Place } from './isometric.ts';
import { around, circle, curve, face, line, parts, type Point } from './pen.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { solid } from './solid.ts';

const [LONG, DEEP, BASE] = [1140, 760, -112];
const ROWS = 26;
const view = viewFrom([452, 772], 1, { along: [0.95, -0.135], back: [-0.505, -0.4] });
/** Position, height and width of each hill. */
const HILLS = [
  [300, 570, 190, 150],
  [620, 110, 104, 150],
  [730, 650, 165, 120],
  [60, 60, 34, 120],
  [1080, 180, 70, 160],
] as const;
/** Where the product is. */
const PRODUCT: Point = [LONG - 84, DEEP - 140];
const ROAD_STEPS = 64;
const ROAD_HALF = 21;
const MILESTONES = [9, 20, 30, 38, 49];

/** A road from a cloud of findings, past five milestones, to a solid product. */
export function fromDiscoveryToProduct(): Sheet {
  const marks = [...land(), ...cut(), ...cloud(), ...plinth(), ...solid(above(PRODUCT, 144), 112)];
  return { width: 1600, height: 1000, marks };
}

function height(x: number, y: number): number {
  return HILLS.reduce(
    (sum, [hx, hy, up, wide]) => sum + up * Math.exp(-((x - hx) ** 2 + (y - hy) ** 2) / wide ** 2),
    0,
  );
}

function above([x, y]: Point, up: number): Point {
  return view([x, y, height(x, y) + up]);
}

function on(x: number, y: number): Point {
  return view([x, y, height(x, y)]);
}

/** From back to front: cross-sections of the land, and the part of the road in front of each. */
function land(): Mark[] {
  const pieces = road();
  return Array.from({ length: ROWS + 1 }, (_, row) => {
    const [far, near] = [DEEP * (1 - row / ROWS), DEEP * (1 - (row + 1) / ROWS)];
    const inBand = pieces.filter(({ nearest }) => nearest <= far && nearest > near);
    return [...section(far), ...inBand.flatMap(({ marks }) => marks)];
  }).flat();
}

function section(y: number): Mark[] {
  const points = parts(12).map((part) => on(part * LONG, y));
  const [right, left] = [view([LONG, y, BASE]), view([0, y, BASE])];
  const ridge = curve(points);
  const outline = `${ridge}L${right.map(Math.round).join(' ')} ${left.map(Math.round).join(' ')}z`;
  return [mark('on-paper', outline), mark(y === DEEP ? 'ink' : 'quiet', ridge)];
}

function roadAt(step: number): readonly [number, number] {
  const part = step / ROAD_STEPS;
  return [70 + 950 * part, 150 + 480 * part + 150 * Math.sin(part * 7.4 + 0.2) * (1 - part) ** 0.6];
}

interface Piece {
  readonly nearest: number;
  readonly marks: readonly Mark[];
}

function road(): Piece[] {
  return Array.from({ length: ROAD_STEPS }, (_, step) => {
    const [from, to, beyond] = [0, 1, 1.4].map((part) => roadSides(step + part)) as [Side, Side, Side];
    const marks = [
      mark('on-tint', face(from.left, beyond.left, beyond.right, from.right)),
      ...(step % 4 < 2 ? [mark('accent', line(from.middle, to.middle))] : []),
      mark('ink', line(from.left, to.left) + line(from.right, to.right)),
      ...(MILESTONES.includes(step) ? milestone(step) : []),
    ];
    return { nearest: Math.min(from.nearest, to.nearest), marks };
  });
}

interface Side {
  readonly left: Point;
  readonly middle: Point;
  readonly right: Point;
  readonly nearest: number;
}

function roadSides(step: number): Side {
  const [x, y] = roadAt(step);
  const [nextX, nextY] = roadAt(step + 0.1);
  const scale = ROAD_HALF / Math.hypot(nextX - x, nextY - y);
  const [dx, dy] = [-(nextY - y) * scale, (nextX - x) * scale];
  return { left: on(x + dx, y + dy), middle: on(x, y), right: on(x - dx, y - dy), nearest: Math.min(y + dy, y - dy) };
}

function milestone(step: number): Mark[] {
  const last = step === MILESTONES.at(-1);
  const [x, y] = roadAt(step);
  const foot = on(x, y + ROAD_HALF + 12);
  const at = (right: number, up: number): Point => [foot[0] + right, foot[1] - up - right * 0.21];
  return [
    mark(last ? 'accent' : 'ink', line(at(0, 0), at(0, 92)), 5),
    last
      ? mark('on-accent', face(at(0, 94), at(60, 94), at(60, 58), at(0, 58)))
      : mark('ink on-paper', face(at(0, 92), at(44, 92), at(44, 62), at(0, 62))),
  ];
}

/** The cut faces of the block. */
function cut(): Mark[] {
  const [left, front] = [parts(12).map((part) => on(0, DEEP * part)), parts(30).map((part) => on(LONG * part, 0))];
  const at = (x: number, y: number): Point => view([x, y, BASE]);
  const drops = (tops: readonly Point[], bottoms: readonly Point[], count: number): string =>
    hatchBetween(tops, bottoms, count).join('');
  const bottom = (count: number, to: Place): Point[] =>
    parts(count).map((part) => view([to[0] * part, to[1] * part, BASE]));
  const rim = curve(parts(8).map((part) => on(LONG, DEEP * part)));
  return [
    mark('ink', rim),
    mark('ink on-tint', face(...left, at(0, DEEP), at(0, 0)), 4),
    mark('accent', drops(left, bottom(12, [0, DEEP, 0]), 4)),
    mark('ink on-paper', face(...front, at(LONG, 0), at(0, 0)), 4),
    mark('quiet', drops(front, bottom(30, [LONG, 0, 0]), 2)),
  ];
}

function hatchBetween(tops: readonly Point[], bottoms: readonly Point[], count: number): string[] {
  return tops.slice(1).flatMap((top, index) => {
    const [start, low, lowStart] = [tops[index] ?? top, bottoms[index + 1] ?? top, bottoms[index] ?? top];
    return [hatch([start, top, low, lowStart], count), line(top, low)];
  });
}

/** Findings, arranged like the seeds of a sunflower. */
function cloud(): Mark[] {
  const dots = Array.from({ length: 46 }, (_, index): readonly [Point, number] => {
    const [right, down] = around([0, 0], 24 * Math.sqrt(index + 1), index * 137.5);
    return [
      view([60 + right * 0.8, 170 + down * 0.9, 60 + 40 * Math.sin(index)]),
      index % 5 === 0 ? 9 : index % 3 === 0 ? 6.5 : 4.5,
    ];
  });
  const drawn = (kind: number): string =>
    dots
      .filter((_, index) => index % 3 === kind)
      .map(([place, radius]) => circle(place, radius))
      .join('');
  return [mark('ink on-tint', drawn(0), 2.4), mark('on-ink', drawn(1)), mark('ink on-paper', drawn(2), 2.4)];
}

function plinth(): Mark[] {
  const [x, y] = PRODUCT;
  const step = (half: number, from: number, to: number): Mark[] => {
    const z = height(x, y);
    const corner = (dx: number, dy: number, up: number): Point => view([x + dx * half, y + dy * half, z + up]);
    return [
      mark('ink on-paper', face(corner(-1, -1, from), corner(1, -1, from), corner(1, -1, to), corner(-1, -1, to))),
      mark('ink on-tint', face(corner(-1, -1, from), corner(-1, 1, from), corner(-1, 1, to), corner(-1, -1, to))),
      mark('ink on-paper', face(corner(-1, -1, to), corner(1, -1, to), corner(1, 1, to), corner(-1, 1, to))),
    ];
  };
  return [...step(84, 0, 24), ...step(56, 24, 48)];
}
