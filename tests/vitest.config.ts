import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ALONE, SLOW } from './unit/slow.ts';

const ALL = 'tests/unit/**/*.test.{ts,tsx}';

/** Unit tests: pure functions, golden cases, the rules of the architecture. No browser. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    /** Both cores of a small machine: Vitest leaves one free, and most of the slow tests wait for programs. */
    maxWorkers: Math.max(2, availableParallelism() - 1),
    /** Enough for a busy machine; nothing waits for it. */
    testTimeout: 60_000,
    projects: [
      /** The tests of a worker share its modules: reading them anew for each file took a third of the time. */
      { extends: true, test: { name: 'quick', include: [ALL], exclude: [...SLOW, ...ALONE], isolate: false } },
      { extends: true, test: { name: 'alone', include: [...ALONE] } },
      { extends: true, test: { name: 'slow', include: [...SLOW] } },
    ],
  },
});
