import { viewFrom, type Place } from './isometric.ts';
import { line } from './pen.ts';
import { ruler } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { rising, stairs, wall, type Stairs } from './stairs.ts';

const DEPTH = 300;
const RISE = 62;
const [RUN, LANDING, BEYOND] = [112, 250, 150];
const GROUND = -70;
const view = viewFrom([300, 985], 0.95);

const steps = rising([RUN, RUN, LANDING, BEYOND], RISE).map((step, index) =>
  index === 2 ? { ...step, gate: { height: 560, post: 32, leaf: { look: 'accent', open: true } as const } } : step,
);
const shape: Stairs = { steps, depth: DEPTH, ground: GROUND, grain: 22 };

/** Two steps up to a gate that stands open, and one more beyond it: where a result is carried through to a decision. */
export function openGate(): Sheet {
  const marks = [...scale(), ...stairs(view, shape), ...wall(view, shape), ...ground()];
  return { width: 920, height: 1090, marks };
}

function scale(): Mark[] {
  const at = (z: number): Place => [-150, DEPTH, z];
  const levels = [steps[2], steps[3]].flatMap((step) =>
    step ? [line(view(at(step.z)), view([step.x, DEPTH, step.z]))] : [],
  );
  return [mark('quiet dashed', levels.join('')), mark('quiet', ruler(view(at(0)), view(at(RISE * 9)), 32, [-26, 7]))];
}

function ground(): Mark[] {
  const end = steps.reduce((length, { run }) => length + run, 0);
  return [mark('ink', line(view([-110, 0, GROUND]), view([end + 20, 0, GROUND])), 4)];
}
