import type { Page } from '@playwright/test';
import { expect, test } from './same-tab.ts';
import { arrived, holdClock, region, swipe, toasts } from './toasts-on-page.ts';

const ARTICLE = '/insights/burn-quality';
const SWIPE_PX = 20;

test('a first message is spoken politely by a voice that was there, an error at once, and none takes the focus', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await page.evaluate(() => {
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const words = [...addedNodes].map((node) => node.textContent).join('');
        if (words.includes('Link copied') && target instanceof HTMLElement && target.role === 'status')
          document.body.dataset['spoken'] = String(target.isConnected);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await show(page, 1);
  await expect(share(page)).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-spoken', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  await page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await share(page).click();
  await expect(page.getByRole('alert')).toHaveText('The link could not be copied');
});

test('messages are closed by their button, and by key, which gives the focus back', async ({ page }) => {
  await page.goto(ARTICLE);
  await show(page, 2);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveAttribute('data-key', 'toast-1');
  await share(page).click();
  await expect(toasts(page)).toHaveCount(2);
  await toasts(page).last().getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await share(page).focus();
  await page.keyboard.press('Alt+t');
  await expect(region(page)).toBeFocused();
  await expect(region(page)).toHaveAttribute('data-spread', 'true');
  await page.keyboard.press('Tab');
  await expect(toasts(page).first().getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(share(page)).toBeFocused();
  await page.keyboard.press('Alt+t');
  await expect(share(page)).toBeFocused();
});

test(`a swipe of ${SWIPE_PX} px in any direction takes a message away, a shorter one leaves it where it was`, async ({
  page,
}) => {
  await page.goto(ARTICLE);
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    await show(page, 1);
    await arrived(page);
    const before = await toasts(page).boundingBox();
    await swipe(page, x * (SWIPE_PX - 1), y * (SWIPE_PX - 1));
    await expect(toasts(page)).toHaveCSS('translate', 'none');
    expect(await toasts(page).boundingBox()).toEqual(before);
    await swipe(page, x * SWIPE_PX, y * SWIPE_PX);
    await expect(toasts(page), `${x}, ${y}`).toHaveCount(0);
  }
});

test('a message goes in its time, whatever was pressed, and so does what was spoken', async ({ page }) => {
  await page.clock.install();
  await page.goto(ARTICLE);
  await holdClock(page);
  await show(page, 1);
  await toasts(page).getByText('Link copied').click();
  await expect(share(page)).toBeFocused();
  await page.clock.runFor(1000);
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4100);
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(0);
  await page.clock.resume();

  await show(page, 2);
  await toasts(page).last().getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4100);
  await expect(toasts(page)).toHaveCount(0);

  await show(page, 1);
  await page.keyboard.press('Alt+t');
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await share(page).focus();
  await page.clock.runFor(4100);
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a message that was tapped is spread for a while or until a tap beside it, and goes then', async ({ page }) => {
    await page.clock.install();
    await page.goto(ARTICLE);
    await holdClock(page);
    await show(page, 2);
    await toasts(page).last().tap();
    await expect(region(page)).toHaveAttribute('data-spread', 'true');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(region(page)).toHaveAttribute('data-spread', 'false');
    await page.clock.runFor(4100);
    await expect(toasts(page)).toHaveCount(0);

    await show(page, 1);
    await toasts(page).tap();
    await page.clock.runFor(3900);
    await expect(region(page)).toHaveAttribute('data-spread', 'true');
    await page.clock.runFor(200);
    await expect(region(page)).toHaveAttribute('data-spread', 'false');
    await page.clock.runFor(4100);
    await expect(toasts(page)).toHaveCount(0);
    await show(page, 1);
    await page.clock.runFor(4100);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a finger swipes a message away', async ({ page }) => {
    await page.goto(ARTICLE);
    await show(page, 1);
    const box = await toasts(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const step of [10, 20, 30])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + step, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(toasts(page)).toHaveCount(0);
  });
});

function share(page: Page) {
  return page.getByRole('button', { name: 'Share' });
}

async function show(page: Page, count: number): Promise<void> {
  for (let shown = 0; shown < count; shown++) {
    await share(page).click();
    await expect(toasts(page)).toHaveCount(shown + 1);
  }
}
