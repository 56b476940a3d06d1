import { hatch } from './hatch.ts';
import { viewFrom } from './isometric.ts';
import { along, circle, curve, face, line, loop, parts, type Point } from './pen.ts';
import { plate, type Onto } from './plate.ts';
import { ruler } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';

const [WIDE, DEEP, GAP] = [500, 290, 104];
const PULLED = 736;
const MISSING = 3;
/** How far each slide below the gap has swung out of its place, the lowest first. */
const SWAY = [86, -30, 22];
/** Degrees by which the bob has swung. */
const SWUNG = 24;
const view = viewFrom([384, 822], 1, { along: [0.93, -0.17], back: [-0.6, -0.34] });
/** The contents of the slides, from the lowest to the first. */
const CONTENTS = [table, bars, trend, ladder, strands, rings];

/** Slides on a plumb line; the line breaks where one has been pulled out. */
export function deckAudit(): Sheet {
  const stack = CONTENTS.flatMap((content, level) => [
    ...(level === MISSING ? gap() : plate(view, { at: [swayAt(level), 0, level * GAP], size: [WIDE, DEEP], content })),
    ...thread(level),
  ]);
  const pulled = plate(view, { at: [PULLED, 0, MISSING * GAP], size: [WIDE, DEEP], content: ladder });
  return { width: 1600, height: 1000, marks: [...scale(), ...bob(), ...stack, ...way(), ...pulled] };
}

function swayAt(level: number): number {
  return SWAY[level] ?? 0;
}

function center(up: number, sway = 0): Point {
  return view([WIDE / 2 + sway, DEEP / 2, up]);
}

/** The thread from the middle of a slide to the next one above; below the gap, it is slack and slants. */
function thread(level: number): Mark[] {
  if (level === MISSING) return [];
  const top = level === CONTENTS.length - 1 ? 104 : GAP;
  const from = center(level * GAP, swayAt(level));
  if (level > MISSING) return [mark('ink', line(from, center(level * GAP + top)), 4)];
  const to = center(level * GAP + top, swayAt(level + 1));
  return [mark('ink', line(from, level === MISSING - 1 ? along(from, to, 0.45) : to), 3)];
}

function outline(x: number): string {
  const z = MISSING * GAP;
  return face(view([x, 0, z]), view([x + WIDE, 0, z]), view([x + WIDE, DEEP, z]), view([x, DEEP, z]));
}

function gap(): Mark[] {
  const [x, y] = center(MISSING * GAP - 12);
  return [
    mark('quiet dashed', outline(0), 3),
    mark('ink', line([x, y - 30], [x, y - GAP]), 4),
    mark('accent on-paper', circle([x, y], 30), 11),
  ];
}

function way(): Mark[] {
  const z = MISSING * GAP;
  const lines = [0, DEEP].map((y) => line(view([WIDE + 14, y, z]), view([PULLED - 14, y, z])));
  const drops = (
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const
  ).map(([right, back]) => {
    const at = (up: number): Point => view([PULLED + right * WIDE, back * DEEP, up]);
    return line(at(z - 24), at(0));
  });
  const shadow = face(
    view([PULLED, 0, 0]),
    view([PULLED + WIDE, 0, 0]),
    view([PULLED + WIDE, DEEP, 0]),
    view([PULLED, DEEP, 0]),
  );
  return [mark('quiet dashed', lines.join('')), mark('quiet dotted', drops.join('') + shadow, 2.6)];
}

/** The bob hangs askew from the lowest slide, beside the line on which it would hang. */
function bob(): Mark[] {
  const [x, y] = center(0, swayAt(0));
  const [straight] = center(0);
  const at = (right: number, down: number): Point => {
    const turn = (-SWUNG * Math.PI) / 180;
    return [x + right * Math.cos(turn) - down * Math.sin(turn), y + right * Math.sin(turn) + down * Math.cos(turn)];
  };
  return [
    mark('quiet dotted', line([straight, y], [straight, 940])),
    mark('ink', line(at(0, 0), at(0, 142)), 4),
    mark('ink on-tint', face(at(-16, 134), at(16, 134), at(16, 154), at(0, 196), at(-16, 154))),
  ];
}

function scale(): Mark[] {
  const left = view([0, DEEP, 0]);
  const at = (level: number): Point => [96, left[1] - level * GAP];
  const levels = CONTENTS.map((_, level) => line(at(level), [left[0] - 16, at(level)[1]]));
  return [mark('quiet', ruler(at(-0.25), at(5.5), 23, [-24, 0])), mark('quiet dotted', levels.join(''))];
}

function rings(on: Onto): Mark[] {
  const ring = (size: number): string =>
    loop(
      parts(12)
        .slice(1)
        .map((part) => {
          const turn = 2 * Math.PI * part;
          return on(0.77 + size * Math.cos(turn), 0.5 + size * 1.6 * Math.sin(turn));
        }),
    );
  return [mark('ink on-tint', ring(0.15)), mark('accent', ring(0.11) + ring(0.07)), mark('ink on-paper', ring(0.035))];
}

function strands(on: Onto): Mark[] {
  const wave = (sign: number): Point[] =>
    parts(24).map((part) => on(0.1 + 0.82 * part, 0.34 + sign * 0.17 * Math.sin(part * 4 * Math.PI)));
  const [one, two] = [wave(1), wave(-1)];
  const rungs = one.map((from, index) => (index % 6 === 0 ? '' : line(from, two[index] ?? from)));
  return [mark('accent', rungs.join('')), mark('ink', curve(one) + curve(two))];
}

function ladder(on: Onto): Mark[] {
  const tops = [0.16, 0.3, 0.44, 0.58];
  const profile = tops.flatMap((up, index): Point[] => [on(0.42 + index * 0.13, up), on(0.55 + index * 0.13, up)]);
  const foot: Point[] = [on(0.94, 0.06), on(0.42, 0.06)];
  const gates = tops.map((up, index) => {
    const x = 0.455 + index * 0.13;
    return line(on(x, up), on(x, up + 0.2), on(x + 0.06, up + 0.2), on(x + 0.06, up));
  });
  return [mark('ink on-tint', face(...profile, ...foot)), mark('ink', gates.join(''))];
}

function trend(on: Onto): Mark[] {
  const rise = parts(6).map((part) => on(0.4 + 0.5 * part, 0.14 + 0.62 * part ** 2 * (3 - 2 * part)));
  const noise = parts(6).map((part) => on(0.4 + 0.5 * part, 0.14 + 0.1 * part));
  return [
    mark('quiet', line(on(0.4, 0.9), on(0.4, 0.1), on(0.94, 0.1)) + curve(noise)),
    mark('accent', curve(rise), 5),
  ];
}

function bars(on: Onto): Mark[] {
  const tops = [0.22, 0.36, 0.3, 0.5, 0.66];
  return tops.map((up, index) => {
    const x = 0.42 + index * 0.105;
    return mark(
      index === 4 ? 'ink on-tint' : 'ink on-sunk',
      face(on(x, 0.1), on(x + 0.07, 0.1), on(x + 0.07, up), on(x, up)),
    );
  });
}

function table(on: Onto): Mark[] {
  const corners: [Point, Point, Point, Point] = [on(0.4, 0.1), on(0.94, 0.1), on(0.94, 0.86), on(0.4, 0.86)];
  const [a, b, c, d] = corners;
  return [
    mark('on-tint', face(on(0.67, 0.1), on(0.805, 0.1), on(0.805, 0.48), on(0.67, 0.48))),
    mark('quiet', hatch(corners, 4) + hatch([b, c, d, a], 4)),
    mark('ink', face(...corners)),
  ];
}
