import type { Page } from '@playwright/test';
import { pages, type BuiltPage } from '../built-site.ts';
import { expect } from '../fixtures.ts';

const sampleTopic = pages.find(({ address }) => isTopic(address));

/**
 * Addresses of all pages of the built folder. The list of one topic stands for those of all topics, and an
 * address that shows the very page of another one is left out.
 */
export const addresses: readonly string[] = pages
  .filter((page) => page === sampleTopic || !isTopic(page.address))
  .filter((page, index, all) => all.findIndex((other) => bodyOf(other) === bodyOf(page)) === index)
  .map(({ address }) => address);

/** Opens a page so that it can be measured: nothing moves, nothing is folded away, nothing is still to come. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await unfold(page);
}

/** Waits until the page that is open is whole, and opens what is folded away. */
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
