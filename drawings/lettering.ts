import { curve, line, type Point } from './pen.ts';

type Stroke = readonly Point[];

/** A letter in a box 1 high, with its baseline at 1: its width, and its straight and curved strokes. */
interface Letter {
  readonly wide: number;
  readonly straight?: readonly Stroke[];
  readonly bent?: readonly Stroke[];
}

const GAP = 0.2;
const SPACE = 0.36;
const TURN = 15;

const bowl = ring([0.29, 0.68], [0.29, 0.32], 0, 360);
const arch = (to: number): Stroke => ring([0.26, 0.65], [0.26, 0.29], 180, to);

const LETTERS: Readonly<Record<string, Letter>> = {
  A: { wide: 0.7, straight: [stroke(0, 1, 0.35, 0, 0.7, 1), stroke(0.12, 0.66, 0.58, 0.66)] },
  C: { wide: 0.74, bent: [ring([0.42, 0.5], [0.42, 0.5], 45, 315)] },
  D: {
    wide: 0.66,
    straight: [stroke(0.28, 0, 0, 0, 0, 1, 0.28, 1)],
    bent: [ring([0.28, 0.5], [0.38, 0.5], -90, 90)],
  },
  R: {
    wide: 0.56,
    straight: [stroke(0, 1, 0, 0, 0.28, 0), stroke(0, 0.54, 0.28, 0.54), stroke(0.3, 0.54, 0.56, 1)],
    bent: [ring([0.28, 0.27], [0.26, 0.27], -90, 90)],
  },
  S: {
    wide: 0.56,
    bent: [
      stroke(
        0.53,
        0.17,
        0.45,
        0.05,
        0.28,
        0,
        0.1,
        0.06,
        0.03,
        0.22,
        0.11,
        0.38,
        0.3,
        0.48,
        0.49,
        0.6,
        0.56,
        0.77,
      ).concat(stroke(0.48, 0.93, 0.28, 1, 0.1, 0.95, 0, 0.81)),
    ],
  },
  T: { wide: 0.6, straight: [stroke(0, 0, 0.6, 0), stroke(0.3, 0, 0.3, 1)] },
  W: { wide: 0.98, straight: [stroke(0, 0, 0.24, 1, 0.49, 0.16, 0.74, 1, 0.98, 0)] },
  a: { wide: 0.58, bent: [bowl], straight: [stroke(0.58, 0.36, 0.58, 1)] },
  c: { wide: 0.5, bent: [ring([0.29, 0.68], [0.29, 0.32], 45, 315)] },
  d: { wide: 0.58, bent: [bowl], straight: [stroke(0.58, 0, 0.58, 1)] },
  e: {
    wide: 0.58,
    straight: [stroke(0.01, 0.68, 0.58, 0.68)],
    bent: [ring([0.29, 0.68], [0.29, 0.32], 0, -318)],
  },
  g: {
    wide: 0.58,
    straight: [stroke(0.58, 0.36, 0.58, 1.06)],
    bent: [bowl, stroke(0.58, 1.06, 0.53, 1.24, 0.34, 1.33, 0.1, 1.26)],
  },
  h: { wide: 0.52, straight: [stroke(0, 0, 0, 1), stroke(0.52, 0.65, 0.52, 1)], bent: [arch(360)] },
  i: { wide: 0.06, straight: [stroke(0.03, 0.36, 0.03, 1), stroke(0.03, 0.1, 0.03, 0.12)] },
  k: { wide: 0.46, straight: [stroke(0, 0, 0, 1), stroke(0.43, 0.36, 0, 0.76), stroke(0.16, 0.61, 0.46, 1)] },
  l: { wide: 0.06, straight: [stroke(0.03, 0, 0.03, 1)] },
  m: {
    wide: 0.8,
    straight: [stroke(0, 0.36, 0, 1), stroke(0.4, 0.6, 0.4, 1), stroke(0.8, 0.6, 0.8, 1)],
    bent: [ring([0.2, 0.6], [0.2, 0.24], 180, 360), ring([0.6, 0.6], [0.2, 0.24], 180, 360)],
  },
  n: { wide: 0.52, straight: [stroke(0, 0.36, 0, 1), stroke(0.52, 0.65, 0.52, 1)], bent: [arch(360)] },
  o: { wide: 0.58, bent: [bowl] },
  p: { wide: 0.58, straight: [stroke(0, 0.36, 0, 1.32)], bent: [bowl] },
  r: { wide: 0.38, straight: [stroke(0, 0.36, 0, 1)], bent: [arch(305)] },
  s: {
    wide: 0.44,
    bent: [
      stroke(
        0.41,
        0.47,
        0.34,
        0.39,
        0.21,
        0.36,
        0.08,
        0.4,
        0.03,
        0.51,
        0.1,
        0.61,
        0.23,
        0.67,
        0.37,
        0.74,
        0.43,
        0.84,
      ).concat(stroke(0.36, 0.96, 0.21, 1, 0.07, 0.97, 0, 0.88)),
    ],
  },
  t: {
    wide: 0.36,
    straight: [stroke(0.15, 0.12, 0.15, 0.8), stroke(0, 0.36, 0.35, 0.36)],
    bent: [stroke(0.15, 0.8, 0.18, 0.94, 0.27, 1, 0.36, 0.98)],
  },
  u: {
    wide: 0.52,
    straight: [stroke(0, 0.36, 0, 0.71), stroke(0.52, 0.36, 0.52, 1)],
    bent: [ring([0.26, 0.71], [0.26, 0.29], 180, 0)],
  },
  v: { wide: 0.52, straight: [stroke(0, 0.36, 0.26, 1, 0.52, 0.36)] },
  w: { wide: 0.74, straight: [stroke(0, 0.36, 0.18, 1, 0.37, 0.46, 0.56, 1, 0.74, 0.36)] },
  y: { wide: 0.54, straight: [stroke(0, 0.36, 0.28, 1), stroke(0.54, 0.36, 0.16, 1.32)] },
  '1': { wide: 0.24, straight: [stroke(0, 0.2, 0.22, 0, 0.22, 1)] },
  '2': {
    wide: 0.58,
    straight: [stroke(0.02, 1, 0.58, 1)],
    bent: [stroke(0.04, 0.24, 0.12, 0.06, 0.3, 0, 0.5, 0.08, 0.55, 0.28, 0.4, 0.56, 0.02, 1)],
  },
  '?': {
    wide: 0.5,
    straight: [stroke(0.24, 0.96, 0.24, 0.98)],
    bent: [stroke(0, 0.22, 0.08, 0.05, 0.25, 0, 0.44, 0.07, 0.49, 0.24, 0.4, 0.4, 0.27, 0.52, 0.24, 0.7)],
  },
  ',': { wide: 0.06, straight: [stroke(0.06, 0.94, 0, 1.14)] },
};

/** The width of a line of lettering, as a multiple of its height. */
export function widthOf(text: string): number {
  return [...text].reduce((wide, sign) => wide + (sign === ' ' ? SPACE : letter(sign).wide + GAP), 0) - GAP;
}

/**
 * Draws a line of lettering in single strokes, as a path. `place` maps its points to the sheet: to the right from its
 * start, and down from the top of its capitals, where 1 is the baseline. Throws for a letter without strokes.
 */
export function lettering(text: string, place: (right: number, down: number) => Point): string {
  let left = 0;
  let path = '';
  for (const sign of text) {
    if (sign === ' ') {
      left += SPACE;
      continue;
    }
    const { wide, straight = [], bent = [] } = letter(sign);
    const from = left;
    const placed = (points: Stroke): Point[] => points.map(([right, down]) => place(from + right, down));
    path +=
      bent.map((points) => curve(placed(points))).join('') + straight.map((points) => line(...placed(points))).join('');
    left += wide + GAP;
  }
  return path;
}

/** Horizontal lettering, `high` units high, from a point of the sheet at which its baseline begins. */
export function levelLettering(text: string, [x, y]: Point, high: number): string {
  return lettering(text, (right, down) => [x + right * high, y + (down - 1) * high]);
}

function letter(sign: string): Letter {
  const found = LETTERS[sign];
  if (!found) throw new Error(`“${sign}” cannot be drawn: expected one of ${Object.keys(LETTERS).join('')}`);
  return found;
}

function stroke(...numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}

/** An arc of an ellipse, in degrees clockwise from the right. */
function ring([x, y]: Point, [wide, high]: Point, from: number, to: number): Point[] {
  const count = Math.max(2, Math.round(Math.abs(to - from) / TURN / 2));
  return Array.from({ length: count + 1 }, (_, index) => {
    const turn = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    return [x + wide * Math.cos(turn), y + high * Math.sin(turn)];
  });
}
