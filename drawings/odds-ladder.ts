import { fill } from './hatch.ts';
import { numeral } from './numeral.ts';
import { face, line, type Point } from './pen.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { on, SHEET } from './slide-of-deck.ts';

/** A gate: what it costs, in millions of euros, and the odds after it, in hundredths. */
type Gate = readonly [cost: number, odds: number];
/** The foot, the upper left and the upper right corner of a step, on the board. */
type Step = readonly [foot: Point, up: Point, right: Point];

/** The odds before the first gate, in hundredths. */
export const START = 10;
/** The gates as planned, in their order. */
export const PLANNED: readonly Gate[] = [
  [0.7, 16],
  [0.9, 18],
  [1.1, 26],
];
/** The gates of the new plan. */
export const REDESIGNED: readonly Gate[] = [
  [0.7, 16],
  [0.6, 21],
  [1.1, 30],
];
/** The gate that went, and that which took its place. */
const SECOND = 1;
const [LEFT, FOOT] = [90, 84];
const [PER_MILLION, PER_HUNDREDTH] = [296, 21];

/** The ladder as planned, to scale: across what a gate costs, up the odds that it adds; the second is crossed out. */
export function plannedLadder(): Sheet {
  const crossed = cornersOf(PLANNED).map((step, index) => (index === SECOND ? crossOver(step) : ''));
  return { ...SHEET, marks: [...board(), ...stepsOf(PLANNED), mark('accent', crossed.join(''), 9)] };
}

/** The redesigned ladder, over the outline of the planned one: it costs less, and ends higher. */
export function redesignedLadder(): Sheet {
  const before = cornersOf(PLANNED).flatMap(([, up, right]) => [up, right]);
  const outline = mark('quiet dashed', line(...before.map(([right, up]) => on(right, up))), 4);
  return { ...SHEET, marks: [...board(), ...stepsOf(REDESIGNED, SECOND), outline] };
}

function board(): Mark[] {
  return [
    mark('ink on-paper', face(on(0, 0), on(960, 0), on(960, 600), on(0, 600)), 5),
    mark('quiet', line(on(LEFT - 30, 560), on(LEFT - 30, FOOT), on(930, FOOT)), 4),
  ];
}

/** Two strokes of a pen across a step. */
function crossOver([, up, right]: Step): string {
  const [low, high] = [FOOT + 16, up[1] - 12];
  const [from, to] = [up[0] + 24, right[0] - 24];
  return line(on(from, low), on(to, high)) + line(on(from, high), on(to, low));
}

function cornersOf(gates: readonly Gate[]): Step[] {
  let [spent, odds] = [0, START];
  return gates.map(([cost, after]) => {
    const [left, right] = [LEFT + spent * PER_MILLION, LEFT + (spent + cost) * PER_MILLION];
    const [foot, top] = [heightOf(odds), heightOf(after)];
    [spent, odds] = [spent + cost, after];
    return [
      [left, foot],
      [left, top],
      [right, top],
    ];
  });
}

/** The height of odds on the board, in hundredths, below which its first step begins. */
function heightOf(odds: number): number {
  return FOOT + (odds - START) * PER_HUNDREDTH;
}

/** The steps of a ladder, one of which may stand out. */
function stepsOf(gates: readonly Gate[], own?: number): Mark[] {
  return cornersOf(gates).flatMap(([foot, up, right], index): Mark[] => {
    const block = [on(foot[0], FOOT), on(...up), on(...right), on(right[0], FOOT)];
    const gain = [on(...foot), on(...up), on(...right), on(right[0], foot[1])];
    const middle: Point = [(up[0] + right[0]) / 2, up[1] + 40];
    return [
      mark('ink on-paper', face(...block), 5),
      mark(index === own ? 'ink on-accent' : 'ink on-tint', face(...gain), 4),
      mark('grain', fill([on(foot[0], FOOT), on(...foot), on(right[0], foot[1]), on(right[0], FOOT)], 18, -60)),
      mark('ink', numeral(index + 1, on(...middle), 44), 6),
    ];
  });
}
