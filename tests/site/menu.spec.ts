import type { Page } from '@playwright/test';
import { hydrateChunk } from './built-site.ts';
import { awake, forgetCommands, keepCold } from './cold-page.ts';
import { destinations } from './content.ts';
import { expect, test } from './same-tab.ts';

const { booking } = destinations;

test.use({ viewport: { width: 390, height: 844 } });

test.describe('cold, on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a menu that was opened cold is opened once, stays open when it wakes, and opens again after it was closed', async ({
    page,
  }) => {
    const release = await keepCold(page);
    await page.goto('/');
    await countChanges(page);
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    release();
    await expect(page.locator('header [aria-live]').filter({ hasText: 'Menu opened' })).toHaveCount(1);
    expect(await changes(page)).toEqual(['open']);
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
  });

  test('a menu that was opened and closed cold stays closed when it wakes', async ({ page }) => {
    const release = await keepCold(page);
    await page.goto('/');
    await button(page).tap();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    release();
    await awake(page, 'menu');
    await expect(menu(page)).toBeHidden();
  });

  test(
    'where a browser knows no commands, the first tap opens the menu once it wakes, and later ones at once',
    { tag: '@night' },
    async ({ page }) => {
      await forgetCommands(page);
      const release = await keepCold(page);
      await page.goto('/');
      await countChanges(page);
      await button(page).tap();
      expect(await changes(page)).toEqual([]);
      release();
      await expect(menu(page)).toBeVisible();
      expect(await changes(page)).toEqual(['open']);
      await page.getByRole('button', { name: 'Close menu' }).tap();
      await expect(menu(page)).toBeHidden();
      await button(page).tap();
      await expect(menu(page)).toBeVisible();
    },
  );

  test.describe('with a connection that breaks', () => {
    test.use({ provoked: /chunk|dynamically imported module|ERR_FAILED/ });

    test('a menu whose script did not arrive opens by the browser itself', async ({ page }) => {
      await page.route(`**/${hydrateChunk}`, (route) => route.abort());
      await page.goto('/');
      await button(page).tap();
      await expect(menu(page)).toBeVisible();
    });

    test('a script that did not arrive is asked for again on the next gesture', async ({ page }) => {
      await page.route(`**/${hydrateChunk}`, (route) => route.abort(), { times: 1 });
      const broken = page.waitForEvent('requestfailed');
      await page.goto('/');
      await broken;
      await button(page).tap();
      await awake(page, 'menu');
    });
  });
});

test.describe('in a window that grows wide', () => {
  test('an open menu closes, and only then the focus goes to the links that take its place', async ({ page }) => {
    await page.goto('/faq');
    await button(page).click();
    await awake(page, 'menu');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.getByRole('main').focus();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(button(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page).click();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeFocused();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('an open menu stays in sight, so that it can be closed', { tag: '@night' }, async ({ page }) => {
      await page.goto('/faq');
      await button(page).click();
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu(page)).toBeHidden();
    });
  });
});

test('the menu opens and closes by key again and again, keeps the focus inside, gives it back, and says so', async ({
  page,
}) => {
  await page.goto('/faq');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await awake(page, 'menu');
  await expect(menu(page).locator(':focus')).toHaveCount(1);
  await expect(menu(page)).toHaveText(/^Menu/);
  await expect(page.locator('[aria-controls="page:menu"]')).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(page.locator('header [aria-live]').filter({ hasText: 'Menu opened' })).toHaveCount(1);
  expect(await walk(page, 'Tab')).toEqual(['Close menu', ...LINKS, ...CALLS, 'Close menu']);
  expect(await walk(page, 'Shift+Tab')).toEqual([
    'Close menu',
    ...CALLS.toReversed(),
    ...LINKS.toReversed(),
    'Close menu',
  ]);
  for (let round = 0; round < 2; round++) {
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(page.locator('header [aria-live]').filter({ hasText: 'Menu closed' })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
  }
});

test('a link of the menu, the call in it, which says where it was booked, and a press beside it close it', async ({
  page,
}) => {
  await page.goto('/faq');
  await button(page).click();
  await awake(page, 'menu');
  await stayOnPage(page);
  await menu(page).getByRole('link', { name: 'Process' }).click();
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  const call = menu(page).getByRole('link', { name: 'Book a call' });
  await expect(call).toHaveAttribute('href', `${booking}?utm_source=site&utm_medium=mobile&utm_campaign=menu`);
  await call.click();
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(195, 840);
  await expect(menu(page)).toBeHidden();
});

test('on the page of the audit, the menu marks the audit', async ({ page }) => {
  await page.goto('/deck-analysis');
  await button(page).click();
  await expect(menu(page).locator('[aria-current]')).toHaveText(['Free deck audit']);
});

test('opening is announced 100 ms after it, not at once or before', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await button(page).hover();
  await awake(page, 'menu');
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(page.locator('header [aria-live]')).toHaveText(['', '']);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.clock.runFor(90);
  await expect(page.locator('header [aria-live]').filter({ hasText: 'Menu opened' })).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.locator('header [aria-live]').filter({ hasText: 'Menu opened' })).toHaveCount(1);
});

test('on a wide screen, the header has the seven links and the call instead, and marks where one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [address, name] of [
    ['/insights/burn-quality', 'Insights'],
    ['/faq', 'FAQ'],
    ['/services', 'How I help'],
  ] as const) {
    await page.goto(address);
    await expect(main.locator('[aria-current]')).toHaveText([name]);
  }
  await expect(main.getByRole('link')).toHaveText(LINKS);
  await expect(button(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book a call' })).toHaveAttribute(
    'href',
    `${booking}?utm_source=site&utm_medium=nav&utm_campaign=header`,
  );
});

const LINKS = ['How I help', 'Results', 'Process', 'Insights', 'About', 'FAQ', 'Contact'];
const CALLS = ['Free deck audit', 'Book a call'];

function button(page: Page) {
  return page.getByRole('button', { name: 'Open menu' });
}

function menu(page: Page) {
  return page.getByRole('dialog', { name: 'Menu' });
}

/** Returns the names of the focused elements, from the first one until the focus returns to it. */
async function walk(page: Page, key: string): Promise<string[]> {
  const name = () => page.evaluate(() => document.activeElement?.firstChild?.textContent ?? 'nothing');
  await page.getByRole('button', { name: 'Close menu' }).focus();
  const names = [await name()];
  for (let step = 0; step < LINKS.length + CALLS.length + 1; step++) {
    await page.keyboard.press(key);
    names.push(await name());
  }
  return names;
}

/** Prevents links from leaving the page, so that their other effects can be tested. */
async function stayOnPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    });
  });
}

async function countChanges(page: Page): Promise<void> {
  await page.locator('[id="page:menu"]').evaluate((dialog) => {
    dialog.dataset['changes'] = '';
    dialog.addEventListener('beforetoggle', (event) => {
      dialog.dataset['changes'] += `${(event as ToggleEvent).newState} `;
    });
  });
}

async function changes(page: Page): Promise<string[]> {
  const said = (await page.locator('[id="page:menu"]').getAttribute('data-changes')) ?? '';
  return said.split(' ').filter(Boolean);
}
