import { helix, smooth, unwinding, type Coil } from './helix.ts';
import { viewFrom, type Place } from './isometric.ts';
import { line } from './pen.ts';
import { ruler, ticks } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { rising, stairs, wall, type Stairs } from './stairs.ts';

const DEPTH = 210;
const RISE = 94;
const RUN = 240;
const GROUND = -92;
/** The gate that is next; those before it have been answered. */
const TO_COME = 2;
const view = viewFrom([792, 738], 1, { along: [0.975, -0.16], back: [-0.5, -0.29] });

const coil: Coil = {
  axis: (part) => [-690 + 690 * part, DEPTH / 2, 0],
  radius: (part) => 88 + 17 * part ** 2,
  seen: (part) => 0.12 + 0.88 * smooth((part - 0.4) / 0.42),
  angle: unwinding(1.75, 0.45),
  strand: 22,
  outline: 3.5,
  rungs: 30,
  planksFrom: 0.81,
};

const steps: Stairs = {
  depth: DEPTH,
  ground: GROUND,
  grain: 20,
  reach: [1],
  steps: rising([RUN, RUN, RUN], RISE).map((step, index) => {
    const leaf = { look: index === TO_COME ? 'accent' : 'quiet', open: true } as const;
    return { ...step, gate: { height: 196, post: 20, leaf } };
  }),
};

/** A helix opens into three steps with a gate each: two have been opened, the third is the next. */
export function investorReadyMindset(): Sheet {
  const marks = [...scale(), ...stairs(view, steps), ...wall(view, steps), ...ground(), ...helix(view, coil)];
  return { width: 1600, height: 1000, marks };
}

function scale(): Mark[] {
  const at = (z: number): Place => [-250, DEPTH, z];
  const levels = [1, 2, 3].map((step) => line(view(at(step * RISE)), view([RUN * (step - 1), DEPTH, step * RISE])));
  return [
    mark('quiet dashed', levels.join('')),
    mark('quiet', ruler(view(at(RISE)), view(at(RISE * 3.5)), 20, [-28, 6], 8)),
  ];
}

function ground(): Mark[] {
  const [from, to] = [view([-330, 0, GROUND]), view([RUN * 3 + 40, 0, GROUND])];
  return [mark('ink', line(from, to)), mark('quiet', ticks(from, to, 36, [14, 9], 6))];
}
