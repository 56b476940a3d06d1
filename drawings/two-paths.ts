import { gate } from './gate.ts';
import { box, movedBack, viewFrom } from './isometric.ts';
import { rings } from './rings.ts';
import { groundLine } from './ruler.ts';
import { type Mark, type Sheet } from './sheet.ts';
import { plinth, rising, stairs } from './stairs.ts';
import { strip } from './strip.ts';

const GROUND = -64;
const GRAIN = 18;
/** The board on which the result lies, and the two ways that begin at its far end: one behind, one in front. */
const [BOARD, DEEP] = [290, 470];
const WAY = 190;
const RISE = 54;
const [RUN, LANDING] = [88, 190];
const LEVEL = 560;
const PRODUCT = 84;
const view = viewFrom([300, 800], 1);

/** A result, and two ways on from it: stairs to an open gate, and a level way on which a product is carried through one. */
export function twoPaths(): Sheet {
  const board = plinth(view, { at: [0, 0, GROUND], size: [BOARD, DEEP, -GROUND] }, GRAIN);
  const result = rings(view, [BOARD / 2, DEEP / 2, 0], 82);
  return { width: 1400, height: 1000, marks: [...climb(), ...level(), ...board, ...result, ...ground()] };
}

function climb(): Mark[] {
  const steps = rising([RUN, RUN, RUN, LANDING], RISE).map((step, index) => ({
    ...step,
    x: step.x + BOARD,
    ...(index === 3 && { gate: { height: 260, post: 18, leaf: { look: 'accent', open: true } as const } }),
  }));
  return stairs(movedBack(view, DEEP - WAY), { steps, depth: WAY, ground: GROUND, grain: GRAIN });
}

function level(): Mark[] {
  const way = plinth(view, { at: [BOARD, 0, GROUND], size: [LEVEL, WAY, -GROUND] }, GRAIN);
  const x = BOARD + LEVEL * 0.72;
  const frame = gate(view, { at: [x, 0, 0], width: WAY, height: 210, post: 18 });
  const product = { at: [x - 170, (WAY - PRODUCT) / 2, 0], size: [PRODUCT, PRODUCT, PRODUCT] } as const;
  return [
    ...way,
    ...strip(view, 'on-tint', [BOARD, x], [(WAY - PRODUCT) / 2, (WAY + PRODUCT) / 2], 4),
    ...box(view, product, { front: 'ink on-accent', left: 'ink on-tint', top: 'ink on-paper' }),
    ...frame,
  ];
}

function ground(): Mark[] {
  return groundLine(view([-70, 0, GROUND]), view([BOARD + LEVEL + 40, 0, GROUND]));
}
