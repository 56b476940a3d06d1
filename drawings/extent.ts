import type { Point } from './pen.ts';

/** The bounding box of what is drawn, in units of the sheet. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How many numbers each path command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0 };
const PART = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi;
/** The fractions of a curve at which it is sampled. */
const BETWEEN = [0.25, 0.5, 0.75];

/** Returns the bounding box of paths, without the width of their lines. Arcs count by their ends only. */
export function extentOf(paths: readonly string[]): Extent {
  const points = paths.flatMap(placesOf);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const least = (numbers: readonly number[]): number => numbers.reduce((one, other) => Math.min(one, other), Infinity);
  const most = (numbers: readonly number[]): number => -least(numbers.map((number) => -number));
  return { left: least(xs), top: least(ys), right: most(xs), bottom: most(ys) };
}

/** The points that a path leads through. */
function placesOf(path: string): Point[] {
  const parts: string[] = path.match(PART) ?? [];
  const places: Point[] = [];
  let [at, command]: [Point, string] = [[0, 0], ''];
  while (parts.length > 0) {
    if (/[a-z]/i.test(parts[0] ?? '')) command = parts.shift() ?? '';
    const numbers = parts.splice(0, TAKES[command.toLowerCase()] ?? 0).map(Number);
    const handles = [at, ...stops(command, numbers, at)];
    at = handles.at(-1) ?? at;
    places.push(...(handles.length > 2 ? BETWEEN.map((part) => onCurve(handles, part)) : []), at);
  }
  return places;
}

/** The control points of a command, if it has any, and its end point. */
function stops(command: string, numbers: readonly number[], [x, y]: Point): Point[] {
  const [dx, dy] = command === command.toLowerCase() ? [x, y] : [0, 0];
  const [first = 0] = numbers;
  switch (command.toLowerCase()) {
    case 'h':
      return [[first + dx, y]];
    case 'v':
      return [[x, first + dy]];
    case 'a':
      return [[(numbers[5] ?? 0) + dx, (numbers[6] ?? 0) + dy]];
    default:
      return Array.from({ length: numbers.length / 2 }, (_, index) => [
        (numbers[2 * index] ?? 0) + dx,
        (numbers[2 * index + 1] ?? 0) + dy,
      ]);
  }
}

/** De Casteljau: the point at a fraction of a curve, given its ends and control points. */
function onCurve(handles: readonly Point[], part: number): Point {
  const [first = [0, 0]] = handles;
  if (handles.length === 1) return first;
  const between = handles.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = handles[index] ?? [x, y];
    return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
  });
  return onCurve(between, part);
}
