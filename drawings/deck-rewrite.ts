import { viewFrom, type Place } from './isometric.ts';
import { circle, curve, face, line, parts, type Point } from './pen.ts';
import { groundLine } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { plinth } from './stairs.ts';
import { bars, rings, risingLine, SLIDE, table, type Content } from './slide.ts';

const SCALE = 1.6;
const WIDE = SLIDE.width * SCALE;
const GAP = 178;
/** The point at which the thread passes through each slide. */
const HOLE: readonly [right: number, up: number] = [SLIDE.width / 2, SLIDE.height - 12];
const CONTENTS: readonly Content[] = [risingLine, table, bars, rings, risingLine];
const [FRONT, END, BASE] = [-70, GAP * (CONTENTS.length - 1) + 90, 40];
/** Free space beside the slides. */
const AIR = 26;
/** Length of the tangled part of the thread, and how far it strays. */
const [TANGLE, STRAY] = [420, 96];
const view = viewFrom([560, 800], 1, { along: [0.955, -0.24], back: [-0.6, -0.19] });

/** A thread that starts as a tangle and then runs straight through a row of slides. */
export function deckRewrite(): Sheet {
  const base = plinth(view, { at: [FRONT, -AIR, -BASE], size: [END - FRONT, WIDE + 2 * AIR, BASE] }, 22);
  return { width: 1400, height: 760, marks: [...base, ...row(), ...tangle(), ...ground()] };
}

/**
 * Maps points of a slide to the sheet. It stands across the path, its left edge on the left of someone walking along.
 */
function on(index: number): (right: number, up: number) => Point {
  return (right, up) => view([index * GAP, WIDE - right * SCALE, up * SCALE]);
}

/** The slides, farthest first, so that each covers the thread behind it. */
function row(): Mark[] {
  return CONTENTS.flatMap((content, index) => {
    const at = on(index);
    const { width, height } = SLIDE;
    const next: Point =
      index === CONTENTS.length - 1 ? view([END + 60, WIDE / 2, HOLE[1] * SCALE]) : on(index + 1)(...HOLE);
    return [
      [
        thread(line(at(...HOLE), next)),
        mark('ink on-paper', face(at(0, 0), at(width, 0), at(width, height), at(0, height))),
        mark('ink', line(at(16, height - 26), at(112, height - 26)), 5),
        mark('quiet', line(at(16, height - 42), at(66, height - 42)) + line(at(16, height - 54), at(58, height - 54))),
        ...content(at),
        mark('accent on-paper', circle(at(...HOLE), 8), 4),
      ],
    ];
  })
    .toReversed()
    .flat();
}

/** Loops that lead nowhere and get smaller towards the first slide. */
function tangle(): Mark[] {
  const places = parts(72).map((part): Place => {
    const turn = part * 5 * 2 * Math.PI;
    const stray = STRAY * (1 - part) ** 0.7 * (1 + 0.4 * Math.sin(turn * 0.37));
    return [
      stray * Math.sin(turn) - TANGLE * (1 - part),
      WIDE / 2,
      HOLE[1] * SCALE + stray * Math.cos(turn) * part ** 0.3,
    ];
  });
  return [thread(curve(places.map((place) => view(place))))];
}

function thread(path: string): Mark {
  return mark('accent', path, 5);
}

function ground(): Mark[] {
  return groundLine(view([FRONT - 300, -AIR, -BASE]), view([END + 40, -AIR, -BASE]));
}
