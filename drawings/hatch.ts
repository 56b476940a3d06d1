import { along, line, type Point } from './pen.ts';

type Corners = readonly [Point, Point, Point, Point];

/** Lines across a face, from its first edge (corners 1 to 2) to its third (corners 4 to 3), none on an edge. */
export function hatch([a, b, c, d]: Corners, count: number, reach: (index: number) => number = () => 1): string {
  return Array.from({ length: count - 1 }, (_, index) => {
    const part = (index + 1) / count;
    const [from, to] = [along(a, b, part), along(d, c, part)];
    return line(from, along(from, to, reach(index)));
  }).join('');
}

/** Parallel lines inside an outline, `gap` apart, at an angle in degrees. */
export function fill(outline: readonly Point[], gap: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = outline.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const heights = turned.map(([, y]) => y);
  const last = Math.max(...heights);
  let lines = '';
  for (let y = Math.ceil(Math.min(...heights) / gap + 0.01) * gap; y < last; y += gap) {
    const ends = crossings(turned, y).map((x): Point => [x * cos - y * sin, x * sin + y * cos]);
    for (let index = 0; index + 1 < ends.length; index += 2) {
      lines += line(...ends.slice(index, index + 2));
    }
  }
  return lines;
}

function crossings(outline: readonly Point[], height: number): number[] {
  return outline
    .flatMap(([x1, y1], index) => {
      const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
      return y1 <= height === y2 <= height ? [] : [x1 + ((x2 - x1) * (height - y1)) / (y2 - y1)];
    })
    .toSorted((first, second) => first - second);
}
