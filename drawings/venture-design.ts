import { gate } from './gate.ts';
import { box, viewFrom, type Place } from './isometric.ts';
import { line } from './pen.ts';
import { rings } from './rings.ts';
import { groundLine } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { plinth } from './stairs.ts';
import { strip } from './strip.ts';

const [LONG, DEEP, THICK] = [900, 560, 34];
/** Where the result lies, at which all ways begin, and the radius of its outermost ring. */
const [FROM, RESULT]: [Place, number] = [[110, 270, 0], 74];
/** How far back each way runs, and where it ends; only one leads to a product. */
const WAYS: readonly (readonly [back: number, end: number])[] = [
  [500, 470],
  [385, 430],
  [190, 800],
  [55, 610],
];
const CHOSEN = 2;
const FORK = 300;
const BAND = 92;
const GATES = [430, 610];
const PRODUCT = 96;
const view = viewFrom([350, 800], 1, { along: [0.95, -0.25], back: [-0.48, -0.29] });

/** A result on a board, and four ways from it: three end, one leads through two gates to a product. */
export function ventureDesign(): Sheet {
  const board = plinth(view, { at: [0, 0, -THICK], size: [LONG, DEEP, THICK] }, 18);
  return {
    width: 1400,
    height: 760,
    marks: [...board, ...dropped(), ...chosen(), ...rings(view, FROM, RESULT), ...ground()],
  };
}

/** The rejected ways: a stop at the end of each, and a product that will not be made. */
function dropped(): Mark[] {
  return WAYS.flatMap(([back, end], index) => {
    if (index === CHOSEN) return [];
    const stop = line(view([end, back - 38, 0]), view([end, back + 38, 0]));
    return [mark('quiet dashed', line(view(FROM), view([FORK, back, 0]), view([end, back, 0]))), mark('ink', stop, 5)];
  });
}

function chosen(): Mark[] {
  const [back = 0, end = 0] = WAYS[CHOSEN] ?? [];
  const [near, far] = [back - BAND / 2, back + BAND / 2];
  const gates = GATES.toReversed().flatMap((x, index) =>
    gate(view, {
      at: [x, near, 0],
      width: BAND,
      height: 170,
      post: 16,
      leaf: { look: index === 0 ? 'accent' : 'quiet', open: true },
    }),
  );
  const product = { at: [end - PRODUCT / 2, near, 0], size: [PRODUCT, BAND, PRODUCT] } as const;
  return [
    mark('accent', line(view(FROM), view([FORK, back, 0])), 5),
    ...strip(view, 'ink on-tint', [FORK, end], [near, far], 5),
    ...box(view, product, { front: 'ink on-accent', left: 'ink on-tint', top: 'ink on-paper' }),
    ...gates,
  ];
}

function ground(): Mark[] {
  return groundLine(view([-70, 0, -THICK]), view([LONG + 40, 0, -THICK]));
}
