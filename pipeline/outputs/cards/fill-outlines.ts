/** A rectangle of the card in whole pixels, with the coverage of each: 0 to 1, row by row. */
export interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly coverage: Float32Array;
}

/** A path command as in SVG, with absolute coordinates. */
export interface PathCommand {
  readonly type: string;
  readonly values: readonly number[];
}

/** A path and its position: coordinates are scaled, with `y` up, from the point `x`, `y` in pixels. */
export interface PlacedPath {
  readonly commands: readonly PathCommand[];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Most distance between a curve and the lines that replace it, in pixels. */
const FLAT = 0.08;

/**
 * Fills paths without a library, since drawing a title as SVG takes longer than the rest of its card. Each line adds to
 * the pixels of its rows the change of the area to its right, so that the sum from the left is the coverage (the method
 * of font-rs).
 */
export function fillOutlines(paths: readonly PlacedPath[]): Mask {
  const box = boxAround(paths);
  const { left, top, width, height } = box;
  const areas = new Float32Array(width * height + 2);
  for (const { commands, x, y, scale } of paths)
    trace(
      commands,
      (x0, y0, x1, y1) =>
        addLine(areas, box, x - left + x0 * scale, y - top - y0 * scale, x - left + x1 * scale, y - top - y1 * scale),
      FLAT / scale,
    );
  return { ...box, coverage: sumRows(areas, width, height) };
}

/**
 * Bounding box of all points in whole pixels; curves stay inside their points. Two columns more at the right leave room
 * for carried area.
 */
function boxAround(paths: readonly PlacedPath[]): Omit<Mask, 'coverage'> {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { commands, x, y, scale } of paths) {
    for (const { values } of commands) {
      for (const [at, value] of values.entries()) {
        const place = at % 2 === 0 ? x + value * scale : y - value * scale;
        if (at % 2 === 0) [left, right] = [Math.min(left, place), Math.max(right, place)];
        else [top, bottom] = [Math.min(top, place), Math.max(bottom, place)];
      }
    }
  }
  if (left > right) return { left: 0, top: 0, width: 0, height: 0 };
  [left, top] = [Math.floor(left), Math.floor(top)];
  return { left, top, width: Math.ceil(right) - left + 2, height: Math.ceil(bottom) - top };
}

/** Calls `line` for each line of a path; replaces a curve with lines at most `flat` away from it. */
function trace(
  commands: readonly PathCommand[],
  line: (x0: number, y0: number, x1: number, y1: number) => void,
  flat: number,
): void {
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number): void => {
    line(x, y, toX, toY);
    [x, y] = [toX, toY];
  };
  for (const { type, values } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    if (type === 'M') [startX, startY, x, y] = [a, b, a, b];
    else if (type === 'L') lineTo(a, b);
    else if (type === 'Q') curve([x, y, (x + 2 * a) / 3, (y + 2 * b) / 3, (c + 2 * a) / 3, (d + 2 * b) / 3, c, d]);
    else if (type === 'C') curve([x, y, a, b, c, d, e, f]);
    else lineTo(startX, startY);
  }

  function curve([x0, y0, x1, y1, x2, y2, x3, y3]: Curve): void {
    const bend = Math.max(
      Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
      Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
    );
    const pieces = Math.ceil(Math.sqrt((0.75 * bend) / flat)) || 1;
    for (let piece = 1; piece <= pieces; piece++) {
      const t = piece / pieces;
      const [k0, k1, k2, k3] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      lineTo(k0 * x0 + k1 * x1 + k2 * x2 + k3 * x3, k0 * y0 + k1 * y1 + k2 * y2 + k3 * y3);
    }
  }
}

/** A cubic curve, as the coordinates of its four points. */
type Curve = readonly [number, number, number, number, number, number, number, number];

function addLine(
  areas: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 === y1) return;
  const sign = y0 < y1 ? 1 : -1;
  const [upperX, upperY, lowerY] = y0 < y1 ? [x0, y0, y1] : [x1, y1, y0];
  const slope = (x1 - x0) / (y1 - y0);
  const last = Math.min(height, Math.ceil(lowerY));
  for (let row = Math.max(0, Math.floor(upperY)); row < last; row++) {
    const [from, to] = [Math.max(row, upperY), Math.min(row + 1, lowerY)];
    const [a, b] = [upperX + (from - upperY) * slope, upperX + (to - upperY) * slope];
    addToRow(areas, row * width, clamp(Math.min(a, b), width), clamp(Math.max(a, b), width), sign * (to - from));
  }
}

/** Clamps to a row, with one pixel left to carry into. */
function clamp(x: number, width: number): number {
  return Math.min(Math.max(x, 0), width - 2);
}

/**
 * Adds a line between `from` and `to` in one row, `height` high: to each pixel that it crosses, and to the next one.
 */
function addToRow(areas: Float32Array, row: number, from: number, to: number, height: number): void {
  const first = Math.floor(from);
  const wide = to - from;
  let before = 0;
  for (let pixel = first; pixel < to || pixel === first; pixel++) {
    const [enter, leave] = [Math.max(from, pixel), Math.min(to, pixel + 1)];
    const share = wide === 0 ? height : (height * (leave - enter)) / wide;
    // This pixel is covered from the middle of the line on; the next one is covered fully.
    const inside = share * (1 - ((enter + leave) / 2 - pixel));
    areas[row + pixel] = (areas[row + pixel] ?? 0) + inside + before;
    before = share - inside;
  }
  const next = row + Math.max(first + 1, Math.ceil(to));
  areas[next] = (areas[next] ?? 0) + before;
}

/** Overlapping outlines, as in variable fonts, cover a pixel once. */
function sumRows(areas: Float32Array, width: number, height: number): Float32Array {
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let at = row * width; at < (row + 1) * width; at++) {
      sum += areas[at] ?? 0;
      areas[at] = Math.min(1, Math.abs(sum));
    }
  }
  return areas;
}
