import { curve, face, line, type Point } from './pen.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { deckBehind, headline, KNOT, on, pennedNotes, pennedRing, pennedWave, ruleAt, SHEET } from './slide-of-deck.ts';

const CAPITALS = 66;
/** The middles of the columns and rows of the table; the first column is the company's own. */
const COLUMNS = [372, 484, 596, 708];
const ROWS = [352, 294, 236, 178, 120];
const [LEFT, TOP, BOTTOM] = [64, 398, 90];
/** Columns that have a tick, by row. */
const TICKS = [[0, 2], [0], [0, 1, 3], [0], [0, 3]];
const LABELS = [190, 150, 210, 130, 176];
/** The column that is not there. */
const MISSING = [776, 872] as const;

/** Where the number of each pen mark stands. */
const NOTES: readonly Point[] = [
  [1136, 520],
  [1136, 400],
  [1136, 250],
  [1136, 84],
];

/** A table in which one column wins every row, under the marks of a reader's pen. */
export function comparedSlide(): Sheet {
  return { ...SHEET, marks: [...deckBehind(), ...table(), ...pen()] };
}

function table(): Mark[] {
  const [own = 0] = COLUMNS;
  const end = (COLUMNS.at(-1) ?? 0) + 44;
  const cells = ROWS.flatMap((up, row) =>
    COLUMNS.map((right, column) => {
      const has = TICKS[row]?.includes(column) === true;
      return has ? mark('ink', tickAt(right, up), 7) : mark('quiet', line(on(right - 12, up), on(right + 12, up)), 4);
    }),
  );
  return [
    ...headline(['Competition'], CAPITALS),
    ruleAt(458),
    mark('on-tint', face(on(own - 48, BOTTOM), on(own + 48, BOTTOM), on(own + 48, TOP + 36), on(own - 48, TOP + 36))),
    ...[TOP, ...ROWS.map((up) => up - 29)].map((up) => ruleAt(up, LEFT, end)),
    mark('ink', COLUMNS.map((right) => line(on(right - 26, TOP + 18), on(right + 26, TOP + 18))).join(''), 6),
    mark('quiet', ROWS.map((up, row) => line(on(LEFT, up), on(LEFT + (LABELS[row] ?? 0), up))).join(''), 5),
    ...cells,
  ];
}

function tickAt(right: number, up: number): string {
  return line(on(right - 15, up + 1), on(right - 4, up - 12), on(right + 17, up + 15));
}

/** A wave under the headline, a ring around the company's column, the column that is missing, a bracket below the labels. */
function pen(): Mark[] {
  const [own = 0] = COLUMNS;
  const bracket = line(on(LEFT, 70), on(LEFT, 50), on(290, 50), on(290, 70));
  const [from, to] = MISSING;
  const column = `${line(on(from, BOTTOM), on(to, BOTTOM), on(to, TOP + 36), on(from, TOP + 36))}z`;
  const leads = [
    line(on(546, 492), on(1136 - KNOT, 520)),
    curve([on(own + 40, 402), on(560, 436), on(820, 444), on(1136 - KNOT, 404)]),
    line(on(to, 250), on(1136 - KNOT, 250)),
    curve([on(178, 50), on(240, 24), on(700, 26), on(1136 - KNOT, 78)]),
  ];
  return [
    mark('accent', pennedWave(534, 486, 34), 5),
    mark('accent', pennedRing([own, 246], [70, 186]), 5),
    mark('accent', bracket, 5),
    mark('accent dashed', column, 5),
    ...pennedNotes(NOTES, leads),
  ];
}
