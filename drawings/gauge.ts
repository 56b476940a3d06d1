import { faceIn, type Place, type View } from './isometric.ts';
import { face, line, parts, type Point } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** A half-circle dial that stands upright along the path. */
export interface Gauge {
  readonly center: Place;
  readonly radius: number;
  readonly thickness: number;
  /** Where the good half begins, and where the needle points: 0 is left, 1 is right. */
  readonly mark: number;
  readonly value: number;
}

/** The rim is visible from this angle to the left end, in degrees from the right. */
const RIM_SEEN_FROM = 50;
const TICKS = 40;

/** A dial: its rim, its face, the good half, the scale, the needle. */
export function gauge(view: View, shape: Gauge): Mark[] {
  const { radius, thickness } = shape;
  const at = (part: number, share: number, back = 0): Place => onDial(shape, part, share, back);
  const arc = (from: number, to: number, share: number, back = 0): Place[] =>
    parts(72).map((part) => at(from + (to - from) * part, share, back));
  const seen = 1 - RIM_SEEN_FROM / 180;
  const spokes = parts(TICKS).map((part, index) =>
    line(view(at(part, 0.86)), view(at(part, index % 10 === 0 ? 0.72 : index % 5 === 0 ? 0.77 : 0.82))),
  );
  return [
    faceIn(view, 'ink on-sunk', ...arc(0, seen, 1), ...arc(seen, 0, 1, thickness)),
    faceIn(view, 'on-paper', ...arc(0, 1, 1)),
    faceIn(view, 'ink on-tint', ...arc(shape.mark, 1, 1), ...arc(1, shape.mark, 0.88)),
    mark('accent', rays(view, shape)),
    mark('quiet', spokes.join('')),
    mark('ink', line(...arc(0, 1, 0.88).map(view))),
    mark('quiet dotted', line(...arc(0, 1, 0.56).map(view))),
    mark('ink', face(...arc(0, 1, 1).map(view)), 5),
    mark('ink', line(view(at(shape.mark, 1.08)), view(at(shape.mark, 0.7))), 5),
    ...needle(view, at, shape.value, radius),
  ];
}

function onDial({ center: [x, y, z], radius }: Gauge, part: number, share: number, back: number): Place {
  const turn = Math.PI * (1 - part);
  return [x + radius * share * Math.cos(turn), y + back, z + radius * share * Math.sin(turn)];
}

function rays(view: View, shape: Gauge): string {
  const at = (part: number, share: number): Point => view(onDial(shape, part, share, 0));
  return Array.from({ length: 23 }, (_, index) => shape.mark + ((1 - shape.mark) * (index + 1)) / 24)
    .map((part) => line(at(part, 0.9), at(part, 0.98)))
    .join('');
}

type Onto = (part: number, share: number) => Place;

function needle(view: View, at: Onto, value: number, radius: number): Mark[] {
  const hub = parts(40).map((part) => at(part, 0.2));
  const side = 9 / radius / Math.PI;
  return [
    faceIn(view, 'ink on-tint', ...hub),
    faceIn(view, 'on-ink', at(value + 0.5, side * 3), at(value, 0.84), at(value - 0.5, side * 3)),
    faceIn(view, 'ink on-paper', ...parts(16).map((part) => at(part, 0.065))),
  ];
}
