import type { Browser } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureServed } from './serve-for-bench.ts';

const EDITS = 12;
const PORT = 4189;
const PAUSE_MS = 300;

/** The milliseconds of each step from an edit to the screen. */
export interface ScreenCosts {
  /** From writing a file until the open page is notified: the file is noticed, has stopped changing, and is compiled and checked. */
  readonly told: number;
  /** Until the page is received: it is described and rendered. */
  readonly rendered: number;
  /** Until the changed text is visible in the browser. */
  readonly shown: number;
}

/** Measures the time from a written file to the screen, for each of a few edits. */
export function measureScreen(project: string, work: string, generated: number): Promise<ScreenCosts[]> {
  return measureServed({ project, work, generated, port: PORT }, (browser, desk, content) =>
    editAndWatch(browser, `${new URL(desk).origin}/faq`, path.join(content, 'pages', 'faq.md')),
  );
}

async function editAndWatch(browser: Browser, address: string, file: string): Promise<ScreenCosts[]> {
  const page = await browser.newPage();
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(address);
  await connected;
  await page.waitForLoadState('networkidle');
  const edits: ScreenCosts[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const words = `Edited ${edit} times`;
    const found = page.waitForFunction(
      (wanted) => {
        if (!document.body.innerText.includes(wanted)) return undefined;
        const shown = performance.timeOrigin + performance.now();
        // The page fetches its new version when it is notified.
        const last = performance.getEntriesByName(location.href, 'resource').at(-1) as PerformanceResourceTiming;
        return [last.startTime, last.responseEnd].map((ms) => performance.timeOrigin + ms).concat(shown);
      },
      words,
      { polling: 'raf' },
    );
    const written = performance.timeOrigin + performance.now();
    writeFileSync(file, readFileSync(file, 'utf8').replace(/Getting Started|Edited \d+ times/, words));
    const [told = 0, rendered = 0, seen = 0] = (await (await found).jsonValue()) ?? [];
    edits.push({ told: told - written, rendered: rendered - told, shown: seen - rendered });
    await page.waitForTimeout(PAUSE_MS);
  }
  return edits;
}
