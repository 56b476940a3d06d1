import { changeStyles } from './plain-drawing.ts';

const MOTION = /@media\s*\(prefers-reduced-motion:\s*no-preference\)\s*\{/;

/** Whether a plain drawing moves where a visitor has not asked for less motion. */
export function isMoving(drawing: string): boolean {
  return withoutMotion(drawing) !== drawing;
}

/** The same plain drawing without what moves in it. */
export function withoutMotion(drawing: string): string {
  return changeStyles(drawing, stillStyle);
}

function stillStyle(style: string): string {
  const start = MOTION.exec(style);
  if (!start) return style;
  let end = start.index + start[0].length;
  for (let depth = 1; depth > 0 && end < style.length; end++)
    depth += Number(style[end] === '{') - Number(style[end] === '}');
  return stillStyle(style.slice(0, start.index) + style.slice(end));
}
