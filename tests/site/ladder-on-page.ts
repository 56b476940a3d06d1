import type { Locator, Page } from '@playwright/test';

/** Opens the fields of the ladder of the article, and returns the ladder. */
export async function editLadder(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Put in your own numbers' }).click();
  return page.locator('#ladder');
}

/** Returns a field of a gate; gates count from 0. */
export function field(figure: Locator, gate: number, label: string): Locator {
  return figure.getByRole('group').nth(gate).getByLabel(label);
}
