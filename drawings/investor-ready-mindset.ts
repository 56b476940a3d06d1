import { gate } from './gate.ts';
import { viewFrom, type Place } from './isometric.ts';
import { circle, curve, line, type Point } from './pen.ts';
import { ticks } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { plinth } from './stairs.ts';

const [LONG, DEEP, THICK] = [1040, 210, 44];
const START = 60;
/** Position and height of each gate; planning starts from the last. */
const GATES: readonly (readonly [x: number, height: number])[] = [
  [270, 190],
  [540, 240],
  [850, 300],
];
const view = viewFrom([330, 800], 1, { along: [0.975, -0.2], back: [-0.46, -0.27] });

/** A level road with three gates. Decisions are counted back from the last gate, each to the one before it. */
export function investorReadyMindset(): Sheet {
  const road = plinth(view, { at: [0, 0, -THICK], size: [LONG, DEEP, THICK] }, 20);
  return { width: 1600, height: 1000, marks: [...road, ...gates(), ...back(), ...ground()] };
}

/** The gates, farthest first: two are open, the last is shut. */
function gates(): Mark[] {
  return GATES.toReversed().flatMap(([x, height], index) =>
    gate(view, {
      at: [x, 0, 0],
      width: DEEP,
      height,
      post: 20,
      ...(index === 0 ? { looks: { front: 'ink on-accent', side: 'ink on-tint' } } : {}),
      leaf: { look: index === 0 ? 'accent' : 'quiet', open: index > 0 },
    }),
  );
}

/** Arcs over the road, from the lintel of each gate back to the one before and to where one stands today. */
function back(): Mark[] {
  const places = [[START, 0] as const, ...GATES].map(([x, height]): Place => [x, DEEP / 2, height]);
  return places.flatMap((to, index): Mark[] => {
    const from = places[index + 1];
    if (!from) return [];
    const [high, low]: [Point, Point] = [view(from), view(to)];
    const over: Place = [(from[0] + to[0]) / 2, DEEP / 2, Math.max(from[2], to[2]) + 84];
    return [
      mark('accent', curve([high, view(over), low]), 5),
      mark('accent on-paper', circle(low, 11), 5),
      mark('accent on-paper', circle(high, 11), 5),
    ];
  });
}

function ground(): Mark[] {
  const [from, to] = [view([-70, 0, -THICK]), view([LONG + 40, 0, -THICK])];
  return [mark('ink', line(from, to)), mark('quiet', ticks(from, to, 36, [14, 9], 6))];
}
