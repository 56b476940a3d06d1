import { loop, arc, around, circle, face, line, type Point } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** A beam that turns about its middle. */
export interface Balance {
  readonly pivot: Point;
  readonly half: number;
  /** Degrees clockwise: the right side sinks. */
  readonly tilt: number;
  /** Distance from the beam's end down to the pan. */
  readonly drop: number;
}

/** The end of the beam, right or left. */
export function beamEnd({ pivot, half, tilt }: Balance, side: 1 | -1): Point {
  return around(pivot, half, side === 1 ? tilt : tilt + 180);
}

/** The beam, seen from the front, with its pointer over a scale. */
export function beam(shape: Balance): Mark[] {
  const { pivot, tilt } = shape;
  const [left, right] = [beamEnd(shape, -1), beamEnd(shape, 1)];
  const offset = (by: number): Point => around([0, 0], by, tilt + 90);
  const move = ([x, y]: Point, by: number): Point => [x + offset(by)[0], y + offset(by)[1]];
  const outline = face(
    move(left, -9),
    move(pivot, -26),
    move(right, -9),
    move(right, 9),
    move(pivot, 26),
    move(left, 9),
  );
  return [
    mark('ink on-paper', outline, 4),
    mark('quiet', line(move(left, 3), move(pivot, 14), move(right, 3))),
    mark('ink on-paper', circle(pivot, 34), 4),
    mark('ink on-tint', circle(pivot, 20)),
    mark('ink on-paper', circle(left, 10) + circle(right, 10)),
  ];
}

/** A pan on three cords, the nearest cord drawn last. */
export function pan(shape: Balance, side: 1 | -1, half: number, load: (middle: Point) => Mark[]): Mark[] {
  const [x, y] = beamEnd(shape, side);
  const rim = y + shape.drop;
  const ellipse = loop(
    Array.from({ length: 12 }, (_, index): Point => {
      const [right, down] = around([0, 0], 1, index * 30);
      return [x + half * right, rim + half * 0.17 * down];
    }),
  );
  const bowl = `M${Math.round(x - half)} ${Math.round(rim)}q${half} ${Math.round(half * 0.92)} ${2 * half} 0z`;
  return [
    mark('ink on-tint', bowl, 4),
    mark('ink on-paper', ellipse),
    mark('quiet', line([x, y], [x - 12, rim - half * 0.16])),
    ...load([x, rim]),
    mark('ink', line([x - half, rim], [x, y], [x + half, rim]), 2.4),
  ];
}

/** A scale above the beam: its good half, its ticks, and a pointer at an angle in degrees from vertical. */
export function pointer(pivot: Point, reach: number, angle: number): Mark[] {
  const at = (radius: number, turn: number): Point => around(pivot, radius, -90 + turn);
  const marks = Array.from({ length: 25 }, (_, index) => -36 + index * 3);
  const ticks = marks.map((turn, index) => line(at(reach, turn), at(reach + (index % 4 === 0 ? 26 : 14), turn)));
  const good = `${arc(pivot, reach + 46, -90, -54)}L${at(reach, 36).map(Math.round).join(' ')}`;
  const back = arc(pivot, reach, -54, -90).replace(/^M[^A]*/, '');
  return [
    mark('ink on-tint', `${good}${back}z`),
    mark(
      'ink',
      arc(pivot, reach, -126, -54) + arc(pivot, reach + 46, -126, -54) + line(at(reach, -36), at(reach + 46, -36)),
    ),
    mark('quiet', ticks.join('')),
    mark('ink', line(at(reach - 14, 0), at(reach + 66, 0)), 5),
    mark('on-ink', face(at(32, angle - 14), at(reach + 22, angle), at(32, angle + 14))),
  ];
}
