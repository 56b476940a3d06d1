import { viewFrom, type Place } from './isometric.ts';
import { lettering } from './lettering.ts';
import { numeral } from './numeral.ts';
import { circle, curve, face, line, loop, parts, type Point } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** The size of a slide that is looked at. */
const SLIDE_SIZE = [960, 600] as const;
/** The size of the sheet that shows it with its notes. */
export const SHEET = { width: 1400, height: 900 } as const;

/** The radius of the ring around the number of a note. */
export const KNOT = 34;

const STEP: Place = [34, 60, 0];
const BEHIND = 3;
const LEFT = 64;
const HEADLINE = 515;
const view = viewFrom([150, 800], 1, { along: [0.985, -0.06], back: [0.5, -0.5] });

/** A point of the slide, counted from its bottom left corner, on the sheet. */
export function on(right: number, up: number): Point {
  return view([right, 0, up]);
}

/** The slide, the others of its deck behind it. */
export function deckBehind(): Mark[] {
  return Array.from({ length: BEHIND + 1 }, (_, index) => {
    const back = BEHIND - index;
    return mark('ink on-paper', sheetAt([STEP[0] * back * 0.2, STEP[1] * back, 0]), back === 0 ? 5 : 3);
  });
}

function sheetAt([dx, dy]: Place): string {
  const [wide, high] = SLIDE_SIZE;
  const at = (right: number, up: number): Point => view([right + dx, dy, up]);
  return face(at(0, 0), at(wide, 0), at(wide, high), at(0, high));
}

/** The headline of the slide, in lines of letters `high` units high, and the rule below it. */
export function headline(lines: readonly string[], high: number): Mark[] {
  const letters = lines.map((text, index) => {
    const baseline = HEADLINE - index * high * 1.5;
    return lettering(text, (right, down) => on(LEFT + right * high, baseline + (1 - down) * high));
  });
  return [mark('ink', letters.join(''), 6.5)];
}

/** A quiet rule across the slide at a height. */
export function ruleAt(up: number, from = LEFT, to = 620): Mark {
  return mark('quiet', line(on(from, up), on(to, up)), 4);
}

/** A wave of a pen below the words of a headline, as far as `to`, in so many strokes. */
export function pennedWave(to: number, up: number, strokes: number): string {
  return curve(parts(strokes).map((part, index) => on(LEFT + (to - LEFT) * part, up + (index % 2 === 0 ? 7 : -7))));
}

/** A ring of a pen around a point of the slide, in so many curves. */
export function pennedRing([right, up]: Point, [wide, high]: Point, curves = 16): string {
  const turns = parts(curves).slice(1);
  return loop(
    turns.map((part) => on(right + wide * Math.cos(2 * Math.PI * part), up + high * Math.sin(2 * Math.PI * part))),
  );
}

/** The notes of a pen beside the slide: a line from each mark to a number in a ring, by default 1, 2, 3 and so on. */
export function pennedNotes(
  places: readonly Point[],
  leads: readonly string[],
  numbers = places.map((_, index) => index + 1),
): Mark[] {
  return [
    mark('accent', leads.join(''), 3),
    ...places.map(([right, up]) => mark('accent on-paper', circle(on(right, up), KNOT), 5)),
    mark('ink', places.map(([right, up], index) => numeral(numbers[index] ?? 0, on(right, up), 38)).join(''), 5),
  ];
}
