import type { Page } from '@playwright/test';
import { pages, type BuiltPage } from '../built-site.ts';
import { expect } from '../fixtures.ts';

const sampleTopic = pages.find(({ address }) => isTopic(address));

/**
 * The addresses of all pages in the built folder, with the list of only one topic, since the others are alike, and
 * without addresses that show the page of another one.
 */
export const addresses: readonly string[] = pages
  .filter((page) => page === sampleTopic || !isTopic(page.address))
  .filter((page, index, all) => all.findIndex((other) => bodyOf(other) === bodyOf(page)) === index)
  .map(({ address }) => address);

/** Opens a page for measuring: nothing moves, everything is unfolded and loaded. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await unfold(page);
}

/** Waits until the open page is complete, and opens every `<details>`. */
export async function unfold(page: Page): Promise<void> {
  await expect(page.locator('[data-choice]:not([data-ready])')).toHaveCount(0);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}

function isTopic(address: string): boolean {
  return address.startsWith('/insights/topics/');
}

function bodyOf({ html }: BuiltPage): string {
  return html.slice(html.indexOf('<body'));
}
