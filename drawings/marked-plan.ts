import { widthOf } from './lettering.ts';
import { line, type Point } from './pen.ts';
import { HEADLINE, planAsSent } from './plan-slides.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { KNOT, on, pennedNotes, pennedRing, pennedWave, SHEET } from './slide-of-deck.ts';

const END = 64 + widthOf(HEADLINE.text) * HEADLINE.high;
/** The marks for claim, proof and link. */
const MARKS = [0, 1, 1];
/** Where each stands beside the slide. */
const NOTES: readonly Point[] = [
  [1136, 506],
  [1136, 347],
  [1136, 92],
];

/** The slide as it was sent, under a reader's pen: what claims, what proves and what leads on, and the mark of each. */
export function markedPlan(): Sheet {
  return { ...SHEET, marks: [...planAsSent().marks, ...pen()] };
}

function pen(): Mark[] {
  const starts: readonly Point[] = [
    [END + 14, 492],
    [939, 347],
    [526, 80],
  ];
  const leads = NOTES.map(([right, up], index) => line(on(...(starts[index] ?? [right, up])), on(right - KNOT, up)));
  return [
    mark('accent', pennedWave(END, 490, 30), 5),
    mark('accent', pennedRing([484, 347], [455, 86]) + pennedRing([270, 80], [256, 50]), 5),
    ...pennedNotes(NOTES, leads, MARKS),
  ];
}
