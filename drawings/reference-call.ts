import { viewFrom, type Place } from './isometric.ts';
import { along, curve, face, line, loop, parts, type Point } from './pen.ts';
import { groundLine, ruler } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { rising, stairs, wall, type Stairs } from './stairs.ts';

const DEPTH = 210;
const RISE = 50;
const [FOOT, RUN, LANDING] = [230, 96, 390];
const GROUND = -64;
const view = viewFrom([300, 880], 0.95);

const steps = rising([RUN, RUN, RUN, LANDING], RISE).map((step, index) => ({
  ...step,
  ...(index === 3 && { gate: { height: 300, post: 20, leaf: { look: 'quiet', open: true } as const } }),
}));
const shape: Stairs = { steps, depth: DEPTH, ground: GROUND, grain: 18 };
const foot: Stairs = { ...shape, steps: [{ x: -FOOT, run: FOOT, z: 0, rise: -GROUND }] };
/** Where the two cans hang, each over the middle of its level, and how high. */
const ASKED: Place = [FOOT * -0.55, DEPTH / 2, 190];
const ANSWERED: Place = [RUN * 3 + LANDING * 0.88, DEPTH / 2, RISE * 4 + 150];

/** A telephone of two cans and a string: one before the first step, the other at the top, beyond an open gate. */
export function referenceCall(): Sheet {
  const [asked, answered] = [view(ASKED), view(ANSWERED)];
  const marks = [
    ...scale(),
    ...stairs(view, shape),
    ...stairs(view, foot),
    ...wall(view, foot),
    ...[ASKED, ANSWERED].flatMap(stand),
    mark('accent', line(asked, answered), 4),
    ...can(asked, answered),
    ...can(answered, asked),
    ...ground(),
  ];
  return { width: 1300, height: 1090, marks };
}

/** A post with a foot, from the level below a place. */
function stand([x, y, z]: Place): Mark[] {
  const level = x < 0 ? 0 : RISE * 4;
  const at = (right: number, back: number): Point => view([x + right, y + back, level]);
  return [mark('ink', line(at(-34, 0), at(34, 0)) + line(at(0, -34), at(0, 34)) + line(at(0, 0), view([x, y, z])))];
}

/** A can with its mouth away from where its string goes, in the plane of the sheet. */
function can(from: Point, to: Point): Mark[] {
  const [length, radius] = [92, 44];
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const at = (forward: number, aside: number): Point => [
    from[0] + forward * Math.cos(angle) - aside * Math.sin(angle),
    from[1] + forward * Math.sin(angle) + aside * Math.cos(angle),
  ];
  const end = (forward: number, size: number, share: number): Point[] =>
    parts(16).map((part) => {
      const turn = 2 * Math.PI * part * share - Math.PI / 2;
      return at(forward + 0.42 * size * Math.cos(turn), size * Math.sin(turn));
    });
  const edge = (aside: number): [Point, Point] => [at(length / -2, aside), at(length / 2, aside)];
  const [left, right] = [edge(-radius), edge(radius)];
  return [
    mark('ink on-paper', loop(end(length / 2, radius, 1).slice(1))),
    mark('on-paper', face(...left, right[1], right[0])),
    mark('ink', line(...left) + line(...right)),
    mark('quiet', curve(end(length * 0.12, radius, 0.5)) + curve(end(length * -0.14, radius, 0.5))),
    mark('ink on-tint', loop(end(-length / 2, radius, 1).slice(1))),
    mark('ink on-accent', loop(end(-length / 2, radius * 0.78, 1).slice(1))),
  ];
}

function scale(): Mark[] {
  const at = (z: number): Place => [-FOOT - 60, DEPTH, z];
  const [from, to] = [view(at(0)), view(at(RISE * 8))];
  return [
    mark('quiet dashed', line(along(from, to, 0.5), view([steps[3]?.x ?? 0, DEPTH, RISE * 4]))),
    mark('quiet', ruler(from, to, 26, [-24, 6])),
  ];
}

function ground(): Mark[] {
  const end = steps.reduce((length, { run }) => length + run, 0);
  return groundLine(view([-FOOT - 70, 0, GROUND]), view([end + 40, 0, GROUND]));
}
