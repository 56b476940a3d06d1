import { box, viewFrom, type View } from './isometric.ts';
import { fill } from './hatch.ts';
import { face, line, type Point } from './pen.ts';
import { ticks } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import type { Writing } from './writing.ts';

/** A part of the house: the top left corner of its front, its size, and what is written on it. */
interface Room {
  readonly at: Point;
  readonly size: Point;
  readonly name: string;
  readonly notes?: readonly string[];
}

const DEPTH = 40;
const FLOOR = 64;
const BEAM = 34;
/** The fronts of the two towers: left edge and width. */
const PIPELINE: Point = [146, 190];
const RENDERER: Point = [456, 172];
/** Where the towers end, and the cellar begins. */
const CELLAR = 530;
/** The ground that everything stands on. */
const GROUND = CELLAR + 84;
/** The horizontal middle of what stands beside the house. */
const OUTSIDE = 66;
const view: View = viewFrom([0, 0], 1, { along: [1, 0], back: [-0.5, -0.28] });

/** From the ground up: a higher stage may import from those below it. */
const stages = stack(PIPELINE, [
  ['site/read', 'files as they are'],
  ['site/parse', 'text to entries'],
  ['site/derive', 'the site model'],
  ['lint/', 'what looks wrong'],
  ['outputs/', 'pages, feeds, cards'],
  ['build/publish', 'changes dist/ whole'],
]);
const layers = stack(RENDERER, [
  ['design/', 'tokens, type, grid'],
  ['components/', 'static'],
  ['islands/', 'interactive'],
  ['sections/', 'blocks of a page'],
  ['layout/', 'around every page'],
]);
const top = CELLAR - 6 * FLOOR;
const cellar: Room = {
  at: [PIPELINE[0], CELLAR],
  size: [RENDERER[0] + RENDERER[1] - PIPELINE[0], GROUND - CELLAR],
  name: 'pipeline/content/ shared/',
  notes: ['schema, model, addresses: what all may know'],
};
const kinds: Room = {
  at: [PIPELINE[0] + PIPELINE[1], CELLAR - 4 * FLOOR],
  size: [88, 3 * FLOOR],
  name: 'types/',
  notes: ['page', 'article', 'service'],
};
const report: Room = {
  at: [PIPELINE[0] + PIPELINE[1], CELLAR - FLOOR],
  size: [88, FLOOR],
  name: 'findings/',
  notes: ['words, report'],
};
const entries: Room = {
  at: [PIPELINE[0], top - FLOOR],
  size: [PIPELINE[1], FLOOR],
  name: 'build.ts',
  notes: ['the list of stages'],
};
const beam: Room = { at: [RENDERER[0], top + FLOOR - BEAM], size: [RENDERER[1], BEAM], name: 'renderer/' };
const pages: Room = {
  at: [RENDERER[0], top - BEAM],
  size: [RENDERER[1], FLOOR],
  name: 'pages/',
  notes: ['one folder a view'],
};
const rooms = [cellar, report, kinds, ...stages, entries, ...layers, beam, pages];

/** The house that makes the site: the pipeline, the renderer, and which way content and imports go. */
export function house(): Sheet {
  return {
    width: 640,
    height: GROUND + 96,
    marks: [...rooms.flatMap(walls), ...roof(), ...garden(), ...arrows(), ...published()],
    writing: [...rooms.flatMap(signs), ...captions()],
  };
}

function stack([left, width]: Point, names: readonly (readonly [string, string])[]): Room[] {
  return names.map(([name, note], index) => ({
    at: [left, CELLAR - (index + 1) * FLOOR],
    size: [width, FLOOR],
    name,
    notes: [note],
  }));
}

function walls({ at: [x, y], size: [width, height] }: Room): Mark[] {
  return box(view, { at: [x, 0, -y - height], size: [width, DEPTH, height] });
}

/** Two gables, hatched on the side away from the light. */
function roof(): Mark[] {
  return [entries, pages].flatMap(({ at: [x, y], size: [width] }) => {
    const [back, ridge]: [Point, Point] = [
      [x - DEPTH / 2, y - 0.28 * DEPTH],
      [x + width / 2 - DEPTH / 4, y - 60],
    ];
    const slope: Point[] = [[x, y], [x + width, y], ridge];
    return [
      mark('ink on-tint', face(back, [x, y], ridge)),
      mark('ink on-sunk', face(...slope)),
      mark('quiet', fill(slope, 9, -62)),
    ];
  });
}

/** What stands outside the house: its input, what shows the result, and what draws the pictures. */
function garden(): Mark[] {
  const [from, to]: [Point, Point] = [
    [14, GROUND],
    [628, GROUND],
  ];
  const sheets = [2, 1, 0].map((index) => outside(CELLAR - 31 + 9 * index, 7));
  return [
    mark('ink', line(from, to)),
    mark('quiet', ticks(from, to, 34, [0, 9], 6)),
    ...sheets.flat(),
    ...outside(top + 202, 34),
    ...outside(GROUND - 26, 26),
  ];
}

function outside(y: number, height: number, looks?: Parameters<typeof box>[2]): Mark[] {
  return box(view, { at: [OUTSIDE - 21, 0, -y - height], size: [62, DEPTH, height] }, looks);
}

function arrows(): Mark[] {
  const publish = top + FLOOR / 2;
  const read = CELLAR - FLOOR / 2 + 12;
  const bridge = pages.at[1] + 14;
  return [
    mark('accent', arrow([110, read], [124, read])),
    mark('accent', arrow([124, publish], [112, publish])),
    mark('accent', arrow([OUTSIDE, top + 108], [OUTSIDE, top + 178])),
    mark('accent', arrow([OUTSIDE, CELLAR + 42], [OUTSIDE, CELLAR + 31])),
    mark('accent dashed', line([338, bridge], [424, bridge])),
    mark('accent', arrow([425, bridge], [434, bridge])),
    mark('accent', arrow([40, GROUND + 78], [40, GROUND + 46])),
    mark('ink', arrow([330, GROUND + 46], [330, GROUND + 78])),
  ];
}

/** The one thing that leaves the house. */
function published(): Mark[] {
  return outside(top + 14, 44, { front: 'ink on-accent', left: 'ink on-accent' });
}

function arrow(from: Point, to: Point): string {
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const wing = (side: number): Point => [to[0] - 8 * dx + 7 * side * dy, to[1] - 8 * dy + 7 * side * dx];
  return line(from, to) + line(wing(1), to, wing(-1));
}

function signs({ at: [x, y], size: [width, height], name, notes = [] }: Room): Writing[] {
  const first = y + height / 2 + 8 - 11 * notes.length;
  const middle = x + width / 2;
  return [
    { text: name, size: 'name', at: [middle, first], from: 'middle' },
    ...notes.map((text, index): Writing => ({
      text,
      size: 'note',
      at: [middle, first + 24 * (index + 1)],
      from: 'middle',
    })),
  ];
}

function captions(): Writing[] {
  const below = (text: string, y: number): Writing => ({ text, size: 'name', at: [OUTSIDE, y], from: 'middle' });
  return [
    below('dist/', top + 88),
    below('server/', top + 264),
    below('content/', CELLAR + 20),
    below('drawings/', GROUND + 30),
    { text: 'site model', size: 'note', at: [382, pages.at[1] + 4], from: 'middle' },
    { text: 'content goes up', size: 'note', at: [58, GROUND + 68], from: 'start' },
    { text: 'imports go down, never up', size: 'note', at: [348, GROUND + 68], from: 'start' },
  ];
}
