import { helix, smooth, unwinding, type Coil } from './helix.ts';
import { viewFrom, type Place } from './isometric.ts';
import { levelLettering, lettering, widthOf } from './lettering.ts';
import { drawn, motion } from './motion.ts';
import { line, type Point } from './pen.ts';
import { groundLine, ruler } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { rising, stairs, type Stairs } from './stairs.ts';

const DEPTH = 200;
const RISE = 28;
const LENGTH = 765;
const GROUND = -105;
const view = viewFrom([620, 848]);

const coil: Coil = {
  axis: (part) => [-578 + 578 * part, DEPTH / 2, 0],
  radius: (part) => 92 + 8 * part ** 3,
  seen: (part) => 0.12 + 0.88 * smooth((part - 0.4) / 0.42),
  angle: unwinding(1.75, 0.45),
  strand: 15,
  rungs: 36,
  planksFrom: 0.81,
};

/** What each gate asks for, which is its name, and where on the sheet that name ends. */
const GATES = [
  ['Story', [692, 492]],
  ['Readiness', [938, 298]],
  ['Access', [1184, 106]],
] as const;
const CAPITALS = 36;
const LETTER_LINE = 3.8;

const runs = [48, 48, 48, 111];
const steps: Stairs = {
  depth: DEPTH,
  ground: GROUND,
  grain: 16,
  steps: rising([...runs, ...runs, ...runs], RISE).map((step, index) => {
    if (index % 4 !== 3) return step;
    const gate = { height: 152 + 4 * index, post: 17 };
    return {
      ...step,
      gate: index === 11 ? { ...gate, looks: { front: 'ink on-accent', side: 'ink on-tint' } } : gate,
    };
  }),
};

/** The hero: a helix unwinds into a rising, stepped path with three named gates, between two named axes. */
export function ladder(): Sheet {
  const marks = [
    ...drawn(scale(), 5, 8),
    ...drawn(stairs(view, steps), 15, 4),
    ...drawn(groundLine(view([-420, 0, GROUND]), view([LENGTH + 26, 0, GROUND])), 0, 0),
    ...drawn(helix(view, coil), 0, 5),
    ...drawn(names(), 9, 15),
    ...drawn(axes(), 5, 8),
  ];
  return { width: 1400, height: 1100, marks, styles: motion };
}

function scale(): Mark[] {
  const at = (z: number): Place => [-110, DEPTH, z];
  const levels = [4, 8, 12].map((step) =>
    line(view(at(step * RISE)), view([(LENGTH / 12) * step, DEPTH, step * RISE])),
  );
  return [
    mark('quiet dashed', levels.join('')),
    mark('quiet', ruler(view(at(RISE * 4)), view(at(RISE * 13)), 18, [-22, 6], 8)),
  ];
}

function names(): Mark[] {
  return GATES.map(([name, [end, y]]) => {
    const x = end - widthOf(name) * CAPITALS;
    return mark('ink', levelLettering(name, [x, y], CAPITALS), LETTER_LINE);
  });
}

/** The axes: value rises along the ruler; risk is retired along the ground, where its name lies. */
function axes(): Mark[] {
  const [x, y] = view([-110, DEPTH, RISE * 13]);
  const ground = (right: number, down: number): Point => {
    const [left, top] = view([430 + right * CAPITALS, 0, GROUND]);
    return [left, top + 34 + down * CAPITALS];
  };
  return [
    mark('quiet', levelLettering('value', [x - 26, y - 20], CAPITALS), LETTER_LINE),
    mark('quiet', lettering('risk retired', ground), LETTER_LINE),
  ];
}
