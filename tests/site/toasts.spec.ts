import type { Page, Route } from '@playwright/test';
import { hold } from './cold-page.ts';
import { expect, test } from './same-tab.ts';
import { region, toasts } from './toasts-on-page.ts';

const ARTICLE = '/insights/burn-quality';
const INDEX = '**/insights/index.json';

test.describe('kinds', () => {
  test('a success says that a link was copied, an error that it was not', async ({ page }) => {
    await show(page, 1);
    await expect(toasts(page)).toHaveAttribute('data-kind', 'success');
    await page.evaluate(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toasts(page).last()).toHaveAttribute('data-kind', 'error');
  });

  test('an information says that an answer is kept, a warning that a browser keeps nothing', async ({ page }) => {
    await page.goto('/cookie-policy');
    const choice = page.locator('#your-choice');
    await choice.getByRole('button', { name: 'Reject' }).click();
    await expect(toasts(page)).toHaveText('Your answer is kept for six months');
    await expect(toasts(page)).toHaveAttribute('data-kind', 'info');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('closed', 'SecurityError');
      };
    });
    await choice.getByRole('button', { name: 'Reject' }).click();
    await expect(toasts(page).last()).toHaveAttribute('data-kind', 'warning');
  });

  test.describe('of a page that is not there', () => {
    test.use({ provoked: /404/ });

    test('a plain one says that there is no page to go back to', async ({ context }) => {
      const page = await context.newPage();
      await page.goto('/no-such-page');
      await page.evaluate(() => Object.defineProperty(History.prototype, 'length', { value: 1 }));
      await page.getByRole('button', { name: 'Go Back' }).click();
      await expect(toasts(page)).toHaveText('There is no page before this one');
      await expect(toasts(page)).toHaveAttribute('data-kind', 'default');
    });
  });

  test.describe('of a list that is slow to come', () => {
    test.use({ provoked: /index\.json|answered 500/ });

    test('one that says that something loads stays until it has loaded', { tag: '@night' }, async ({ page }) => {
      await page.clock.install();
      const release = await hold(page, INDEX);
      // What is asked for ahead may fail without a word; the first failure that a visitor waits for is told.
      const fail = (route: Route): Promise<void> => route.fulfill({ status: 500 });
      await page.route(INDEX, fail);
      await page.goto('/insights');
      await page.getByRole('textbox', { name: 'Search insights' }).fill('burn');
      await expect(toasts(page)).toHaveText('Loading the list of insights');
      await expect(toasts(page)).toHaveAttribute('data-kind', 'loading');
      await page.unroute(INDEX, fail);
      await page.clock.runFor(20_000);
      await expect(toasts(page)).toHaveCount(1);
      release();
      await page.clock.runFor(1000);
      await expect(toasts(page)).toHaveCount(0);
    });
  });
});

test('a message stands at the bottom right, 356 px wide, and fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await show(page, 1);
  const box = await settledBox(page, 0);
  expect(box.width).toBe(356);
  expect([1280 - box.x - box.width, 800 - box.y - box.height].every((gap) => gap > 0 && gap <= 32)).toBe(true);
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await settledBox(page, 0);
  expect(narrow.x).toBeGreaterThanOrEqual(0);
  expect(narrow.x + narrow.width).toBeLessThanOrEqual(320);
});

test('messages lie behind the newest until they are spread, three at a time, 14 px apart', async ({ page }) => {
  await show(page, 2);
  const [back, front] = [await settledBox(page, 0), await settledBox(page, 1)];
  expect(back.y + back.height).toBeGreaterThan(front.y);
  expect(front.y - back.y).toBeCloseTo(14, 0);
  await show(page, 4, 2);
  await expect(toasts(page)).toHaveCount(3);
  await expect.poll(() => keys(page)).toEqual(['toast-2', 'toast-3', 'toast-4']);
  await toasts(page).last().hover();
  await expect(region(page)).toHaveAttribute('data-spread', 'true');
  const boxes = [await settledBox(page, 0), await settledBox(page, 1), await settledBox(page, 2)];
  const gaps = boxes.slice(1).map((box, index) => box.y - ((boxes[index]?.y ?? 0) + (boxes[index]?.height ?? 0)));
  expect(gaps.map(Math.round)).toEqual([14, 14]);
});

test('a message goes after four seconds and 200 ms more, and a pointer or a hidden window stops its clock', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(ARTICLE);
  await page.clock.pauseAt(Date.now() + 60_000);
  await show(page, 1);
  await page.clock.runFor(3900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(150);
  await expect(toasts(page)).toHaveCount(0);
  await expect(region(page).locator('[data-toast]')).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(region(page).locator('[data-toast]')).toHaveCount(0);

  await show(page, 3, 1);
  await page.clock.runFor(3000);
  await toasts(page).last().hover();
  await expect(region(page)).toHaveAttribute('data-spread', 'true');
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect(region(page)).toHaveAttribute('data-spread', 'false');
  await page.clock.runFor(900);
  await expect(toasts(page)).toHaveCount(2);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);

  await show(page, 4, 3);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
});

/** Shows messages up to a number, so many of which were shown before. */
async function show(page: Page, count: number, before = 0): Promise<void> {
  if (!page.url().endsWith(ARTICLE)) await page.goto(ARTICLE);
  for (let shown = before; shown < count; shown++) {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(async () => (await keys(page)).at(-1)).toBe(`toast-${shown + 1}`);
  }
}

function keys(page: Page): Promise<string[]> {
  return toasts(page).evaluateAll((shown) => shown.map((toast) => (toast as HTMLElement).dataset['key'] ?? ''));
}

/** Where a message stands when nothing moves any more. */
async function settledBox(page: Page, index: number) {
  const toast = toasts(page).nth(index);
  await toast.evaluate((element) =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('section') === element.closest('section'))
        .map(({ finished }) => finished),
    ),
  );
  const box = await toast.boundingBox();
  if (!box) throw new Error(`Message ${index} is not shown`);
  return box;
}
