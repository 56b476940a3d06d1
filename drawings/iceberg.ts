import { fill } from './hatch.ts';
import { viewFrom } from './isometric.ts';
import type { Look } from './look.ts';
import { numeral } from './numeral.ts';
import { circle, face, line, type Point } from './pen.ts';
import { ticks } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { slide } from './slide.ts';

const WATER = 300;
const STRATUM = 214;

/** Where the edges between facets cross the waterline and each stratum's floor, from left to right. */
const EDGES: readonly (readonly number[])[] = [
  [370, 470, 620, 790, 880],
  [182, 390, 596, 888, 1046],
  [70, 326, 566, 946, 1130],
  [112, 298, 618, 930, 1092],
  [202, 370, 584, 876, 1022],
  [342, 446, 632, 802, 900],
  [470, 530, 636, 714, 760],
];
/** How far the floors dip at each edge: the body is round and seen slightly from above. */
const DIP = [-18, 6, 26, 10, -14];
const KNOT = 34;
/** Hatching of each stratum: angle in degrees, and line spacing on the lit side. */
const GRAIN = [
  [4, 27],
  [82, 24],
  [-32, 23],
  [3, 19],
  [58, 17],
  [-74, 13],
] as const;
/** Light comes from the left, so facets further right are hatched more densely. */
const ledge = viewFrom([662, 258]);
const SHADE = [1, 1.6, 0.78, 0.55];

type Corners = [Point, Point, Point, Point, Point];

/** A few slides above the waterline, six strata below it, and a sounding line. */
export function iceberg(): Sheet {
  const marks = [...tip(), ...body(), ...waterline(), ...sounding()];
  return { width: 1310, height: 1680, marks };
}

function body(): Mark[] {
  const strata = GRAIN.flatMap(([angle, gap], stratum) =>
    SHADE.flatMap((shade, facet) => {
      const corners = facetCorners(stratum, facet);
      const look: Look = facet === 3 ? 'on-tint' : facet === 2 && stratum % 2 === 1 ? 'on-sunk' : 'on-paper';
      return [
        mark(look, face(...corners)),
        mark(facet === 3 ? 'accent' : 'quiet', fill(corners, gap * shade, facet < 2 ? angle : -angle)),
      ];
    }),
  );
  return [...strata, ...edges()];
}

function facetCorners(stratum: number, facet: number): Point[] {
  return [
    corner(stratum, facet),
    corner(stratum, facet + 1),
    corner(stratum + 1, facet + 1),
    corner(stratum + 1, facet),
  ];
}

function corner(floor: number, edge: number): Point {
  const dip = floor === 0 ? 0 : (DIP[edge] ?? 0);
  return [EDGES[floor]?.[edge] ?? 0, WATER + floor * STRATUM + dip];
}

function edges(): Mark[] {
  const floors = EDGES.map((_, floor) => [0, 1, 2, 3, 4].map((edge) => corner(floor, edge)));
  const inner = [1, 2, 3].map((edge) => line(...EDGES.map((_, floor) => corner(floor, edge))));
  const keel: Point = [666, WATER + 6 * STRATUM + 74];
  const [left = [0, 0], a = [0, 0], b = [0, 0], c = [0, 0], right = [0, 0]] = floors[6] ?? [];
  const outline = line(
    ...floors.map((floor) => floor[0] ?? left),
    keel,
    ...floors.toReversed().map((floor) => floor[4] ?? right),
  );
  return [
    mark(
      'ink',
      floors
        .slice(1, 6)
        .map((floor) => line(...floor))
        .join(''),
    ),
    mark('quiet', inner.join('')),
    mark('on-tint', face(b, c, right, keel)),
    mark('quiet', fill([left, a, b, keel], 9, 74)),
    mark('accent', fill([b, c, right, keel], 8, 74)),
    mark('quiet', line(a, keel) + line(b, keel) + line(c, keel)),
    mark('ink', line(left, a, b, c, right)),
    mark('ink', outline, 5),
  ];
}

function tip(): Mark[] {
  const [left, one, two, three, right] = [0, 1, 2, 3, 4].map((edge) => corner(0, edge)) as Corners;
  const [low, peak]: [Point, Point] = [
    [418, 226],
    [502, 106],
  ];
  const [a, b, c, d] = (
    [
      [0, 0],
      [200, 0],
      [200, 110],
      [0, 110],
    ] as const
  ).map(([x, y]) => ledge([x, y, 0])) as Corners;
  return [
    mark('ink on-paper', face(left, low, one)),
    mark('ink on-paper', face(one, low, peak, two)),
    mark('ink on-sunk', face(two, peak, d, a)),
    mark('quiet', fill([two, peak, d, a], 15, 62)),
    mark('ink on-paper', face(two, a, b, three)),
    mark('quiet', fill([two, a, b, three], 15, 84)),
    mark('ink on-tint', face(three, b, right)),
    mark('accent', fill([three, b, right], 11, 66)),
    mark('ink on-paper', face(a, b, c, d)),
    mark('ink', line(left, low, peak, d), 5),
    mark('ink', line(c, b, right), 5),
    ...[84, 50, 16].flatMap((back) => slide(ledge, [18, back, 0])),
  ];
}

function waterline(): Mark[] {
  const ends: [Point, Point] = [
    [0, WATER],
    [1310, WATER],
  ];
  const ripples = [
    [10, 150, 24],
    [40, 120, 48],
    [1070, 1190, 24],
  ] as const;
  return [
    mark('ink', line(...ends), 4),
    mark(
      'quiet',
      ticks([10, WATER], [310, WATER], 15, [0, -14], 5) + ticks([950, WATER], [1300, WATER], 17, [0, -14], 5),
    ),
    mark('quiet', ripples.map(([from, to, down]) => line([from, WATER + down], [to, WATER + down])).join('')),
  ];
}

/** A sounding line: six numbered knots, one for each stratum. */
function sounding(): Mark[] {
  const x = 1250;
  const foot = WATER + 6 * STRATUM;
  const knots = GRAIN.map((_, stratum): Point => [x, WATER + (stratum + 0.5) * STRATUM]);
  return [
    mark('quiet dashed', knots.map(([, y], index) => line([x - KNOT - 12, y], [reachOf(index) + 44, y])).join('')),
    mark('accent', line([x, WATER - 30], [x, foot]), 5),
    ...knots.map((knot) => mark('accent on-paper', circle(knot, KNOT), 5)),
    mark(
      'accent on-tint',
      face([x - 15, foot], [x + 15, foot], [x + 9, foot + 46], [x, foot + 60], [x - 9, foot + 46]),
    ),
    mark('accent on-paper', circle([x, WATER - 30], 19), 5),
    mark('ink', knots.map((knot, stratum) => numeral(stratum + 1, knot, 38)).join(''), 5),
  ];
}

function reachOf(stratum: number): number {
  return ((EDGES[stratum]?.[4] ?? 0) + (EDGES[stratum + 1]?.[4] ?? 0)) / 2;
}
