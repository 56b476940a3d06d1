import type { SlidePicture } from '../../../pipeline/content/model/interactive-figure.ts';
import type { Slide } from '../../../pipeline/content/model/interactive-figure.ts';

/** A slide with its drawings, as path data: as sent, and in order if that is another. */
export type DrawnSlide = Omit<Slide, 'pictures'> & { readonly drawings: readonly string[] };

const disc = 'a8 8 0 1 0 16 0a8 8 0 1 0-16 0';
const person = 'a5 5 0 1 0 10 0a5 5 0 1 0-10 0m-6 30v-8a11 11 0 0 1 22 0v8';
const arrow = 'h11l5 8l-5 8h-11l5-8z';
const gate = 'l6-6l6 6l-6 6zm6 6v13m-5 0h10';
const tick = 'l3 3l6-6';

/** Simple drawings, 88 wide and 40 high, which represent no data. */
const DRAWINGS: Readonly<Record<SlidePicture, string>> = {
  text: 'M1 5h52M1 16h86M1 25h86M1 34h60',
  capsule: 'M14 7h52a13 13 0 0 1 0 26h-52a13 13 0 0 1 0-26zM40 7v26',
  decline: 'M1 1v38h86M9 6h68M9 6c30 2 34 25 68 27M82 6v27M79 6h6M79 33h6',
  people: `M7 9${person}M38 9${person}M69 9${person}`,
  pathway: `M1 20${disc}M17 20h26m-5-5l5 5l-5 5M46 20${disc}M62 20h25m0-8v16`,
  bars: 'M1 39h86M9 39v-32h18v32M36 39v-21h18v21M63 39v-12h18v12M18 2v5M45 13v5M72 22v5',
  dose: 'M1 1v38h86M7 34c46 0 50-3 57-14s10-12 22-13M28 3v6m0 5v6m0 5v6',
  patent: 'M1 2h24l10 10v26h-34zM25 2v10h10M8 25h20M50 4h32v14c0 10-8 16-16 19c-8-3-16-9-16-19zM59 19l5 6l10-11',
  table: `M1 2h86v36h-86zM1 14h86M1 26h86M31 2v36M50 2v36M69 2v36M36 20${tick}M74 20${tick}M36 32${tick}M55 32${tick}`,
  rivals: `M1 2h86v36h-86zM1 14h86M1 26h86M31 2v36M50 2v36M69 2v36M36 20${tick}M55 20${tick}M74 20${tick}M55 32${tick}M74 32${tick}`,
  arrows: `M1 12${arrow}M18 12${arrow}M35 12${arrow}M52 12${arrow}M69 12${arrow}`,
  gates: `M1 14h8m12 0h17m12 0h17m12 0h8m-4-4l4 4l-4 4M9 14${gate}M38 14${gate}M67 14${gate}`,
  sum: 'M8 19h10m-5-5v10M52 4h32M34 13h50M44 22h40M2 30h84M30 38h54',
};

/** Returns slides with their drawings. */
export function drawSlides(slides: readonly Slide[]): DrawnSlide[] {
  return slides.map(({ pictures, ...slide }) => ({
    ...slide,
    drawings: pictures.map((one) => DRAWINGS[one ?? 'text']),
  }));
}
