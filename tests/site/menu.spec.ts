import type { Page } from '@playwright/test';
import { hydrateChunk } from './built-site.ts';
import { awake, forgetCommands, keepCold } from './cold-page.ts';
import { destinations } from './content.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('cold, on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap opens the menu before React is there', async ({ page }) => {
    await keepCold(page);
    await page.goto('/');
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
  });

  test('a menu that was opened cold is opened once and stays open when it wakes', async ({ page }) => {
    const release = await keepCold(page);
    await page.goto('/');
    await countChanges(page);
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    release();
    await expect(page.getByRole('status').filter({ hasText: 'Menu opened' })).toHaveCount(1);
    expect(await changes(page)).toEqual(['open']);
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

  test('where a browser knows no commands, the first tap opens the menu once it wakes', async ({ page }) => {
    await forgetCommands(page);
    const release = await keepCold(page);
    await page.goto('/');
    await countChanges(page);
    await button(page).tap();
    expect(await changes(page)).toEqual([]);
    release();
    await expect(menu(page)).toBeVisible();
    expect(await changes(page)).toEqual(['open']);
  });

  test('where a browser knows no commands, an awake menu opens and closes', async ({ page }) => {
    await forgetCommands(page);
    await page.goto('/');
    await button(page).tap();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
  });

  test('a menu that was closed opens again at the next tap', async ({ page }) => {
    await page.goto('/');
    await button(page).tap();
    await awake(page, 'menu');
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
  });

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
  test('an open menu closes, and the focus goes to the links that take its place', async ({ page }) => {
    await page.goto('/faq');
    await button(page).click();
    await awake(page, 'menu');
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeFocused();
  });

  test('a menu that was closed takes no focus', async ({ page }) => {
    await page.goto('/faq');
    await button(page).click();
    await awake(page, 'menu');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.getByRole('main').focus();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(button(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('an open menu stays in sight, so that it can be closed', async ({ page }) => {
      await page.goto('/faq');
      await button(page).click();
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu(page)).toBeHidden();
    });
  });
});

test.describe('with a keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/faq');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await awake(page, 'menu');
  });

  test('Enter opens the menu with the focus inside', async ({ page }) => {
    await expect(menu(page).locator(':focus')).toHaveCount(1);
  });

  test('the button says that it opens a dialog', async ({ page }) => {
    await expect(page.locator('[aria-controls="page:menu"]')).toHaveAttribute('aria-haspopup', 'dialog');
  });

  test('Tab goes round inside the menu', async ({ page }) => {
    expect(await walk(page, 'Tab')).toEqual(['Close menu', ...LINKS, 'Book a call', 'Close menu']);
  });

  test('Shift+Tab goes round inside the menu', async ({ page }) => {
    expect(await walk(page, 'Shift+Tab')).toEqual(['Close menu', 'Book a call', ...LINKS.toReversed(), 'Close menu']);
  });

  test('Escape closes the menu', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  });

  test('the focus returns to the button', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
  });

  test('opening and closing are announced', async ({ page }) => {
    await expect(page.getByRole('status').filter({ hasText: 'Menu opened' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('status').filter({ hasText: 'Menu closed' })).toHaveCount(1);
  });

  test('the menu can be opened and closed again and again', async ({ page }) => {
    for (let round = 0; round < 3; round++) {
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
    }
  });

  test('choosing a link closes the menu', async ({ page }) => {
    await stayOnPage(page);
    await menu(page).getByRole('link', { name: 'Process' }).click();
    await expect(menu(page)).toBeHidden();
  });

  test('choosing to book a call closes the menu', async ({ page }) => {
    await stayOnPage(page);
    await menu(page).getByRole('link', { name: 'Book a call' }).click();
    await expect(menu(page)).toBeHidden();
  });

  test('a press beside the menu closes it', async ({ page }) => {
    await page.mouse.click(195, 840);
    await expect(menu(page)).toBeHidden();
  });
});

test('opening is announced 100 ms after it, not at once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await button(page).hover();
  await awake(page, 'menu');
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.clock.runFor(90);
  await expect(page.getByRole('status').filter({ hasText: 'Menu opened' })).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.getByRole('status').filter({ hasText: 'Menu opened' })).toHaveCount(1);
});

test('nothing is announced before the menu was opened', async ({ page }) => {
  await page.goto('/');
  await button(page).hover();
  await awake(page, 'menu');
  await expect(page.locator('header [role="status"]')).toHaveText(['', '']);
});

test('the call in the menu says where it was booked', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  const address = await menu(page).getByRole('link', { name: 'Book a call' }).getAttribute('href');
  expect(address).toBe(`${destinations.booking}?utm_source=site&utm_medium=mobile&utm_campaign=menu`);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the call in the header says where it was booked', async ({ page }) => {
    await page.goto('/');
    const address = await page.getByRole('banner').getByRole('link', { name: 'Book a call' }).getAttribute('href');
    expect(address).toBe(`${destinations.booking}?utm_source=site&utm_medium=nav&utm_campaign=header`);
  });

  test('the seven links stand in the header, without a menu', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(LINKS);
    await expect(button(page)).toBeHidden();
  });

  for (const [address, name] of [
    ['/insights/burn-quality', 'Insights'],
    ['/faq', 'FAQ'],
    ['/services', 'How I help'],
  ] as const) {
    test(`the header marks ${name} on ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveText([name]);
    });
  }
});

const LINKS = ['How I help', 'Results', 'Process', 'Insights', 'About', 'FAQ', 'Contact'];

function button(page: Page) {
  return page.getByRole('button', { name: 'Open menu' });
}

function menu(page: Page) {
  return page.getByRole('dialog', { name: 'Menu' });
}

/** Names of what has the focus, from the first on, until it is back there. */
async function walk(page: Page, key: string): Promise<string[]> {
  const name = () => page.evaluate(() => document.activeElement?.firstChild?.textContent ?? 'nothing');
  await page.getByRole('button', { name: 'Close menu' }).focus();
  const names = [await name()];
  for (let step = 0; step < LINKS.length + 2; step++) {
    await page.keyboard.press(key);
    names.push(await name());
  }
  return names;
}

/** Keeps links from leading away, so that what else they do can be seen. */
async function stayOnPage(page: Page): Promise<void> {
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
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
