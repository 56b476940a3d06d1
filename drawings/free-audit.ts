import { viewFrom, type Place } from './isometric.ts';
import { circle, curve, face, line, type Point } from './pen.ts';
import { groundLine, ruler } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { bars, rings, risingLine, slide, SLIDE, table, type Content } from './slide.ts';
import { rising, stairs, wall, type Stairs, type Step } from './stairs.ts';

const DEPTH = 130;
const RISE = 74;
const RUN = 222;
const GROUND = -70;
/** The content of each slide; undefined where a slide is missing, which stops the reader. */
const CONTENTS: readonly (Content | undefined)[] = [rings, risingLine, undefined, bars, table];
const STOP = CONTENTS.indexOf(undefined);
const view = viewFrom([196, 812], 1, { along: [0.965, -0.2], back: [-0.46, -0.277] });

const steps = rising([RUN, RUN, RUN, RUN, RUN], RISE);
const shape: Stairs = { depth: DEPTH, ground: GROUND, grain: 18, steps };

/** A deck on rising steps, one slide on each; the reader's path stops where a slide is missing. */
export function freeAudit(): Sheet {
  const marks = [...scale(), ...stairs(view, shape), ...wall(view, shape), ...ground(), ...deck(), ...reading()];
  return { width: 1400, height: 920, marks };
}

function standOn({ x, run, z }: Step): Place {
  return [x + (run - SLIDE.width) / 2, DEPTH / 2, z];
}

function deck(): Mark[] {
  return steps.flatMap((step, index) => {
    const content = CONTENTS[index];
    return content ? slide(view, standOn(step), content) : [absent(standOn(step))];
  });
}

function absent([x, y, z]: Place): Mark {
  const at = (right: number, up: number): Point => view([x + right, y, z + up]);
  return mark('quiet dashed', face(at(0, 0), at(SLIDE.width, 0), at(SLIDE.width, SLIDE.height), at(0, SLIDE.height)));
}

/** The reader's path: from the eye to slide after slide, over their tops. */
function reading(): Mark[] {
  const over = (step: Step | undefined, up: number): Point => {
    const [x, y, z] = standOn(step ?? { x: 0, run: 0, z: 0, rise: 0 });
    return view([x + SLIDE.width / 2, y, z + up]);
  };
  const read = steps.slice(0, STOP).map((step) => over(step, SLIDE.height + 46));
  const end = over(steps[STOP], SLIDE.height * 0.6);
  const from: Point = [(read[0]?.[0] ?? 0) - 190, (read[0]?.[1] ?? 0) + 70];
  return [mark('accent', curve([from, ...read, end]), 5), mark('accent on-paper', circle(end, 26), 9)];
}

function scale(): Mark[] {
  const at = (z: number): Place => [-96, DEPTH, z];
  const levels = [STOP + 1, steps.length].map((step) =>
    line(view(at(step * RISE)), view([RUN * (step - 1), DEPTH, step * RISE])),
  );
  return [
    mark('quiet dashed', levels.join('')),
    mark('quiet', ruler(view(at(RISE)), view(at(RISE * 5.6)), 24, [-24, 6])),
  ];
}

function ground(): Mark[] {
  return groundLine(view([-60, 0, GROUND]), view([RUN * steps.length + 40, 0, GROUND]));
}
