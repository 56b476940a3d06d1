import type { Locator, Page } from '@playwright/test';

/** The field of the search. */
export function search(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Search insights' });
}

/** The box of a topic, which adds it to those that are chosen; for one of the further ones, `unfoldTopics` comes first. */
export function topic(page: Page, name: string): Locator {
  return page.getByRole('group', { name: 'Filter by topic' }).getByRole('button', { name, exact: true });
}

/** The titles of the grid. */
export function entries(page: Page): Locator {
  return page.locator('[data-island="insights"]').getByRole('heading', { level: 2 }).getByRole('link');
}

/** Shows the topics beyond the popular ones. */
export async function unfoldTopics(page: Page): Promise<void> {
  await page.getByText(/^\d+ more topics?$/).click();
}
