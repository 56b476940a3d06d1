import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { INSIGHTS_INDEX } from '../../pipeline/content/addresses.ts';
import { startPreview } from '../../pipeline/server/preview.ts';
import { launchBrowser } from '../launch-browser.ts';

/** The costs of the search for a visitor. */
export interface SearchCosts {
  /** Bytes of the index, compressed with brotli. */
  readonly bytes: number;
  /** Milliseconds of the main thread from each typed key until the next frame, in order. */
  readonly keys: readonly number[];
  /** The same for keys in a field without scripts, for comparison. */
  readonly bareKeys: readonly number[];
}

const TYPED = 'capital';
const PAUSE_MS = 400;

/** Types a text into the search of a built folder in a real browser, and measures it. */
export async function measureSearch(out: string): Promise<SearchCosts> {
  const preview = await startPreview(out);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${preview.origin}/insights`);
    const field = page.getByRole('textbox', { name: 'Search insights' });
    await field.focus();
    await page.locator('[data-island="insights"][data-awake]').waitFor();
    const keys = await typeInto(page);
    await page.goto('about:blank');
    await page.setContent('<input autofocus>');
    return { bytes: indexBytes(out), keys, bareKeys: await typeInto(page) };
  } finally {
    await browser.close();
    await preview.close();
  }
}

/** Measures the milliseconds from each key to the end of the frame that shows its effect. */
async function typeInto(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(globalThis, { taken });
    addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        // A task that is queued after the frame runs when the frame is finished.
        requestAnimationFrame(() => setTimeout(() => taken.push(performance.now() - began)));
      },
      { capture: true },
    );
  });
  for (const letter of TYPED) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate(() => (globalThis as unknown as { taken: number[] }).taken);
}

function indexBytes(out: string): number {
  const folder = path.join(out, path.dirname(INSIGHTS_INDEX));
  const stem = path.basename(INSIGHTS_INDEX, '.json');
  return readdirSync(folder)
    .filter((name) => name.startsWith(stem) && name.endsWith('.json'))
    .reduce((sum, name) => sum + brotliCompressSync(readFileSync(path.join(folder, name))).length, 0);
}
