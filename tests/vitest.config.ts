import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isQuick } from './sampling.ts';

const ALL = 'tests/unit/**/*.test.{ts,tsx}';
/** Tests that start programs, load many sites or try texts at random, for many seconds each. */
const SLOW = 'tests/unit/**/*.slow.test.{ts,tsx}';
/** Tests that replace modules or globals. */
const ALONE = 'tests/unit/**/*.alone.test.{ts,tsx}';

/** Runs slow tests first, so that no worker is left with one at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is a method of Vitest
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification): boolean => moduleId.includes('.slow.');
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

// Packages run as in a build: in development mode, some check all that they do, and take twice as long.
process.env['NODE_ENV'] = 'production';

/** Unit tests: pure functions, golden cases, the rules of the architecture. No browser. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    /** React reports more mistakes than in production. */
    env: { NODE_ENV: 'test' },
    /** One worker more than there are cores, or two with slow tests, because many tests wait for programs or for files. */
    maxWorkers: availableParallelism() + (isQuick ? 1 : 2),
    /** Enough for a busy machine; a passing test never takes that long. */
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/unit/seed.ts'],
    sequence: { sequencer: SlowFirst },
    /** Parsing texts makes much short-lived garbage; a larger young generation is collected less often. */
    execArgv: ['--max-semi-space-size=32'],
    /** The test files of a worker share its modules, since loading them for each file takes a third of the time. */
    isolate: false,
    projects: [
      { extends: true, test: { name: 'shared', include: [ALL], exclude: [ALONE, ...(isQuick ? [SLOW] : [])] } },
      { extends: true, test: { name: 'alone', include: [ALONE], isolate: true } },
    ],
  },
});
