import { along, line, type Point } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** Ticks along a line, the first and every `major`-th of them long; `tick` is the vector of a long one. */
export function ticks(from: Point, to: Point, count: number, tick: Point, major = 4): string {
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = along(from, to, index / count);
    const part = index % major === 0 ? 1 : 0.5;
    return line(at, [at[0] + tick[0] * part, at[1] + tick[1] * part]);
  }).join('');
}

/** A ruler: its line and its ticks. */
export function ruler(from: Point, to: Point, count: number, tick: Point, major = 4): string {
  return line(from, to) + ticks(from, to, count, tick, major);
}

/** The line on which a drawing stands, with ticks below it. */
export function groundLine(from: Point, to: Point): Mark[] {
  return [mark('ink', line(from, to)), mark('quiet', ticks(from, to, 36, [13, 8], 6))];
}
