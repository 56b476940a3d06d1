import { typedHeadings, type TypedHeading } from '../markdown/typed-headings.ts';
import type { ContentFolder } from '../read/content-folder.ts';
import type { Place, Reported } from '../report.ts';

/**
 * Where to tell of an anchor that two headings of a file have: at the newer one, since links lead to the other. That is the one that the
 * last commit of the file does not have; else the one of which the anchor says less; else the second, at `place`.
 */
export async function newerAnchor(
  place: Place,
  values: Reported['values'],
  { texts, remembered }: Pick<ContentFolder, 'texts' | 'remembered'>,
): Promise<Place> {
  const anchor = values['anchor'] ?? '';
  const text = texts.get(place.file)?.text ?? '';
  const holders = typedHeadings(text).filter(({ anchors }) => anchors.includes(anchor));
  const [first] = holders;
  const second = holders.find(({ line }) => line === place.line);
  if (!first || !second || first === second) return place;
  const lines = text.split(/\r\n?|\n/);
  const committed = new Set((await remembered?.committedText(place.file))?.split(/\r\n?|\n/));
  const isOld = ({ line }: TypedHeading): boolean => committed.has(lines[line - 1] ?? '');
  const isSecondOld = isOld(first) === isOld(second) ? saidOf(second, anchor) > saidOf(first, anchor) : isOld(second);
  return isSecondOld ? { ...place, line: first.line } : place;
}

/** How many parts of an anchor are in the words of a heading. */
function saidOf({ words }: TypedHeading, anchor: string): number {
  const said = words.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return anchor.split('-').filter((part) => said.some((word) => word.startsWith(part.toLowerCase()))).length;
}
