import { fill } from './hatch.ts';
import { viewFrom } from './isometric.ts';
import type { Look } from './look.ts';
import { numeral } from './numeral.ts';
import { circle, face, line, type Point } from './pen.ts';
import { ticks } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { slide } from './slide.ts';

const WATER = 300;
const STRATUM = 118;

/** Where the edges between facets cross the waterline and each stratum's floor, from left to right. */
const EDGES: readonly (readonly number[])[] = [
  [540, 640, 790, 960, 1050],
  [352, 560, 766, 1058, 1216],
  [240, 496, 736, 1116, 1300],
  [282, 468, 788, 1100, 1262],
  [372, 540, 754, 1046, 1192],
  [512, 616, 802, 972, 1070],
  [640, 700, 806, 884, 930],
];
/** How far the floors dip at each edge: the body is round, and seen from a little above. */
const DIP = [-16, 4, 22, 8, -12];
const KNOT = 34;
/** Hatching of the strata: angle in degrees, distance on the lit side. */
const GRAIN = [
  [4, 22],
  [82, 20],
  [-32, 18],
  [3, 13],
  [58, 13],
  [-74, 10],
] as const;
/** Light comes from the left: each facet towards the right is denser. */
const ledge = viewFrom([832, 258]);
const SHADE = [1, 1.6, 0.78, 0.55];

type Corners = [Point, Point, Point, Point, Point];

/** A few slides above the waterline; six strata below it, and a line that sounds them. */
export function iceberg(): Sheet {
  const marks = [...tip(), ...body(), ...waterline(), ...sounding()];
  return { width: 1600, height: 1100, marks };
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
  const keel: Point = [836, WATER + 6 * STRATUM + 58];
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
    [588, 226],
    [672, 106],
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
    [40, WATER],
    [1560, WATER],
  ];
  const ripples = [
    [60, 330, 20],
    [130, 300, 40],
    [150, 230, 60],
    [1260, 1390, 20],
    [1450, 1540, 20],
  ] as const;
  return [
    mark('ink', line(...ends), 4),
    mark('quiet', ticks([40, WATER], [480, WATER], 22, [0, -14]) + ticks([1120, WATER], [1560, WATER], 22, [0, -14])),
    mark('quiet', ripples.map(([from, to, down]) => line([from, WATER + down], [to, WATER + down])).join('')),
  ];
}

/** A sounding line: six numbered knots, one for each stratum. */
function sounding(): Mark[] {
  const x = 1420;
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
