import { hatch } from './hatch.ts';
import { circle, face, line, type Point } from './pen.ts';
import { ruler } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';

const [MIDDLE, CROWN, FOOT] = [480, 238, 1230];
/** Half the width of the figure by height: down from the crown. */
const PROFILE = [
  [0, 0],
  [10, 66],
  [40, 120],
  [90, 156],
  [150, 172],
  [215, 171],
  [285, 154],
  [340, 128],
  [380, 98],
  [396, 70],
  [440, 66],
  [488, 70],
  [508, 92],
  [528, 140],
  [560, 226],
  [604, 300],
  [664, 344],
  [760, 368],
  [1000, 380],
] as const;
const FLOOR = 1196;
const [PITCH, FLATNESS] = [17, 0.17];

/** A bust of contour lines: a stand-in for a photograph, and of nobody. */
export function portrait(): Sheet {
  return { width: 1000, height: 1200, marks: [...frame(), ...bust(), ...pin([664, 1040]), base()] };
}

function frame(): Mark[] {
  const outer: [Point, Point, Point, Point] = [
    [176, 96],
    [812, 96],
    [812, 1300],
    [176, 1300],
  ];
  const inner: [Point, Point, Point, Point] = [
    [214, 134],
    [774, 134],
    [774, 1300],
    [214, 1300],
  ];
  const [a, b, , d] = outer;
  return [
    mark('ink on-tint', face(a, [a[0] - 26, a[1] - 22], [d[0] - 26, d[1]], d), 4),
    mark('accent', hatch([a, d, [d[0] - 26, d[1] - 22], [a[0] - 26, a[1] - 22]], 84)),
    mark('ink on-sunk', face(a, b, [b[0] - 26, b[1] - 22], [a[0] - 26, a[1] - 22]), 4),
    mark('ink on-paper', face(...outer), 4),
    mark('ink on-sunk', face(...inner)),
    mark('tint', hatch([inner[0], inner[1], [774, 1200], [214, 1200]], 34)),
    mark('quiet', ruler([908, 150], [908, FLOOR], 42, [28, 0])),
  ];
}

/** The edge under bust and ruler. */
function base(): Mark {
  return mark('ink', line([60, FLOOR], [936, FLOOR]), 5);
}

/** Slices, the lowest first; each hides what is behind the one below. */
function bust(): Mark[] {
  const count = Math.floor((FOOT - CROWN) / PITCH);
  return Array.from({ length: count }, (_, index) => {
    const down = (count - 1 - index) * PITCH + 8;
    const half = halfWidth(down);
    return mark(down > 500 ? 'accent on-paper' : 'ink on-paper', slice(CROWN + down, half), down > 500 ? 3.2 : 2.8);
  });
}

function halfWidth(down: number): number {
  const next = PROFILE.findIndex(([at]) => at >= down);
  const [to, from] = [PROFILE[next], PROFILE[next - 1]];
  if (!to || !from) return to?.[1] ?? 384;
  const part = (down - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * part * (part < 1 ? 0.5 + 0.5 * part + 0.5 * (1 - part) : 1);
}

function slice(y: number, half: number): string {
  const [wide, tall] = [half.toFixed(1), (half * FLATNESS).toFixed(1)];
  return `M${(MIDDLE - half).toFixed(1)} ${y}a${wide} ${tall} 0 1 0 ${(2 * half).toFixed(1)} 0a${wide} ${tall} 0 1 0-${(2 * half).toFixed(1)} 0z`;
}

function pin([x, y]: Point): Mark[] {
  const stair: Point[] = [
    [-26, 18],
    [-26, 6],
    [-9, 6],
    [-9, -6],
    [9, -6],
    [9, -18],
    [26, -18],
  ];
  return [
    mark('ink on-paper', circle([x, y], 46), 4),
    mark('signal', line(...stair.map(([right, down]): Point => [x + right, y + down])), 6),
  ];
}
