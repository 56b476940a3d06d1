import { face } from './pen.ts';
import { mark, type Sheet } from './sheet.ts';

/** The site's logo: three rising steps and a gate, on whole pixels at a quarter of its size. */
export function sign(): Sheet {
  const steps = face(
    [0, 52],
    [16, 52],
    [16, 40],
    [32, 40],
    [32, 28],
    [64, 28],
    [64, 36],
    [40, 36],
    [40, 48],
    [24, 48],
    [24, 60],
    [0, 60],
  );
  const gate = face([36, 28], [36, 0], [60, 0], [60, 28], [52, 28], [52, 8], [44, 8], [44, 28]);
  return { width: 64, height: 64, ground: false, marks: [mark('on-ink', steps), mark('on-signal', gate)] };
}
