import { curve, face, line, parts, type Point } from './pen.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { deckBehind, headline, KNOT, on, pennedNotes, pennedRing, pennedWave, ruleAt, SHEET } from './slide-of-deck.ts';

const CAPITALS = 66;

/** Where the number of each pen mark stands. */
const NOTES: readonly Point[] = [
  [1136, 540],
  [1136, 412],
  [1136, 270],
  [1136, 84],
];

/** A slide, the others of its deck behind it, under the marks of a reader's pen. */
export function markedSlide(): Sheet {
  return { ...SHEET, marks: [...deckBehind(), ...matter(), ...pen()] };
}

/**
 * The content: a headline that only names a topic, a curve without a unit, a budget by activity, an ask in the corner.
 */
function matter(): Mark[] {
  const rise = parts(8).map((part) => on(92 + 330 * part, 196 + 170 * part ** 2 * (3 - 2 * part)));
  const rows = [372, 326, 280, 234, 188];
  const lengths = [270, 170, 220, 110, 60];
  return [
    ...headline(['Results'], CAPITALS),
    ruleAt(458),
    mark('quiet', line(on(80, 396), on(80, 176), on(446, 176)), 4),
    mark('ink', curve(rise), 6),
    ...rows.map((up, index) => {
      const end = 560 + (lengths[index] ?? 0);
      return mark('ink on-sunk', face(on(560, up - 13), on(end, up - 13), on(end, up + 13), on(560, up + 13)));
    }),
    mark('quiet', line(on(548, 402), on(548, 156)), 4),
    mark('ink on-sunk', face(on(700, 52), on(890, 52), on(890, 112), on(700, 112))),
    mark('quiet', line(on(722, 92), on(862, 92)) + line(on(722, 72), on(820, 72)), 4),
    mark('quiet', line(on(64, 92), on(400, 92)) + line(on(64, 66), on(330, 66)), 4),
  ];
}

/** One continuous pen line: a wave under the headline, a ring at the axis, a bracket, a ring around the ask. */
function pen(): Mark[] {
  const ringAt = (right: number, up: number, wide: number, high: number, from: number): string =>
    curve(
      parts(22).map((part) => {
        const turn = from + 2.3 * Math.PI * part;
        const grow = 1 + 0.22 * part;
        return on(right + wide * grow * Math.cos(turn), up + high * grow * Math.sin(turn));
      }),
    );
  const bracket = line(on(846, 396), on(866, 396), on(866, 166), on(846, 166));
  const leads = [
    line(on(350, 492), on(1136 - KNOT, 538)),
    curve([on(120, 408), on(300, 424), on(700, 434), on(1136 - KNOT, 414)]),
    line(on(866, 281), on(1136 - KNOT, 272)),
    line(on(924, 82), on(1136 - KNOT, 84)),
  ];
  return [
    mark('accent', pennedWave(340, 488, 22), 5),
    mark('accent', ringAt(80, 400, 40, 30, 0.3), 5),
    mark('accent', bracket, 5),
    mark('accent', pennedRing([795, 82], [128, 52], 12), 5),
    ...pennedNotes(NOTES, leads),
  ];
}
