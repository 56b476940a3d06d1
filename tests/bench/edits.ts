import { compareBuilds } from '../unit/incremental-builds.ts';

// `npm run edits [-- COUNT [SEED]]`: the test of incremental builds with that many edits.
const count = Number(process.argv[2] ?? 300);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
let done = 0;
console.log(`${count} edits, seed ${seed}`);
const compared = await compareBuilds(count, seed, (what) => console.log(`${++done} ${what}`));
console.log(
  `${compared} sites were made as by a cold build; ${count - compared} edits stopped both builds with the same words.`,
);
