import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isQuick } from './sampling.ts';

const ALL = 'tests/unit/**/*.test.{ts,tsx}';
/** Tests that start programs, load many sites or try texts at random, for many seconds each. */
const SLOW = 'tests/unit/**/*.slow.test.{ts,tsx}';
/** Tests that put other things in the place of modules or globals. */
const ALONE = 'tests/unit/**/*.alone.test.{ts,tsx}';

/** Slow tests begin first, so that no worker is alone with one at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is a method of Vitest
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification): boolean => moduleId.includes('.slow.');
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

// Packages as a build takes them: for development some check all that they do, and take twice the time.
process.env['NODE_ENV'] = 'production';

/** Unit tests: pure functions, golden cases, the rules of the architecture. No browser. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    /** React says more of what is wrong than in production. */
    env: { NODE_ENV: 'test' },
    /** One more than there are cores, with slow tests two: many of them wait, for programs or until a file that they have written is at rest. */
    maxWorkers: availableParallelism() + (isQuick ? 1 : 2),
    /** Enough for a busy machine; nothing waits for it. */
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/unit/seed.ts'],
    sequence: { sequencer: SlowFirst },
    /** Fewer collections of garbage: texts are parsed all the time. */
    execArgv: ['--max-semi-space-size=32'],
    /** The tests of a worker share its modules: reading them anew for each file took a third of the time. */
    isolate: false,
    projects: [
      { extends: true, test: { name: 'shared', include: [ALL], exclude: [ALONE, ...(isQuick ? [SLOW] : [])] } },
      { extends: true, test: { name: 'alone', include: [ALONE], isolate: true } },
    ],
  },
});
