import { hatch } from './hatch.ts';
import { viewFrom } from './isometric.ts';
import { circle, curve, face, line, loop, parts, type Point } from './pen.ts';
import { plate, type Onto } from './plate.ts';
import { ruler } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';

const [WIDE, DEEP, GAP] = [500, 290, 104];
const PULLED = 736;
const MISSING = 3;
const view = viewFrom([384, 822], 1, { along: [0.93, -0.17], back: [-0.6, -0.34] });
/** From the lowest slide to the first. */
const CONTENTS = [table, bars, trend, ladder, strands, rings];

/** Slides on a plumb line; the line breaks where one has been pulled out. */
export function deckAudit(): Sheet {
  const stack = CONTENTS.flatMap((content, level) => [
    ...(level === MISSING ? gap() : plate(view, { at: [0, 0, level * GAP], size: [WIDE, DEEP], content })),
    ...thread(level),
  ]);
  const pulled = plate(view, { at: [PULLED, 0, MISSING * GAP], size: [WIDE, DEEP], content: ladder });
  return { width: 1600, height: 1000, marks: [...scale(), ...bob(), ...stack, ...way(), ...pulled] };
}

function center(up: number): Point {
  return view([WIDE / 2, DEEP / 2, up]);
}

/** From the middle of a slide to the next above it; slack below the gap. */
function thread(level: number): Mark[] {
  if (level === MISSING) return [];
  const top = level === CONTENTS.length - 1 ? 104 : GAP - (level === MISSING - 1 ? 44 : 0);
  const below = level < MISSING;
  return [mark(below ? 'quiet dashed' : 'ink', line(center(level * GAP), center(level * GAP + top)), below ? 2.4 : 4)];
}

function outline(x: number): string {
  const z = MISSING * GAP;
  return face(view([x, 0, z]), view([x + WIDE, 0, z]), view([x + WIDE, DEEP, z]), view([x, DEEP, z]));
}

function gap(): Mark[] {
  const [x, y] = center(MISSING * GAP - 12);
  return [
    mark('quiet dashed', outline(0)),
    mark('ink', line([x, y - 30], [x, y - GAP]), 4),
    mark('signal on-paper', circle([x, y], 30), 11),
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
  return [mark('quiet dashed', lines.join('')), mark('quiet dotted', drops.join('') + shadow)];
}

function bob(): Mark[] {
  const [x] = center(0);
  const y = 838;
  return [
    mark('ink', line([x, 700], [x, y]), 4),
    mark('ink on-tint', face([x - 16, y - 8], [x + 16, y - 8], [x + 16, y + 12], [x, y + 54], [x - 16, y + 12])),
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
