import type { Page } from '@playwright/test';
import { hydrateChunk } from './built-site.ts';

/** Keeps a request waiting from now on. Returns what lets it through. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Keeps React from arriving, so that every island of the page stays cold. Returns what lets it through. */
export function keepCold(page: Page): Promise<() => void> {
  return hold(page, `**/${hydrateChunk}`);
}

/** Resolves when an island answers to gestures. */
export async function awake(page: Page, island: string): Promise<void> {
  await page.locator(`[data-island="${island}"][data-awake]`).waitFor({ state: 'attached' });
}

/** Takes the browser's own knowledge of `command` away, as in a browser of some years ago. */
export async function forgetCommands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  });
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/ (?:command|commandfor|closedby)="[^"]*"/g, '');
      await route.fulfill({ response, body });
    },
  );
}
