import type { Mark } from './sheet.ts';

const BEATS = 16;
const BEAT_SECONDS = 0.1;

/** Unless a visitor prefers reduced motion, lines draw themselves once, and faces and fine lines appear. */
export const motion: string =
  '@media (prefers-reduced-motion:no-preference){' +
  '.drawn{animation:draw .7s ease-out backwards}.shown{animation:show .7s ease-out backwards}' +
  Array.from({ length: BEATS }, (_, beat) => `.b${beat}{animation-delay:${(beat * BEAT_SECONDS).toFixed(1)}s}`).join(
    '',
  ) +
  '@keyframes draw{from{stroke-dasharray:0 1;stroke-linecap:butt;fill-opacity:0}60%{stroke-linecap:butt;fill-opacity:0}to{stroke-dasharray:1 0}}' +
  '@keyframes show{from{opacity:0}}}';

/** Lets marks enter one after the other, from one beat (0 to 15) to another. */
export function drawn(marks: readonly Mark[], from: number, to: number): Mark[] {
  return marks.map((mark, index) => {
    const beat = Math.round(from + ((to - from) * index) / marks.length);
    return { ...mark, step: `${/^ink|blunt/.test(mark.look) ? 'drawn' : 'shown'} b${beat}` };
  });
}
