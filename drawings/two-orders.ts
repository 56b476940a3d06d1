import { smooth } from './helix.ts';
import { viewFrom } from './isometric.ts';
import { levelLettering, widthOf } from './lettering.ts';
import { numeral } from './numeral.ts';
import { circle, curve, line, parts, type Point } from './pen.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { bars, rings, risingLine, slide, SLIDE, table, type Content } from './slide.ts';

/** Shown narrow, the sheet has more units, so that its lines are no heavier than those of the page's first drawing. */
const [WIDTH, HEIGHT] = [1500, 2500];
const SCALE = WIDTH / 620;
const [LEFT, RIGHT, TOP, ROW] = [6 * SCALE, 566 * SCALE, 96 * SCALE, 136 * SCALE];
const [WIDE, HALF] = [SLIDE.width * SCALE, (SLIDE.height * SCALE) / 2];
const CAPITALS = 30 * SCALE;
const KNOT = 36 * SCALE;
const MISSING = 'no slide';
/** How far from its circle's middle the line of a question without a slide begins: below the whole word. */
const OPEN = KNOT + (widthOf(MISSING) + 0.5) * CAPITALS;
/** The slides of a deck in the order sent; the last is a row of logos. */
const CONTENTS: readonly Content[] = [rings, table, rings, risingLine, table, bars, logos];
/** For each question of a reader, the index of the slide that answers it; undefined if none does. */
const ANSWERS: readonly (number | undefined)[] = [3, 5, undefined, 6];
const QUESTION_ROW = (ROW * (CONTENTS.length - 1)) / (ANSWERS.length - 1);

/** A deck in the order in which it is sent, and the questions in the order in which they are asked. */
export function twoOrders(): Sheet {
  const marks = [...names(), ...links(), ...CONTENTS.flatMap(sent), ...ANSWERS.flatMap(asked)];
  return { width: WIDTH, height: HEIGHT, marks };
}

function names(): Mark[] {
  const at = TOP - 50 * SCALE;
  const [slides, questions] = [
    levelLettering('as sent', [LEFT, at], CAPITALS),
    levelLettering('as asked', [RIGHT + KNOT - widthOf('as asked') * CAPITALS, at], CAPITALS),
  ];
  return [mark('quiet', slides + questions + ANSWERS.map(missing).join(''), 3.8)];
}

/** Says above its dashed line that no slide answers a question. */
function missing(answer: number | undefined, question: number): string {
  const [x, y] = knotOf(question);
  return answer === undefined ? levelLettering(MISSING, [x - OPEN, y - 14 * SCALE], CAPITALS) : '';
}

function sent(content: Content, index: number): Mark[] {
  const foot: Point = [LEFT, TOP + index * ROW + 2 * HALF];
  return slide(viewFrom(foot, SCALE, { along: [1, 0], back: [0, 0] }), [0, 0, 0], content);
}

function knotOf(question: number): Point {
  return [RIGHT, TOP + HALF + question * QUESTION_ROW];
}

/** Lines from each question to its slide; a short, dashed one, with a word above it, for the question that no slide answers. */
function links(): Mark[] {
  return ANSWERS.map((answer, question) => {
    const [x, y] = knotOf(question);
    if (answer === undefined) return mark('quiet dashed', line([x - KNOT, y], [x - OPEN, y]), 3);
    const to: Point = [LEFT + WIDE + 14 * SCALE, TOP + HALF + answer * ROW];
    const from: Point = [x - KNOT, y];
    const path = curve(
      parts(10).map((part): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * smooth(part)]),
    );
    return mark('accent', path + circle(to, 5 * SCALE), 3.4);
  });
}

function asked(answer: number | undefined, question: number): Mark[] {
  const at = knotOf(question);
  const path = numeral(question + 1, at, 38 * SCALE);
  return answer === undefined
    ? [mark('quiet dashed', circle(at, KNOT), 4), mark('ink', path, 6)]
    : [mark('ink on-paper', circle(at, KNOT), 4), mark('ink', path, 6)];
}

/** Company logos, as plain boxes. */
function logos(on: Parameters<Content>[0]): Mark[] {
  return [18, 42].flatMap((up) =>
    [88, 112, 136].map((right) =>
      mark(
        'ink on-sunk',
        `${line(on(right, up), on(right + 16, up), on(right + 16, up + 15), on(right, up + 15))}z`,
        2.4,
      ),
    ),
  );
}
