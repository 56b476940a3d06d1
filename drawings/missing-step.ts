import { viewFrom, type Place } from './isometric.ts';
import { line, type Point } from './pen.ts';
import { groundLine, ruler } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { rising, stairs, wall, type Stairs, type Step } from './stairs.ts';

const DEPTH = 220;
const RISE = 46;
const RUN = 92;
const LANDING = 170;
const GROUND = -80;
const view = viewFrom([300, 864], 0.93);

const all = rising([RUN, RUN, RUN, RUN, RUN, RUN, RUN, RUN, LANDING], RISE);
/** The missing steps: the first index, and the one behind the last. */
const GAP = [3, 6] as const;
const before = all.slice(0, GAP[0]);
const missing = all.slice(...GAP);
const after = all.slice(GAP[1]).map((step, index, { length }) => {
  const gate = { height: 215, post: 20, looks: { front: 'ink on-accent', side: 'ink on-tint' } } as const;
  return index === length - 1 ? { ...step, gate } : step;
});
const shape: Omit<Stairs, 'steps'> = { depth: DEPTH, ground: GROUND, grain: 18 };

/** Steps that lead to a gate, three of them missing. */
export function missingStep(): Sheet {
  const marks = [
    ...scale(),
    ...flight(after),
    mark('quiet dashed', missing.map(outline).join('')),
    ...flight(before),
    ...ground(),
  ];
  return { width: 1240, height: 1000, marks };
}

function flight(steps: readonly Step[]): Mark[] {
  const stretch = { ...shape, steps };
  return [...stairs(view, stretch), ...wall(view, stretch)];
}

/** Risers and treads, each edge drawn once: overlapping dashes would not look dashed. */
function outline({ x, run, z, rise }: Step): string {
  const at = (right: number, back: number, up: number): Point => view([x + right, back, z + up]);
  const zigzag = (back: number): string => line(at(0, back, -rise), at(0, back, 0), at(run, back, 0));
  return zigzag(0) + zigzag(DEPTH) + line(at(0, 0, 0), at(0, DEPTH, 0));
}

function scale(): Mark[] {
  const at = (z: number): Place => [-130, DEPTH, z];
  const levels = [GAP[0], GAP[1] + 1].map((step) => {
    const z = step * RISE;
    return line(view(at(z)), view([all[step - 1]?.x ?? 0, DEPTH, z]));
  });
  return [
    mark('quiet dashed', levels.join('')),
    mark('quiet', ruler(view(at(RISE * GAP[0])), view(at(RISE * 9.5)), 26, [-24, 6])),
  ];
}

function ground(): Mark[] {
  const end = all.reduce((length, { run }) => length + run, 0);
  return groundLine(view([-90, 0, GROUND]), view([end + 40, 0, GROUND]));
}
