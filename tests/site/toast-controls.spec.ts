import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { arrived, holdClock, region, swipe, toasts } from './toasts-on-page.ts';

const SWIPE_PX = 20;

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/insights/burn-quality');
});

test('a message never takes the focus', async ({ page }) => {
  await show(page, 1);
  await expect(share(page)).toBeFocused();
});

test('its button closes a message', async ({ page }) => {
  await show(page, 2);
  await toasts(page).last().getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(1);
});

test('Escape closes the newest message', async ({ page }) => {
  await show(page, 2);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveAttribute('data-key', 'toast-1');
});

test('Alt+T brings the focus to the messages and spreads them', async ({ page }) => {
  await show(page, 2);
  await page.keyboard.press('Alt+t');
  await expect(region(page)).toBeFocused();
  await expect(region(page)).toHaveAttribute('data-spread', 'true');
});

test('Tab goes from the messages to their buttons', async ({ page }) => {
  await show(page, 2);
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await expect(toasts(page).first().getByRole('button')).toBeFocused();
});

test('when the last message is closed by key, the focus goes back where it was', async ({ page }) => {
  await show(page, 1);
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(share(page)).toBeFocused();
});

test('Alt+T without a message does nothing', async ({ page }) => {
  await share(page).focus();
  await page.keyboard.press('Alt+t');
  await expect(share(page)).toBeFocused();
});

for (const [direction, x, y] of [
  ['to the right', SWIPE_PX, 0],
  ['to the left', -SWIPE_PX, 0],
  ['down', 0, SWIPE_PX],
  ['up', 0, -SWIPE_PX],
] as const) {
  test(`a swipe of ${SWIPE_PX} px ${direction} takes a message away`, async ({ page }) => {
    await show(page, 1);
    await swipe(page, x, y);
    await expect(toasts(page)).toHaveCount(0);
  });
}

for (const [direction, x, y] of [
  ['to the right', SWIPE_PX - 1, 0],
  ['up', 0, 1 - SWIPE_PX],
] as const) {
  test(`a shorter swipe ${direction} leaves it where it was`, async ({ page }) => {
    await show(page, 1);
    await arrived(page);
    const before = await toasts(page).boundingBox();
    await swipe(page, x, y);
    await expect(toasts(page)).toHaveCSS('translate', 'none');
    expect(await toasts(page).boundingBox()).toEqual(before);
  });
}

test.describe('time after a press', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/insights/burn-quality');
  });

  test('a message that was clicked goes when the pointer has left it, and the focus stays where it was', async ({
    page,
  }) => {
    await show(page, 1);
    await toasts(page).getByText('Link copied').click();
    await expect(share(page)).toBeFocused();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4100);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('after one of two was closed by a click, the other goes in its time', async ({ page }) => {
    await show(page, 2);
    await toasts(page).last().getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(4100);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('the focus in a message keeps it, and no longer than it is there', async ({ page }) => {
    await show(page, 1);
    await page.keyboard.press('Alt+t');
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toHaveCount(1);
    await share(page).focus();
    await page.clock.runFor(4100);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap spreads the messages, a tap beside them puts them together', async ({ page }) => {
    await show(page, 2);
    await toasts(page).last().tap();
    await expect(region(page)).toHaveAttribute('data-spread', 'true');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(region(page)).toHaveAttribute('data-spread', 'false');
  });

  test('a message that was tapped is spread for a while and goes then', async ({ page }) => {
    await page.clock.install();
    await page.goto('/insights/burn-quality');
    await show(page, 1);
    await holdClock(page);
    await toasts(page).tap();
    await page.clock.runFor(3900);
    await expect(region(page)).toHaveAttribute('data-spread', 'true');
    await page.clock.runFor(200);
    await expect(region(page)).toHaveAttribute('data-spread', 'false');
    await page.clock.runFor(4100);
    await expect(toasts(page)).toHaveCount(0);
    await page.clock.resume();
    await show(page, 1);
    await page.clock.runFor(4100);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a finger swipes a message away', async ({ page }) => {
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

test('a status is spoken politely', async ({ page }) => {
  await show(page, 1);
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
});

test('the voice of messages is there before the first is spoken', async ({ page }) => {
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
  await expect(page.locator('body')).toHaveAttribute('data-spoken', 'true');
});

test('an error is spoken at once', async ({ page }) => {
  await page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await show(page, 1);
  await expect(page.getByRole('alert')).toHaveText('The link could not be copied');
});

test('what was spoken is taken back', async ({ page }) => {
  await page.clock.install();
  await show(page, 1);
  await holdClock(page);
  await page.clock.runFor(1000);
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  await page.clock.runFor(6000);
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(0);
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
