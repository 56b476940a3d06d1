import type { Locator, Page } from '@playwright/test';

/** Opens the choice about advertising in the footer. */
export async function openSetting(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByText('Privacy choices').click();
}

/** That choice, once it is open. */
export function setting(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('group', { name: 'Advertising service' });
}

/** Lets the visitor have answered earlier, on a day. */
export function answer(page: Page, given: 'accepted' | 'rejected', day: Date): Promise<void> {
  return keep(page, JSON.stringify({ answer: given, given: day.toISOString() }));
}

/** Puts a text where the answer is kept, unless there is one. */
export async function keep(page: Page, text: string): Promise<void> {
  await page.addInitScript((value) => {
    if (localStorage.getItem('consent') === null) localStorage.setItem('consent', value);
  }, text);
}
