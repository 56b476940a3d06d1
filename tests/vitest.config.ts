import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SLOW } from './unit/slow.ts';

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
      { extends: true, test: { name: 'quick', include: [ALL], exclude: [...SLOW] } },
      { extends: true, test: { name: 'slow', include: [...SLOW] } },
    ],
  },
});
