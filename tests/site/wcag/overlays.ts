import type { Locator, Page } from '@playwright/test';
import { region } from '../toasts-on-page.ts';
import { openStill } from './every-page.ts';
import { showAs, VIEWS, type View } from './views.ts';

const ARTICLE = '/insights/burn-quality';

/** The views in which the menu is a panel of its own. */
export const MENU_VIEWS: readonly View[] = VIEWS.filter(({ width }) => width === 390);

/** Opens the home page and its menu. */
export async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStill(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
}

/** Opens an article in one view and shows a message on it, which stays as long as the pointer. */
export async function openToast(page: Page, view: View): Promise<Locator> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openStill(page, ARTICLE);
  await showAs(page, view);
  await page.getByRole('button', { name: 'Share' }).click();
  const toast = region(page).getByText('Link copied');
  await toast.hover();
  return toast;
}
