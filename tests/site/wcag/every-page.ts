import type { Page } from '@playwright/test';
import { pages } from '../built-site.ts';

/** The list of one topic, which stands for the lists of all topics. */
const sampleTopic = pages.find(({ address }) => isTopic(address));

/** Addresses of all pages of the built folder, of lists by topic one. */
export const addresses: readonly string[] = pages
  .filter((page) => page === sampleTopic || !isTopic(page.address))
  .map(({ address }) => address);

/** Opens a page so that it can be measured: nothing moves, nothing is folded away. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
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
