import type { Locator, Page } from '@playwright/test';

/** Opens the choice about advertising in the footer. */
export async function openSetting(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByText('Privacy choices').click();
}

/** Returns the open choice about advertising. */
export function setting(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('group', { name: 'Advertising service' });
}

/** Returns the stored answer of a visitor who accepted on a day. */
export function accepted(day: Date): string {
  return JSON.stringify({ answer: 'accepted', given: day.toISOString() });
}

/** Stores an answer from an earlier day, unless there is one already. */
export async function answer(page: Page, given: 'accepted' | 'rejected', day: Date): Promise<void> {
  await page.addInitScript(
    (value) => {
      if (localStorage.getItem('consent') === null) localStorage.setItem('consent', value);
    },
    JSON.stringify({ answer: given, given: day.toISOString() }),
  );
}
