import { fencedOf } from '../../compile/yaml/fenced.ts';

/** The least share of common runs of words at which two texts are nearly the same. */
const SAME = 0.6;
/** Number of words of a run. */
const RUN = 3;
/** Texts with fewer runs may be alike by chance, unless they are equal. */
const FEW_RUNS = 8;

/** Returns the share of common runs of words of two files, from 0 to 1; 0 if they are not nearly the same. */
export function shareOfText(one: string, other: string): number {
  const [a, b] = [runsOf(one), runsOf(other)];
  const least = Math.min(a.size, b.size);
  const common = [...a].filter((run) => b.has(run)).length;
  const isEqual = common === a.size && common === b.size;
  const share = least === 0 ? 0 : common / least;
  return (least >= FEW_RUNS || isEqual) && share >= SAME ? share : 0;
}

/** Returns the runs of words of a file, without the notes in its fields. */
function runsOf(text: string): Set<string> {
  const { fields = '', body = text } = fencedOf(text) ?? {};
  const words = `${fields.replace(/^\s*#.*$/gm, '')}\n${body}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(0, 1 - RUN || undefined).map((_word, index) => words.slice(index, index + RUN).join(' ')));
}
