/** A point on the sheet, in its units, from the top left corner. */
export type Point = readonly [x: number, y: number];

/** A line through points. */
export function line(...points: readonly Point[]): string {
  return start(points) + steps(points);
}

/** A face with straight edges. */
export function face(...points: readonly Point[]): string {
  return `${line(...points)}z`;
}

/**
 * A smooth line through points (Catmull-Rom, as cubic curves); `beyond` are the points before its first and after its
 * last.
 */
export function curve(points: readonly Point[], beyond?: readonly [Point, Point]): string {
  const [before, after] = beyond ?? [points[0], points.at(-1)];
  return bend(points, (index) => (index < 0 ? before : points[index]) ?? after ?? [0, 0]);
}

/** A smooth, closed line through points. */
export function loop(points: readonly Point[]): string {
  const count = points.length;
  const first = points.slice(0, 1);
  return `${bend([...points, ...first], (index) => points[(index + count) % count] ?? [0, 0])}z`;
}

/** A circle, as a path. */
export function circle([x, y]: Point, radius: number): string {
  const r = written(radius);
  const across = written(2 * radius);
  return `M${joined([x - radius, y])}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1-${across} 0z`;
}

/** An arc of a circle, in degrees clockwise from the right; it begins a path. */
export function arc([x, y]: Point, radius: number, from: number, to: number): string {
  const at = (angle: number): Point => around([x, y], radius, angle);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const r = written(radius);
  return `M${joined(at(from))}A${r} ${r} 0 ${large} ${to > from ? 1 : 0} ${joined(at(to))}`;
}

/** The point of a circle at an angle, in degrees clockwise from the right. */
export function around([x, y]: Point, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
}

/** The point at a fraction of the way between two points. */
export function along([x1, y1]: Point, [x2, y2]: Point, part: number): Point {
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
}

/** Evenly spaced numbers from 0 to 1, both included. */
export function parts(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => index / count);
}

function bend(points: readonly Point[], at: (index: number) => Point): string {
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return joined([one, two, to].flatMap((point) => delta(from, point)));
  });
  return `${start(points)}c${glued(curves)}`;
}

function start(points: readonly Point[]): string {
  const [first = [0, 0]] = points;
  return `M${joined(first)}`;
}

function steps(points: readonly Point[]): string {
  const moves = points.slice(1).map((to, index) => delta(points[index] ?? to, to));
  return moves.map(([dx = 0, dy = 0]) => step(dx, dy)).join('');
}

function step(dx: number, dy: number): string {
  if (dx === 0) return `v${written(dy)}`;
  return dy === 0 ? `h${written(dx)}` : `l${joined([dx, dy])}`;
}

/** The vector between two points as they are written, so that rounding errors do not add up. */
function delta(from: Point, to: Point): number[] {
  return [rounded(rounded(to[0]) - rounded(from[0])), rounded(rounded(to[1]) - rounded(from[1]))];
}

function joined(numbers: readonly number[]): string {
  return glued(numbers.map(written));
}

/** Joins numbers, with a space only where no sign separates them. */
function glued(texts: readonly string[]): string {
  return texts.reduce((all, text) => all + (all === '' || text.startsWith('-') ? '' : ' ') + text, '');
}

function written(value: number): string {
  return String(rounded(value)).replace(/^(-?)0\./, '$1.');
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
