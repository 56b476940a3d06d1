import { compareBuilds } from '../unit/incremental-builds.ts';
import { readArguments } from '../tool-arguments.ts';

// `npm run edits [-- COUNT [SEED]]`: the test of incremental builds with that many edits.
const { words } = readArguments(
  ['edits [-- COUNT [SEED]]', 'Compares builds after that many edits with cold ones, 300 without a number.'],
  { mostWords: 2 },
);
const count = Number(words[0] ?? 300);
const seed = Number(words[1] ?? Date.now() % 2 ** 31);
let done = 0;
console.log(`${count} edits, seed ${seed}`);
const compared = await compareBuilds(count, seed, (what) => console.log(`${++done} ${what}`));
console.log(
  `${compared} sites were made as by a cold build; ${count - compared} edits stopped both builds with the same words.`,
);
