import type { Locator, Page } from '@playwright/test';
import { region } from '../toasts-on-page.ts';
import { openStill } from './every-page.ts';
import { showAs, type View } from './views.ts';

const ARTICLE = '/insights/burn-quality';

/** Opens an article in a view and shows a message, which stays while the pointer is over it. */
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
