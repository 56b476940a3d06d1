import type { Page } from '@playwright/test';
import { hydrateChunk } from './built-site.ts';
import { saveData } from './cold-page.ts';
import { expect, test } from './same-tab.ts';
import { entries, search } from './insights-on-page.ts';
import { notice, openWhole, publishAnew } from './notices-on-page.ts';
import { toasts } from './toasts-on-page.ts';

const ARTICLE = '/insights/burn-quality';
const CHANGED = 'This page has changed since you opened it.';
const OFFLINE = 'You seem to be offline. What you asked for comes when you are online again.';
const LOST = /assets\/|images\/|index\.json|Failed to load resource/;
const BURN = ['Burn Quality: what a euro of risk costs you', 'The metric biotech gets wrong'];

test.use({ provoked: LOST });

test('a button is faded until its script has come, then obeys', async ({ page }) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/chunks/**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(ARTICLE);
  const button = page.locator('#ladder').getByRole('button', { name: 'Put in your own numbers' });
  await button.click();
  await expect(button).toHaveCSS('opacity', '0.4');
  answer();
  await expect(button).toHaveCount(0);
  await expect(page.locator('#ladder').getByRole('slider').first()).toBeVisible();
});

test.describe('a page that was open while the site was published anew', () => {
  for (const [what, address, use] of [
    ['a press on a sign that copies a link', '/privacy-policy', press('Copy link to “1. Purpose”')],
    ['an answer about advertising', '/cookie-policy', press('Reject')],
  ] as const) {
    test(`says so after ${what}`, async ({ page }) => {
      await openWhole(page, address);
      await publishAnew(page);
      await use(page);
      await expect(notice(page).getByRole('alert')).toHaveText(CHANGED);
    });
  }

  test('says so where no script but the first had come', async ({ page }) => {
    await page.route('**/assets/chunks/**', async (route) => {
      if (route.request().url().includes(hydrateChunk)) await route.fulfill({ status: 404 });
      else await route.continue();
    });
    await openWhole(page, ARTICLE);
    await press('Share')(page);
    await expect(notice(page).getByRole('alert')).toHaveText(CHANGED);
  });

  test('says so where a host answers with a page instead', { tag: '@night' }, async ({ page }) => {
    await openWhole(page, ARTICLE);
    await page.route('**/assets/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Home</p>' }));
    await press('Share')(page);
    await expect(notice(page).getByRole('alert')).toHaveText(CHANGED);
  });

  test('says so after a choice of colors that came before its script', { tag: '@night' }, async ({ page }) => {
    await page.route('**/assets/chunks/**', (route) => route.fulfill({ status: 404 }));
    await openWhole(page, ARTICLE);
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(notice(page).getByRole('alert')).toHaveText(CHANGED);
  });

  test('says so at every press on “Share”, until it is loaded anew by the button, and works', async ({ page }) => {
    await openWhole(page, ARTICLE);
    await publishAnew(page);
    await press('Share')(page);
    await expect(notice(page).getByRole('alert')).toHaveText(CHANGED);
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toHaveCount(0);
    await press('Share')(page);
    await expect(notice(page).getByRole('alert')).toHaveText(CHANGED);
    await page.unrouteAll();
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect(notice(page)).toHaveCount(0);
    await press('Share')(page);
    await expect(toasts(page)).toHaveText('Link copied');
  });

  test('says nothing until something is asked for', { tag: '@night' }, async ({ page }) => {
    await page.route('**/assets/chunks/**', (route) => route.fulfill({ status: 404 }));
    await openWhole(page, ARTICLE);
    const gone = page.waitForResponse(`**/${hydrateChunk}`);
    await page.getByRole('button', { name: 'Share' }).hover();
    await page.getByRole('button', { name: 'Share' }).focus();
    await gone;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(notice(page)).toHaveCount(0);
  });
});

test('a host that is in trouble is not a page that has changed', async ({ page }) => {
  await openWhole(page, ARTICLE);
  await page.route('**/assets/**', (route) => route.fulfill({ status: 503 }));
  await press('Share')(page);
  await expect(notice(page).getByRole('alert')).toHaveText('A part of this page could not be loaded.');
  await expect(notice(page).getByRole('button')).toHaveText(['Reload', 'Close']);
});

test.describe('while the line is down', () => {
  test('a press is answered with that, and obeyed when the line is back', async ({ page, context, baseURL }) => {
    await openWhole(page, '/privacy-policy');
    await context.setOffline(true);
    await press('Copy link to “1. Purpose”')(page);
    await expect(notice(page).getByRole('alert')).toHaveText(OFFLINE);
    await expect(notice(page).getByRole('button')).toHaveText(['Close']);
    await context.setOffline(false);
    await expect(toasts(page)).toHaveText('Link copied');
    await expect(notice(page)).toHaveCount(0);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/privacy-policy#purpose`);
  });

  test('the search says so, in sight of its field, and shows what it finds when the line is back', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await saveData(page);
    await openWhole(page, '/insights');
    await context.setOffline(true);
    await search(page).pressSequentially('burn');
    await expect(notice(page).getByRole('alert')).toHaveText(OFFLINE);
    await expect(search(page)).toBeFocused();
    await expect
      .poll(async () => {
        const [field, foot] = [await search(page).boundingBox(), await notice(page).boundingBox()];
        return (field?.y ?? 0) + (field?.height ?? 0) <= (foot?.y ?? 0);
      })
      .toBe(true);
    await context.setOffline(false);
    await expect(entries(page)).toHaveText(BURN);
    await expect(search(page)).toHaveValue('burn');
    await expect(notice(page)).toHaveCount(0);
  });
});

test('a line that only seems to be up is tried again by itself', async ({ page }) => {
  await openWhole(page, '/insights');
  await page.clock.install();
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await search(page).fill('burn');
  await expect(notice(page).getByRole('alert')).toHaveText(OFFLINE);
  await page.unrouteAll();
  await page.clock.runFor(5000);
  await expect(entries(page)).toHaveText(BURN);
  await expect(notice(page)).toHaveCount(0);
});

function press(name: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
}
