import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SERVICE, serveAdvertising } from './advertising-service.ts';
import { DIST } from './built-site.ts';
import { copyContent, PORT_BESIDE, serveBeside } from './built-beside.ts';
import { partnerId } from './content.ts';
import { expect, test } from './fixtures.ts';
import { region, swipe, toasts } from './toasts-on-page.ts';

/** The same site with the other choices that `site.yaml` offers. */
const CHOICES = [
  ['  consent: ask', '  consent: none'],
  ['notifications: standard', 'notifications: accessible'],
  ['accessibility_panel: false', 'accessibility_panel: true'],
] as const;

test.use({ baseURL: `http://localhost:${PORT_BESIDE}` });
serveBeside(async (content) => {
  await copyContent(content);
  const settings = path.join(content, 'site.yaml');
  let text = await readFile(settings, 'utf8');
  for (const [from, to] of CHOICES) {
    if (!text.includes(from)) throw new Error(`site.yaml does not hold ${from}`);
    text = text.replace(from, to);
  }
  await writeFile(settings, text);
  // Without the question about advertising, there is no choice to lead to.
  const policy = path.join(content, 'pages/cookie-policy.md');
  await writeFile(policy, (await readFile(policy, 'utf8')).replaceAll('(#your-choice)', '(/privacy-policy)'));
});

test.describe('with consent: none', () => {
  test.use({ provoked: SERVICE });

  test('the thank-you page loads script and pixel at once', async ({ page, context }) => {
    const asked = await serveAdvertising(context);
    await page.goto('/audit-thank-you');
    await expect(page.locator('html')).toHaveAttribute('data-insight', `${partnerId} ${partnerId}`);
    expect(asked.filter((url) => !url.endsWith('more.js')).toSorted()).toEqual([
      `https://px.ads.linkedin.com/collect/?pid=${partnerId}&fmt=gif`,
      'https://snap.licdn.com/li.lms-analytics/insight.min.js',
    ]);
  });

  test('nobody is asked anywhere', async ({ page, context }) => {
    await serveAdvertising(context);
    for (const address of ['/audit-thank-you', '/cookie-policy', '/about']) {
      await page.goto(address);
      await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    }
  });
});

test('the other pages ask no third party for anything', async ({ page }) => {
  for (const address of ['/', '/linkedin-deck-audit', '/cookie-policy']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
});

test.describe('with accessible notifications', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      // The real one answers by a clock that cannot be stopped.
      Object.defineProperty(Clipboard.prototype, 'writeText', { value: () => Promise.resolve() });
    });
    await page.clock.install();
    await page.goto('/insights/burn-quality');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toasts(page)).toHaveCount(1);
  });

  test('one is shown at a time, and F8 brings the focus to it', async ({ page }) => {
    await page.keyboard.press('Alt+t');
    await expect(region(page)).not.toBeFocused();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.clock.runFor(1500);
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toHaveAttribute('data-key', 'toast-2');
    await page.keyboard.press('F8');
    await expect(region(page)).toBeFocused();
  });

  test('a message stays for five seconds', async ({ page }) => {
    await page.clock.runFor(4900);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a swipe must be 50 px long', async ({ page }) => {
    await page.clock.resume();
    await swipe(page, 49);
    await expect(toasts(page)).toHaveCSS('translate', 'none');
    await swipe(page, 50);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('with the accessibility panel', () => {
  test('it is closed at first, and asks for no checker', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/process');
    await expect(panel(page).getByRole('button')).toHaveText('Test accessibility');
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(asked.map(async (url) => (await (await page.request.get(url)).body()).length));
    expect(Math.max(...sizes)).toBeLessThan(400_000);
  });

  test('it lists what axe-core finds, holds each contrast against the thresholds, and closes', async ({ page }) => {
    await page.goto('/process');
    await page.locator('h1').evaluate((heading) => {
      heading.style.color = '#999';
      heading.style.fontSize = '16px';
      heading.append(Object.assign(document.createElement('button'), { id: 'nameless' }));
    });
    await panel(page).getByRole('button').click();
    await expect(panel(page)).toContainText('button-name');
    await expect(panel(page).getByRole('table')).toBeVisible();
    const rows = await panel(page).getByRole('row').allInnerTexts();
    const levels = rows.slice(1).map((row) => row.split('\t').slice(1));
    expect(levels.length).toBeGreaterThan(3);
    for (const [size, ratio, level] of levels) expect(level).toBe(levelByHand(size === 'large', Number(ratio)));
    expect(rows.some((row) => row.includes('fails'))).toBe(true);
    await panel(page).getByRole('button', { name: '#nameless' }).click();
    await expect(page.locator('#nameless')).toHaveCSS('outline-style', 'dashed');
    await panel(page).getByRole('button', { name: 'Close accessibility test' }).click();
    await expect(panel(page).getByRole('table')).toHaveCount(0);
  });

  test.describe('where the checker cannot load', () => {
    test.use({ provoked: /ERR_FAILED/ });

    test('a warning in the console says so, and nothing else happens', async ({ page }) => {
      await page.goto('/process');
      await expect(panel(page).getByRole('button')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.route('**/*.js', (route) => route.abort());
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
      await panel(page).getByRole('button').click();
      expect((await warning).text()).toContain('The accessibility checker is not available');
      await expect(panel(page).getByRole('button')).toHaveText('Test accessibility');
    });
  });
});

test('a site without the panel holds nothing of it', async () => {
  const names = await readdir(path.join(DIST, 'assets'), { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(path.join(DIST, 'assets', name), 'utf8')));
  expect(texts.filter((text) => /Test accessibility|axe-core|color-contrast/.test(text))).toEqual([]);
});

function panel(page: Page) {
  return page.getByRole('complementary', { name: 'Accessibility test' });
}

/** Section 9 of the specification. */
function levelByHand(isLarge: boolean, ratio: number): string {
  if (ratio >= (isLarge ? 4.5 : 7)) return 'AAA';
  return ratio >= (isLarge ? 3 : 4.5) ? 'AA' : 'fails';
}
