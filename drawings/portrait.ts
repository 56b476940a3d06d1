import { line, type Point } from './pen.ts';
import { mark, toSvg, type Mark, type Sheet } from './sheet.ts';

/** A photograph as tones: the darkness of each pixel, from 0 (white) to 1 (black), row by row. */
export interface Photograph {
  readonly width: number;
  readonly height: number;
  readonly tones: Readonly<Float32Array>;
}

/** The width of the sheet, in units. */
const WIDTH = 920;
const MAX_BYTES = 40_000;
/** The distance between lines, in units: the finest, tried first, and what is added until the file is small enough. */
const [FINEST, COARSER] = [12, 1];
/** Lines shorter than this, in gaps, are noise. */
const SHORTEST = 0.75;

/** For each layer: the darkness from which it has lines, their direction along x and y, and their offset in gaps. */
const LAYERS = [
  { from: 0.12, way: [1, 1], offset: 0, width: 1.8 },
  { from: 0.34, way: [1, 1], offset: 0.5, width: 1.8 },
  { from: 0.56, way: [1, -1], offset: 0, width: 2 },
  { from: 0.76, way: [1, -1], offset: 0.5, width: 2 },
] as const;

/** Added to the threshold of neighboring lines, so that no edge shows where a layer begins. */
const SOFTENED = [0, 0.12, 0.05, 0.17];

/** A portrait in hatching, as the text of an SVG file of at most 40 kB: more lines cross in darker places. */
export function portrait(photograph: Photograph): string {
  for (let gap = FINEST; ; gap += COARSER) {
    const text = toSvg(hatched(photograph, gap));
    if (Buffer.byteLength(text) <= MAX_BYTES) return text;
  }
}

function hatched(photograph: Photograph, gap: number): Sheet {
  const height = Math.round((WIDTH * photograph.height) / photograph.width);
  const marks = LAYERS.map((layer): Mark => mark('print', linesOf(photograph, height, gap, layer), layer.width));
  return { width: WIDTH, height, ground: false, marks: [mark('on-plate', `M0 0h${WIDTH}v${height}H0z`), ...marks] };
}

/** Every stretch of a layer's lines on which the photograph is dark enough. */
function linesOf(photograph: Photograph, height: number, gap: number, layer: (typeof LAYERS)[number]): string {
  const { from, way, offset } = layer;
  const across = gap * Math.SQRT2;
  let lines = '';
  const count = Math.ceil((WIDTH + 2 * height) / across);
  for (let index = 0; index < count; index++) {
    const start = -height + across * (index + offset);
    const darkness = from + (SOFTENED[index % SOFTENED.length] ?? 0);
    const at = (step: number): Point => [start + step * way[0], way[1] > 0 ? step : height - step];
    let begun: number | undefined;
    for (let step = 0; step <= height; step += gap / 2) {
      const isDark = step + gap / 2 <= height && toneAt(photograph, height, at(step)) >= darkness;
      if (isDark) begun ??= step;
      else if (begun !== undefined) {
        if (step - begun >= gap * SHORTEST) lines += line(rounded(at(begun)), rounded(at(step)));
        begun = undefined;
      }
    }
  }
  return lines;
}

/** The darkness of the photograph at a point of the sheet; 0 (white) outside of it. */
function toneAt({ width, height, tones }: Photograph, high: number, [x, y]: Point): number {
  const [column, row] = [Math.floor((x / WIDTH) * width), Math.floor((y / high) * height)];
  return column < 0 || column >= width ? 0 : (tones[row * width + column] ?? 0);
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}
