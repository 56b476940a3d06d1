import type { Look } from './look.ts';
import { face, type Point } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** A point in space: along the path, back from the viewer, up. */
export type Place = readonly [x: number, y: number, z: number];

/** Projects space onto the sheet. Parallel lines stay parallel. */
export interface View {
  (place: Place): Point;
  /** How near a point is to the viewer; larger is nearer. */
  readonly nearness: (place: Place) => number;
}

/** The vector on the sheet of one unit along each axis; up stays up. */
export interface Axes {
  readonly along: Point;
  readonly back: Point;
}

const USUAL: Axes = { along: [0.965, -0.262], back: [-0.46, -0.277] };

/** A view whose origin is at a point of the sheet. */
export function viewFrom([left, top]: Point, scale = 1, { along, back }: Axes = USUAL): View {
  const project = ([x, y, z]: Place): Point => [
    left + scale * (x * along[0] + y * back[0]),
    top + scale * (x * along[1] + y * back[1] - z),
  ];
  const towards: Place = [back[0] / along[0], -1, (along[1] * back[0]) / along[0] - back[1]];
  const nearness = ([x, y, z]: Place): number => x * towards[0] + y * towards[1] + z * towards[2];
  return Object.assign(project, { nearness });
}

/** The same view, with everything drawn in it moved back by some units. */
export function movedBack(view: View, by: number): View {
  return Object.assign(([x, y, z]: Place) => view([x, y + by, z]), { nearness: view.nearness });
}

/** A face with corners in space. */
export function faceIn(view: View, look: Look, ...corners: readonly Place[]): Mark {
  return mark(look, face(...corners.map(view)));
}

/** A box: its corner nearest to the origin, and its size. */
export interface Box {
  readonly at: Place;
  readonly size: Place;
}

/** The corners of the three visible faces of a box: left, front, top. */
export function facesOf({ at: [x, y, z], size: [dx, dy, dz] }: Box): Record<'left' | 'front' | 'top', Place[]> {
  const [right, rear, high] = [x + dx, y + dy, z + dz];
  return {
    left: [
      [x, y, z],
      [x, rear, z],
      [x, rear, high],
      [x, y, high],
    ],
    front: [
      [x, y, z],
      [right, y, z],
      [right, y, high],
      [x, y, high],
    ],
    top: [
      [x, y, high],
      [right, y, high],
      [right, rear, high],
      [x, rear, high],
    ],
  };
}

/** A box as three faces. */
export function box(view: View, shape: Box, looks: Partial<Record<'left' | 'front' | 'top', Look>> = {}): Mark[] {
  const { left, front, top } = facesOf(shape);
  return [
    faceIn(view, looks.front ?? 'ink on-paper', ...front),
    faceIn(view, looks.left ?? 'ink on-tint', ...left),
    faceIn(view, looks.top ?? 'ink on-paper', ...top),
  ];
}
