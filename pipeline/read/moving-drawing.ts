const MOTION = /@media\s*\(prefers-reduced-motion:\s*no-preference\)\s*\{/;

/** Whether a drawing moves where a visitor has not asked for less motion. */
export function isMoving(drawing: string): boolean {
  return MOTION.test(drawing);
}

/** The same drawing without what moves in it. */
export function withoutMotion(drawing: string): string {
  const start = MOTION.exec(drawing);
  if (!start) return drawing;
  let end = start.index + start[0].length;
  for (let depth = 1; depth > 0 && end < drawing.length; end++)
    depth += Number(drawing[end] === '{') - Number(drawing[end] === '}');
  return withoutMotion(drawing.slice(0, start.index) + drawing.slice(end));
}
