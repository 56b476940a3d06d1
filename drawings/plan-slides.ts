import { numeral } from './numeral.ts';
import { face, line, type Point } from './pen.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { deckBehind, headline, on, ruleAt, SHEET } from './slide-of-deck.ts';

/** The headline of the slide as sent, and the height of its letters. */
export const HEADLINE = { text: 'Development timeline', high: 54 } as const;

const ARROWS = 5;
const GATES = [196, 446, 696];
const PATH = 250;
const STOP = 96;

/** A slide as decks are usually sent: work in arrows, in the order in which it will be done. */
export function planAsSent(): Sheet {
  return { ...SHEET, marks: [...deckBehind(), ...headline([HEADLINE.text], HEADLINE.high), ruleAt(470), ...arrows()] };
}

function arrows(): Mark[] {
  const [wide, point, high] = [158, 30, 58];
  const arrowAt = (index: number): Mark[] => {
    const left = 64 + index * (wide + 10);
    const right = left + wide - point;
    const shape: Point[] = [
      on(left, 318),
      on(right, 318),
      on(right + point, 318 + high / 2),
      on(right, 318 + high),
      on(left, 318 + high),
      on(left + point, 318 + high / 2),
    ];
    const words = line(on(left + 46, 354), on(right + 4, 354)) + line(on(left + 46, 338), on(right - 18, 338));
    return [mark('ink on-sunk', face(...shape), 5), mark('quiet', words, 4)];
  };
  const ticks = Array.from({ length: ARROWS + 1 }, (_, index) => 64 + index * 168);
  const bars: readonly (readonly [number, number, number])[] = [
    [64, 430, 236],
    [190, 640, 196],
    [400, 880, 156],
  ];
  return [
    ...Array.from({ length: ARROWS }, (_, index) => arrowAt(index)).flat(),
    mark('quiet', line(on(64, 286), on(904, 286)) + ticks.map((at) => line(on(at, 294), on(at, 278))).join(''), 4),
    ...bars.map(([from, to, up]) =>
      mark('quiet on-sunk', face(on(from, up - 11), on(to, up - 11), on(to, up + 11), on(from, up + 11)), 4),
    ),
    mark('quiet', line(on(64, 92), on(470, 92)) + line(on(64, 66), on(380, 66)), 4),
  ];
}

/** The same slide after the audit: three gates, and below each the place at which the work stops. */
export function planAfter(): Sheet {
  const title = headline(['Three gates in 12 months,', 'each with a stop rule'], 50);
  return { ...SHEET, marks: [...deckBehind(), ...title, ruleAt(396), ...gates()] };
}

function gates(): Mark[] {
  const half = 58;
  const end = 900;
  const gateAt = (at: number, index: number): Mark[] => [
    mark('accent', line(on(at, PATH - half), on(at, STOP)), 5),
    mark('accent', line(on(at - 46, STOP), on(at + 46, STOP)), 12),
    mark('quiet', line(on(at + 26, 158), on(at + 150, 158)) + line(on(at + 26, 134), on(at + 112, 134)), 4),
    mark('ink on-paper', face(on(at - half, PATH), on(at, PATH - half), on(at + half, PATH), on(at, PATH + half)), 6),
    mark('ink', numeral(index + 1, on(at, PATH), 44), 6),
    mark('quiet', line(on(at - 62, 346), on(at + 82, 346)) + line(on(at - 62, 324), on(at + 40, 324)), 4),
  ];
  return [
    mark(
      'ink',
      line(on(64, PATH), on(end, PATH)) + line(on(end - 24, PATH + 20), on(end, PATH), on(end - 24, PATH - 20)),
      6,
    ),
    ...GATES.flatMap(gateAt),
  ];
}
