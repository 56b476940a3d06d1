import type { Place, View } from './isometric.ts';
import { along, curve, face, line, parts, type Point } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** Two strands around an axis; `part` runs from 0 to 1 along it. Angles in radians, 0 is level. */
export interface Coil {
  readonly axis: (part: number) => Place;
  readonly radius: (part: number) => number;
  readonly angle: (part: number) => number;
  /** Width of a strand including its outline, and width of that outline. */
  readonly strand: number;
  readonly outline?: number;
  readonly rungs: number;
  /** The axis rises; the strands swing along x. */
  readonly upright?: boolean;
  /** How much of the depth is visible: 0 is a side view, 1 the full depth of the view. */
  readonly seen: (part: number) => number;
  /** The part from which rungs are drawn as planks. */
  readonly planksFrom?: number;
}

const SAMPLES_A_RADIAN = 2.2;
const OVERLAP = 0.008;
/** The least sine of the angle between a rung and its strand; below it, a rung only blurs the strand. */
const LEAST_SINE = 0.22;
/** Length of the part before the planks that has no rungs, as the ladder is seen edge-on there. */
const EDGE_ON = 0.13;

/** An angle that turns evenly, slows down after `steadyUntil` and is level from `levelFrom` on. */
export function unwinding(turns: number, steadyUntil: number, levelFrom = 0.88): (part: number) => number {
  const slowing = 1 - steadyUntil;
  const whole = steadyUntil + slowing / 2;
  const left = (part: number): number => {
    const rest = 1 - part;
    return rest < slowing ? rest ** 2 / (2 * slowing) : whole - part;
  };
  return (part) => (-2 * Math.PI * turns * left(Math.min(1, part / levelFrom))) / whole;
}

/** Smoothstep: eases from 0 to 1 without a corner at either end. */
export function smooth(part: number): number {
  const inside = Math.min(1, Math.max(0, part));
  return inside * inside * (3 - 2 * inside);
}

/** A double helix, drawn half turn by half turn: far strand, rungs, near strand. */
export function helix(view: View, coil: Coil): Mark[] {
  const bounds = [0, ...swaps(view, coil), 1];
  return bounds.slice(1).flatMap((to, index) => {
    const from = bounds[index] ?? 0;
    const near = nearer(view, coil, (from + to) / 2);
    return [
      ...tube(view, coil, 1 - near, from, to),
      ...rungs(view, coil, from, to),
      ...tube(view, coil, near, from, to),
    ];
  });
}

/** Where a strand is, in space as it is shown. */
function strandAt({ axis, radius, angle, seen, upright }: Coil, strand: number, part: number): Place {
  const [x, y, z] = axis(part);
  const turn = angle(part) + strand * Math.PI;
  const [back, swing] = [seen(part) * radius(part) * Math.cos(turn), radius(part) * Math.sin(turn)];
  return upright === true ? [x + swing, y + back, z] : [x, y + back, z + swing];
}

function swaps(view: View, coil: Coil): number[] {
  const fine = parts(600);
  return fine.filter(
    (part, index) => index > 0 && nearer(view, coil, part) !== nearer(view, coil, fine[index - 1] ?? 0),
  );
}

function nearer(view: View, coil: Coil, part: number): number {
  const whole = { ...coil, seen: () => 1 };
  return view.nearness(strandAt(whole, 0, part)) > view.nearness(strandAt(whole, 1, part)) ? 0 : 1;
}

function tube(view: View, coil: Coil, strand: number, from: number, to: number): Mark[] {
  const [start, end] = [Math.max(0, from - OVERLAP), Math.min(1, to + OVERLAP)];
  const turn = Math.abs(coil.angle(end) - coil.angle(start));
  const samples = Math.max(3, Math.ceil(turn * SAMPLES_A_RADIAN));
  const at = (index: number): Point => view(strandAt(coil, strand, start + ((end - start) * index) / samples));
  const points = Array.from({ length: samples + 1 }, (_, index) => at(index));
  const path = curve(points, [at(-1), at(samples + 1)]);
  const outline = coil.outline ?? 3;
  return [
    mark('ink blunt', path, coil.strand),
    mark(strand === 0 ? 'paper blunt' : 'tint blunt', path, coil.strand - 2 * outline),
    ...(start === 0 ? [closing(points, coil.strand - outline)] : []),
    ...(end === 1 ? [closing(points.toReversed(), coil.strand - outline)] : []),
  ];
}

/** Closes a strand at its first point. */
function closing([first = [0, 0], second = [1, 0]]: readonly Point[], width: number): Mark {
  const [dx, dy] = [second[0] - first[0], second[1] - first[1]];
  const half = width / 2 / Math.hypot(dx, dy);
  return mark('ink', line([first[0] - dy * half, first[1] + dx * half], [first[0] + dy * half, first[1] - dx * half]));
}

function rungs(view: View, coil: Coil, from: number, to: number): Mark[] {
  return Array.from({ length: coil.rungs }, (_, index) => (index + 0.5) / coil.rungs)
    .filter((part) => part >= from && part < to)
    .flatMap((part) => rungOrPlank(view, coil, part));
}

function rungOrPlank(view: View, coil: Coil, part: number): Mark[] {
  const from = coil.planksFrom ?? 2;
  if (part >= from) return plank(view, coil, part);
  return part < from - EDGE_ON ? rung(view, coil, part) : [];
}

function rung(view: View, coil: Coil, part: number): Mark[] {
  const ends = [0, 1].map((strand) => view(strandAt(coil, strand, part)));
  const [one = [0, 0], two = [0, 0]] = ends;
  if (distance(one, two) === 0) return [];
  const sines = [
    sine(one, two, view(strandAt(coil, 0, part + 0.01))),
    sine(two, one, view(strandAt(coil, 1, part + 0.01))),
  ];
  const [first = 0, second = 0] = sines.map((value) => coil.strand / 2 / value / distance(one, two));
  if (Math.min(...sines) < LEAST_SINE || first + second > 0.7) return [];
  const at = [first, 0.5, 1 - second].map((share) => along(one, two, share));
  return [mark('quiet', line(...at.slice(0, 2))), mark('accent', line(...at.slice(1)))];
}

function distance(one: Point, two: Point): number {
  return Math.hypot(two[0] - one[0], two[1] - one[1]);
}

/** The sine of the angle at the first point between the other two. */
function sine(at: Point, one: Point, two: Point): number {
  const cross = (one[0] - at[0]) * (two[1] - at[1]) - (one[1] - at[1]) * (two[0] - at[0]);
  return Math.abs(cross) / distance(at, one) / distance(at, two);
}

function plank(view: View, coil: Coil, part: number): Mark[] {
  const half = 0.3 / coil.rungs;
  const corners = [
    [0, -half],
    [1, -half],
    [1, half],
    [0, half],
  ] as const;
  return [mark('ink on-paper', face(...corners.map(([strand, by]) => view(strandAt(coil, strand, part + by)))), 2)];
}
