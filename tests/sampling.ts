import { createChoice } from './choice.ts';

/** How much is tried: `npm run test:quick` leaves out what takes long, `npm test` takes samples, `npm run test:long` tries everything. */
type Extent = 'quick' | 'usual' | 'long';

const { TESTS = 'usual', SEED = '1' } = process.env;
/** The seed of random tests: the same in each run, so that none fails by chance. The environment may set another. */
export const seed = Number(SEED);
if (!isExtent(TESTS)) throw new Error(`TESTS is \`${TESTS}\`, expected \`quick\`, \`usual\` or \`long\``);

export const isQuick = TESTS === 'quick';
export const isLong = TESTS === 'long';

/** Returns `usual` in a usual run and `long` in a long one. */
export function amount(usual: number, long: number): number {
  return isLong ? long : usual;
}

/** Returns `size` random items of a list, in its order; all of them in a long run. `SEED` in the environment selects others. */
export function sampleOf<Item>(list: readonly Item[], size: number): readonly Item[] {
  if (isLong || list.length <= size) return list;
  const choose = createChoice(seed);
  const left = list.map((_, index) => index);
  const chosen = new Set(Array.from({ length: size }, () => left.splice(choose(left.length), 1)[0]));
  return list.filter((_, index) => chosen.has(index));
}

function isExtent(word: string): word is Extent {
  return ['quick', 'usual', 'long'].includes(word);
}
