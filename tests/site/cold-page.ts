import type { Page } from '@playwright/test';
import { hydrateChunk } from './built-site.ts';

/** Holds back requests for an address from now on. Returns a function that releases them. */
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

/** Holds back React, so that no island of the page hydrates. Returns a function that releases it. */
export function keepCold(page: Page): Promise<() => void> {
  return hold(page, `**/${hydrateChunk}`);
}

/** Resolves when an island is hydrated. */
export async function awake(page: Page, island: string): Promise<void> {
  await page.locator(`[data-island="${island}"][data-awake]`).waitFor({ state: 'attached' });
}

/** Removes the browser's support for the attribute `command`, which older browsers lack. */
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

/** Makes the browser ask for as little data as possible. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}
