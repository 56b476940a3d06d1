import { smooth } from './helix.ts';
import { viewFrom } from './isometric.ts';
import { levelLettering, widthOf } from './lettering.ts';
import { numeral } from './numeral.ts';
import { circle, curve, line, parts, type Point } from './pen.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { bars, rings, risingLine, slide, SLIDE, table, type Content } from './slide.ts';

const [LEFT, RIGHT, TOP, ROW] = [6, 566, 96, 136];
const CAPITALS = 30;
const KNOT = 36;
/** The slides of a deck, in the order in which it is sent: the last is a row of logos. */
const CONTENTS: readonly Content[] = [rings, table, rings, risingLine, table, bars, logos];
/** For each question of a reader, the place of the slide that answers it; one has none. */
const ANSWERS: readonly (number | undefined)[] = [3, 5, undefined, 6];
const QUESTION_ROW = (ROW * (CONTENTS.length - 1)) / (ANSWERS.length - 1);

/** A deck in the order in which it is sent, and the questions in the order in which they are asked. */
export function twoOrders(): Sheet {
  const marks = [...names(), ...links(), ...CONTENTS.flatMap(sent), ...ANSWERS.flatMap(asked)];
  return { width: 620, height: 1030, marks };
}

function names(): Mark[] {
  const at = TOP - 50;
  const [slides, questions] = [
    levelLettering('as sent', [LEFT, at], CAPITALS),
    levelLettering('as asked', [566 + KNOT - widthOf('as asked') * CAPITALS, at], CAPITALS),
  ];
  return [mark('quiet', slides + questions, 3.4)];
}

function sent(content: Content, index: number): Mark[] {
  const foot: Point = [LEFT, TOP + index * ROW + SLIDE.height];
  return slide(viewFrom(foot, 1, { along: [1, 0], back: [0, 0] }), [0, 0, 0], content);
}

function knotOf(question: number): Point {
  return [RIGHT, TOP + SLIDE.height / 2 + question * QUESTION_ROW];
}

/** From each question to its slide. The one that no slide answers is asked into the empty. */
function links(): Mark[] {
  return ANSWERS.map((answer, question) => {
    const [x, y] = knotOf(question);
    if (answer === undefined) return mark('quiet dashed', line([x - KNOT, y], [x - 150, y]), 3);
    const to: Point = [LEFT + SLIDE.width + 14, TOP + SLIDE.height / 2 + answer * ROW];
    const from: Point = [x - KNOT, y];
    const path = curve(
      parts(10).map((part): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * smooth(part)]),
    );
    return mark('accent', path + circle(to, 5), 3.4);
  });
}

function asked(answer: number | undefined, question: number): Mark[] {
  const at = knotOf(question);
  const look = answer === undefined ? 'signal on-paper' : 'ink on-paper';
  return [mark(look, circle(at, KNOT), answer === undefined ? 6 : 4), mark('ink', numeral(question + 1, at, 38), 4.4)];
}

/** Names of companies, as boxes without a reason. */
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
