import { lettering, widthOf } from './lettering.ts';
import { circle, curve, line, loop, parts, type Point } from './pen.ts';
import { planAsSent } from './plan-slides.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { KNOT, on, SHEET } from './slide-of-deck.ts';

/** Where the headline ends, whose letters are as high as those of the slide as sent. */
const HEADLINE = 64 + widthOf('Development timeline') * 54;
/** The marks for claim, proof and link, and the height at which each stands beside the slide. */
const MARKS = [
  ['0', 506],
  ['1', 347],
  ['1', 92],
] as const;
const RIGHT = 1136;
const HIGH = 40;

/** The slide as it was sent, under a reader's pen: what claims, what proves and what leads on, and the mark of each. */
export function markedPlan(): Sheet {
  return { ...SHEET, marks: [...planAsSent().marks, ...pen()] };
}

function pen(): Mark[] {
  const wave = parts(30).map((part, index) => on(64 + (HEADLINE - 64) * part, 490 + (index % 2 === 0 ? 7 : -7)));
  const around = (right: number, up: number, wide: number, high: number): string =>
    loop(
      parts(16)
        .slice(1)
        .map((part) => on(right + wide * Math.cos(2 * Math.PI * part), up + high * Math.sin(2 * Math.PI * part))),
    );
  const leads = [
    line(on(HEADLINE + 14, 492), on(RIGHT - KNOT, MARKS[0][1])),
    line(on(928, 347), on(RIGHT - KNOT, MARKS[1][1])),
    line(on(528, 80), on(RIGHT - KNOT, MARKS[2][1])),
  ];
  return [
    mark('accent', curve(wave), 5),
    mark('accent', around(484, 347, 446, 66) + around(270, 80, 256, 50), 5),
    mark('accent', leads.join(''), 3),
    ...MARKS.flatMap(([sign, up]) => [
      mark('accent on-paper', circle(on(RIGHT, up), KNOT), 5),
      mark('ink', lettering(sign, centered(sign, up)), 5),
    ]),
  ];
}

function centered(sign: string, up: number): (right: number, down: number) => Point {
  const [x, y] = on(RIGHT, up);
  return (right, down) => [x + (right - widthOf(sign) / 2) * HIGH, y + (down - 0.5) * HIGH];
}
