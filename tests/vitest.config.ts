import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const ALL = 'tests/unit/**/*.test.{ts,tsx}';
/** Tests that start programs or try texts at random, for many seconds each. */
const SLOW = 'tests/unit/**/*.slow.test.{ts,tsx}';
/** Tests that put other things in the place of modules or globals. */
const ALONE = 'tests/unit/**/*.alone.test.{ts,tsx}';

/** Unit tests: pure functions, golden cases, the rules of the architecture. No browser. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    /** One more than there are cores: many slow tests wait, for programs or until a file that they have written is at rest. */
    maxWorkers: availableParallelism() + 1,
    /** Enough for a busy machine; nothing waits for it. */
    testTimeout: 60_000,
    /** The tests of a worker share its modules: reading them anew for each file took a third of the time. */
    isolate: false,
    projects: [
      { extends: true, test: { name: 'quick', include: [ALL], exclude: [SLOW, ALONE] } },
      { extends: true, test: { name: 'slow', include: [SLOW] } },
      { extends: true, test: { name: 'alone', include: [ALONE], isolate: true } },
    ],
  },
});
