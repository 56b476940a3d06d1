import type { Browser, Page } from '@playwright/test';
import { measureServed } from './serve-for-bench.ts';

const EDITS = 12;
const PORT = 4188;
const PAUSE_MS = 700;
const TEXT = 'insights/burn-quality';

/** The milliseconds from a mistake that is typed at the desk. */
export interface DeskCosts {
  /** Until its finding stands in the list. */
  readonly found: number;
  /** Until the page beside it has its words. */
  readonly shown: number;
}

/** Measures the time from a typed mistake to its finding and to the page beside it, for each of a few edits. */
export function measureDesk(project: string, work: string, generated: number): Promise<DeskCosts[]> {
  return measureServed({ project, work, generated, port: PORT }, typeAndWatch);
}

async function typeAndWatch(browser: Browser, desk: string): Promise<DeskCosts[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(desk);
  await page.goto(`${new URL(desk).origin}/desk/${TEXT}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.frameLocator('iframe').locator('main').waitFor();
  const edits: DeskCosts[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    await text.press('ControlOrMeta+Home');
    const words = `one of ${edit} mistakes`;
    const costs = watchFor(page, words);
    await page.keyboard.insertText(`[${words}] (/about) `);
    edits.push(await costs);
    await text.press('ControlOrMeta+z');
    await page.waitForTimeout(PAUSE_MS);
  }
  return edits;
}

/** Resolves once words that are typed now stand in a finding and on the page beside the text. */
function watchFor(page: Page, words: string): Promise<DeskCosts> {
  return page.evaluate(async (wanted) => {
    const typed = performance.now();
    let [found, shown] = [0, 0];
    while (found === 0 || shown === 0) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const list = document.querySelector('[data-pane=findings]')?.textContent ?? '';
      const beside = document.querySelector('iframe')?.contentDocument?.querySelector('main')?.textContent ?? '';
      if (found === 0 && list.includes(wanted)) found = now;
      if (shown === 0 && beside.includes(wanted)) shown = now;
    }
    return { found: found - typed, shown: shown - typed };
  }, words);
}
