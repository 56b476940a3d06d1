import { curve, face, line, parts } from './pen.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { headline, on, ruleAt, SHEET } from './slide-of-deck.ts';

const [WIDE, HIGH] = [960, 600];
const FOLD = 92;
/** Where the test stands that could end the asset: the middle of its words. */
const TEST = 214;

/** A thesis: a page with a folded corner, its question, and a pen's bracket around the test that could end the asset. */
export function thesisPage(): Sheet {
  return { ...SHEET, marks: [...page(), ...headline(['What would stop it?'], 62), ruleAt(458), ...words(), ...test()] };
}

function page(): Mark[] {
  const [cut, down] = [WIDE - FOLD, HIGH - FOLD];
  return [
    mark('ink on-paper', face(on(0, 0), on(WIDE, 0), on(WIDE, down), on(cut, HIGH), on(0, HIGH)), 5),
    mark('ink on-tint', face(on(cut, HIGH), on(WIDE, down), on(cut, down)), 4),
  ];
}

function words(): Mark[] {
  const rows = [
    [410, 800],
    [376, 850],
    [342, 620],
    [120, 830],
    [86, 560],
  ] as const;
  return [mark('quiet', rows.map(([up, right]) => line(on(64, up), on(right, up))).join(''), 4)];
}

/** The words of the test in ink, the bar at which the work stops, and a bracket in the margin. */
function test(): Mark[] {
  const rows = [
    [TEST + 44, 600],
    [TEST, 660],
    [TEST - 44, 420],
  ] as const;
  const bracket = parts(8).map((part) => on(34 - 14 * Math.sin(Math.PI * part), TEST + 72 - 144 * part));
  return [
    mark('ink', rows.map(([up, right]) => line(on(64, up), on(right, up))).join(''), 8),
    mark('accent', curve(bracket), 6),
    mark('accent', line(on(700, TEST), on(852, TEST)), 5),
    mark('accent', line(on(852, TEST + 54), on(852, TEST - 54)), 12),
  ];
}
