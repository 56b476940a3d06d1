import { check } from 'fast-check';
import { properties } from '../unit/fuzz-properties.ts';
import { readArguments } from '../tool-arguments.ts';

/** `npm run fuzz [-- COUNT [SEED]]`: the properties of `tests/unit/fuzz.slow.test.ts` on that many texts in all. */
const { words } = readArguments(['fuzz [-- COUNT [SEED]]', 'Compiles that many odd texts, 200,000 without a number.'], {
  mostWords: 2,
});
const count = Number(words[0] ?? 200_000);
const seed = Number(words[1] ?? Date.now() % 2 ** 31);
/** The share of texts for each property: most for those that compile a single text, which find faults fastest. */
const SHARES = [0.45, 0.4, 0.05, 0.05, 0.05];

console.log(`${count} texts, seed ${seed}`);
for (const [index, [name, create]] of Object.entries(properties).entries()) {
  const runs = Math.round(count * (SHARES[index] ?? 0));
  const start = performance.now();
  const result = await check(create(), { numRuns: runs, seed });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${result.failed ? 'FAILS' : 'holds'} ${name}: ${result.numRuns} texts, ${seconds} s`);
  if (!result.failed) continue;
  process.exitCode = 1;
  console.log(JSON.stringify(result.counterexample), result.errorInstance);
}
