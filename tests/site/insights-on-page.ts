import type { Locator, Page } from '@playwright/test';

/** Returns the search field. */
export function search(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Search insights' });
}

/** Returns the checkbox of a topic. For one that is not popular, call `unfoldTopics` first. */
export function topic(page: Page, name: string): Locator {
  return page.getByRole('group', { name: 'Filter by topic' }).getByRole('button', { name, exact: true });
}

/** Returns the titles in the list of articles. */
export function entries(page: Page): Locator {
  return page.locator('[data-island="insights"]').getByRole('heading', { level: 2 }).getByRole('link');
}

/** Shows the topics beyond the popular ones. */
export async function unfoldTopics(page: Page): Promise<void> {
  await page.getByText(/^\d+ more topics?$/).click();
}
