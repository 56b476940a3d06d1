import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArguments } from './browser-arguments.ts';
import { isLong } from './sampling.ts';

/** `SITE_PORT` lets two checkouts run their tests at the same time; servers of single tests use the ports after it. */
const PORT = Number(process.env['SITE_PORT'] ?? 4321);
const executablePath = process.env['BROWSER_EXECUTABLE'];

/** Browser tests: the built folder as a host would serve it, in a real Chromium. */
export default defineConfig({
  testDir: 'site',
  globalSetup: './site/bundle-packages.ts',
  testMatch: '*.spec.ts',
  outputDir: '.results/site',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  updateSnapshots: 'none',
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      scale: 'css',
      // Strict enough to notice another hue of the accent at the same lightness, or a heading 2 px lower: about 500 pixels of a page.
      threshold: 0.04,
      maxDiffPixelRatio: 0.0001,
    },
  },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  /** Second opinions and rarer cases run only in the long run. */
  ...(!isLong && { grepInvert: /@night/ }),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    launchOptions: {
      args: [...browserArguments],
      ...(executablePath && { executablePath }),
    },
  },
  webServer: {
    command: `node pipeline/bin/run.mjs preview --port ${PORT}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    port: PORT,
  },
});
