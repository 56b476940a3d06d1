import { gate, type Gate } from './gate.ts';
import { hatch } from './hatch.ts';
import { facesOf, faceIn, movedBack, type Box, type View } from './isometric.ts';
import type { Point } from './pen.ts';
import { line } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** One step: where it begins along the path, how far it runs, and its height. */
export interface Step {
  readonly x: number;
  readonly run: number;
  readonly z: number;
  /** How far it rises above the step before. */
  readonly rise: number;
  readonly gate?: Omit<Gate, 'at' | 'width'>;
}

/** Steps that rise from a ground, in units of space. */
export interface Stairs {
  readonly steps: readonly Step[];
  readonly depth: number;
  readonly ground: number;
  /** The spacing of the lines on the side, and the fractions of it that they reach down, in turn. */
  readonly grain: number;
  readonly reach?: readonly number[];
}

const USUAL_REACH = [1, 0.3, 0.55, 0.3];

/** Rising steps, the farthest first: side, riser, tread, gate. The last ends in an edge down to the ground. */
export function stairs(view: View, shape: Stairs): Mark[] {
  return [...shape.steps.toReversed().flatMap((step) => oneStep(view, shape, step)), ...end(view, shape)];
}

/** Steps of equal rise, each with its own run. */
export function rising(runs: readonly number[], rise: number, from = 0): Step[] {
  let x = 0;
  return runs.map((run, index) => {
    const step = { x, run, z: from + (index + 1) * rise, rise };
    x += run;
    return step;
  });
}

/** A level base, as one step. */
export function plinth(view: View, { at: [x, y, z], size: [run, depth, rise] }: Box, grain: number): Mark[] {
  const moved = movedBack(view, y);
  return stairs(moved, { steps: [{ x, run, z: z + rise, rise }], depth, ground: z, grain });
}

/** The face below the first riser, if nothing stands in front of it. */
export function wall(view: View, { depth, ground, steps: [first] }: Stairs): Mark[] {
  if (!first) return [];
  const foot = first.z - first.rise;
  const { left } = facesOf({ at: [first.x, 0, ground], size: [0, depth, foot - ground] });
  const [a, b, c, d] = cornersOf(view, left);
  return [faceIn(view, 'ink on-sunk', ...left), mark('quiet', hatch([b, a, d, c], Math.round(depth / 24)))];
}

function oneStep(view: View, shape: Stairs, step: Step): Mark[] {
  const { depth, ground } = shape;
  const { x, run, z, rise } = step;
  const side = facesOf({ at: [x, 0, ground], size: [run, depth, z - ground] });
  const riser = facesOf({ at: [x, 0, z - rise], size: [run, depth, rise] });
  return [
    faceIn(view, 'on-paper', ...side.front),
    ...sideLines(view, shape, step),
    faceIn(view, 'ink on-tint', ...riser.left),
    mark('accent', hatch(cornersOf(view, riser.left), Math.round(depth / 14))),
    faceIn(view, 'ink on-paper', ...side.top),
    mark('ink', line(view([x, 0, z]), view([x + run, 0, z]))),
    ...(step.gate ? gate(view, { ...step.gate, at: [x + run * 0.45, 0, z], width: depth }) : []),
  ];
}

function end(view: View, { ground, steps }: Stairs): Mark[] {
  const last = steps.at(-1);
  if (!last) return [];
  const x = last.x + last.run;
  return [mark('ink', line(view([x, 0, last.z]), view([x, 0, ground])))];
}

function sideLines(view: View, { ground, grain, reach = USUAL_REACH }: Stairs, { x, run, z }: Step): Mark[] {
  const count = Math.max(1, Math.round(run / grain));
  return Array.from({ length: count }, (_, index) => {
    const at = x + (run * (index + 1)) / count;
    const part = reach[Math.round(at / grain) % reach.length] ?? 1;
    return mark('quiet', line(view([at, 0, z]), view([at, 0, z - (z - ground) * part])));
  });
}

function cornersOf(view: View, corners: readonly (readonly [number, number, number])[]): [Point, Point, Point, Point] {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = corners.map((corner) => view(corner));
  return [a, b, c, d];
}
