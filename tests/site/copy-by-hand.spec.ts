import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { region, toasts } from './toasts-on-page.ts';

// Over plain HTTP, browsers have neither a clipboard nor a way to share.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['clipboard', 'share']) Reflect.deleteProperty(Navigator.prototype, name);
  });
});

test('the address is shown, selected, where it cannot be copied', async ({ page, baseURL }) => {
  for (const [address, button, copied] of [
    ['/privacy-policy?utm_source=mail', 'Copy link to “9. Security”', '/privacy-policy#security'],
    ['/faq#guarantee', /^Copy link to “Do you guarantee/, '/faq#guarantee'],
    ['/insights/burn-quality', 'Share', '/insights/burn-quality'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: button }).first().click();
    await expect(toasts(page)).toHaveText('The link could not be copied');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(`${baseURL}${copied}`);
    expect(await selected(field(page))).toBe(`${baseURL}${copied}`);
  }
});

test('the address stays while the focus is in it, and goes with Escape to where the focus was', async ({ page }) => {
  await page.clock.install();
  await page.goto('/insights/burn-quality');
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

test('the address goes by its button, and by itself once the focus has left it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/insights/burn-quality');
  await page.getByRole('button', { name: 'Share' }).click();
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.runFor(300);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(field(page)).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(4300);
  await expect(toasts(page)).toHaveCount(0);
});

test('a press in the field takes no message away, and selects', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/insights/burn-quality');
  await page.getByRole('button', { name: 'Share' }).click();
  await field(page).click({ clickCount: 3 });
  const box = await field(page).boundingBox();
  expect(box?.width).toBeGreaterThan(150);
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y, { steps: 4 });
  await page.mouse.up();
  await expect(toasts(page)).toHaveCount(1);
  expect(await selected(field(page))).not.toBe('');
});

function field(page: Page): Locator {
  return region(page).getByRole('textbox', { name: 'The link could not be copied' });
}

function selected(input: Locator): Promise<string> {
  return input.evaluate((element: HTMLInputElement) =>
    element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0),
  );
}
