import { curve, line, type Point } from './pen.ts';

type Stroke = readonly Point[];

/** The strokes of each numeral in a box 0.6 wide and 1 high, straight or curved. */
const STROKES: readonly { readonly straight?: Stroke; readonly bent?: Stroke }[] = [
  {
    bent: [
      [0.3, 0],
      [0.52, 0.15],
      [0.58, 0.5],
      [0.52, 0.85],
      [0.3, 1],
      [0.08, 0.85],
      [0.02, 0.5],
      [0.08, 0.15],
      [0.3, 0],
    ],
  },
  {
    straight: [
      [0.12, 0.2],
      [0.34, 0],
      [0.34, 1],
    ],
  },
  {
    bent: [
      [0.04, 0.24],
      [0.12, 0.06],
      [0.3, 0],
      [0.5, 0.08],
      [0.55, 0.28],
      [0.4, 0.56],
      [0.02, 1],
    ],
    straight: [
      [0.02, 1],
      [0.58, 1],
    ],
  },
  {
    bent: [
      [0.05, 0.14],
      [0.28, 0],
      [0.52, 0.1],
      [0.5, 0.36],
      [0.26, 0.46],
      [0.52, 0.56],
      [0.56, 0.82],
      [0.3, 1],
      [0.02, 0.86],
    ],
  },
  {
    straight: [
      [0.44, 1],
      [0.44, 0],
      [0, 0.7],
      [0.6, 0.7],
    ],
  },
  {
    straight: [
      [0.52, 0],
      [0.12, 0],
      [0.07, 0.44],
    ],
    bent: [
      [0.07, 0.44],
      [0.32, 0.36],
      [0.56, 0.54],
      [0.52, 0.86],
      [0.28, 1],
      [0.02, 0.88],
    ],
  },
  {
    bent: [
      [0.48, 0],
      [0.16, 0.34],
      [0.03, 0.68],
      [0.14, 0.94],
      [0.36, 1],
      [0.56, 0.84],
      [0.54, 0.56],
      [0.3, 0.44],
      [0.06, 0.6],
    ],
  },
];

/** A numeral from 0 to 6, centered on a point, as a path: drawings have no fonts and so hold no text. */
export function numeral(value: number, [x, y]: Point, high: number): string {
  const strokes = STROKES[value];
  if (!strokes) throw new Error(`${value} cannot be drawn: expected a numeral from 0 to 6`);
  const placed = (points: readonly Point[]): Point[] =>
    points.map(([right, down]) => [x + (right - 0.3) * high, y + (down - 0.5) * high]);
  const { straight = [], bent = [] } = strokes;
  return (bent.length > 0 ? curve(placed(bent)) : '') + (straight.length > 0 ? line(...placed(straight)) : '');
}
