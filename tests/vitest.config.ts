import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Unit tests: pure functions, golden cases, the rules of the architecture. No browser. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    /** Enough for a busy machine; nothing waits for it. */
    testTimeout: 60_000,
  },
});
