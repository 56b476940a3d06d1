import type { Place, View } from './isometric.ts';
import { circle, loop, parts, type Point } from './pen.ts';
import { mark, type Mark } from './sheet.ts';

/** Rings on a level face around its point `at`, as a result is drawn on slides; `radius` is that of the outermost ring. */
export function rings(view: View, at: Place, radius: number): Mark[] {
  const ring = (of: number): string =>
    loop(
      parts(20)
        .slice(1)
        .map((part): Point => {
          const turn = 2 * Math.PI * part;
          return view([at[0] + of * Math.cos(turn), at[1] + of * Math.sin(turn), at[2]]);
        }),
    );
  return [
    mark('ink on-tint', ring(radius)),
    mark('ink on-paper', ring(radius * 0.62)),
    mark('ink on-tint', ring(radius * 0.26)),
    mark('accent', circle(view(at), 6), 4),
  ];
}
