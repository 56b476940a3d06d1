import { helix, smooth, unwinding, type Coil } from './helix.ts';
import { viewFrom } from './isometric.ts';
import { line } from './pen.ts';
import { ticks } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { rising, stairs, type Stairs } from './stairs.ts';

const DEPTH = 190;
const RISE = 54;
const GROUND = -70;
const LENGTH = 690;
const view = viewFrom([800, 502], 0.55);

const coil: Coil = {
  axis: (part) => [-520 + 520 * part, DEPTH / 2, 0],
  radius: (part) => 78 + 17 * part ** 2,
  seen: (part) => 0.12 + 0.88 * smooth((part - 0.4) / 0.42),
  angle: unwinding(1.5, 0.42),
  strand: 12,
  outline: 2.4,
  rungs: 24,
  planksFrom: 0.81,
};

const runs = [90, 140];
const steps: Stairs = {
  depth: DEPTH,
  ground: GROUND,
  grain: 23,
  steps: rising([...runs, ...runs, ...runs], RISE).map((step, index) => {
    if (index % 2 === 0) return step;
    const gate = { height: 180, post: 20 };
    return {
      ...step,
      gate: index === 5 ? { ...gate, looks: { front: 'ink on-accent', side: 'ink on-tint' } } : gate,
    };
  }),
};

/** The background of a social card, with the left free for a title and the lower left for the logo. */
export function cardGround(): Sheet {
  return { width: 1200, height: 630, marks: [...stairs(view, steps), ...ground(), ...helix(view, coil)] };
}

function ground(): Mark[] {
  const [from, to] = [view([-200, 0, GROUND]), view([LENGTH + 14, 0, GROUND])];
  return [mark('ink', line(from, to)), mark('quiet', ticks(from, to, 32, [8, 5], 4))];
}
