import type { Page } from '@playwright/test';
import { SERVICE, serveAdvertising } from './advertising-service.ts';
import { hold } from './cold-page.ts';
import { partnerId } from './content.ts';
import { accepted, answer, openSetting, setting } from './consent-on-page.ts';
import { expect, test } from './same-tab.ts';
import { THANK_YOU } from './routes.ts';

const PIXEL = `https://px.ads.linkedin.com/collect/?pid=${partnerId}&fmt=gif`;
const SCRIPT = 'https://snap.licdn.com/li.lms-analytics/insight.min.js';
const SIGNAL = 'Your browser sends Global Privacy Control: that counts as Reject. Nothing is sent.';

test.describe('on the thank-you page', () => {
  test('nothing is sent before an answer, which two equal buttons give, or after “Reject”', async ({ page }) => {
    await page.goto(THANK_YOU);
    await expect(question(page)).toContainText('Not answered. Nothing is sent.');
    const choices = question(page).getByRole('button');
    await expect(choices).toHaveCount(2);
    const looks = await choices.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(button);
        return { width, height, color, backgroundColor, fontWeight, fontSize };
      }),
    );
    expect(looks[0]).toEqual(looks[1]);
    await page.waitForLoadState('networkidle');
    await question(page).getByRole('button', { name: 'Reject' }).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toContainText('You rejected. Nothing is sent.');
    await page.reload();
    await expect(question(page).getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');
  });

  test.describe('with the service', () => {
    test.use({ provoked: SERVICE });

    test('after “Accept” the script and the pixel are asked for, once', async ({ page, context }) => {
      const asked = await serveAdvertising(context);
      await page.goto(THANK_YOU);
      await question(page).getByRole('button', { name: 'Accept' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-insight', `${partnerId} ${partnerId}`);
      await question(page).getByRole('button', { name: 'Accept' }).click();
      expect(asked.filter((url) => !url.endsWith('more.js')).toSorted()).toEqual([PIXEL, SCRIPT]);
    });

    test('an answer given in the footer of another page holds on this one', async ({ page, context }) => {
      const asked = await serveAdvertising(context);
      await page.goto('/about');
      await openSetting(page);
      await setting(page).getByRole('button', { name: 'Accept' }).click();
      await expect(setting(page)).toContainText('You accepted.');
      expect(asked).toEqual([]);
      await page.goto(THANK_YOU);
      await expect.poll(() => asked).toContain(PIXEL);
    });

    test('an answer holds until the last moment of six months', async ({ page, context }) => {
      const asked = await serveAdvertising(context);
      await page.clock.setFixedTime('2026-11-30T11:59:59Z');
      await answer(page, 'accepted', new Date('2026-05-31T12:00:00Z'));
      await page.goto(THANK_YOU);
      await expect.poll(() => asked).toContain(PIXEL);
      await expect(question(page)).toContainText('You accepted.');
    });
  });

  test('an answer that is six months old, from the future, or none is asked for again', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-30T12:00:00Z');
    await page.goto(THANK_YOU);
    for (const kept of [
      accepted(new Date('2026-05-30T12:00:00Z')),
      accepted(new Date('2026-05-31T12:00:00Z')),
      accepted(new Date('2026-11-30T12:00:01Z')),
      'accepted',
      '{"answer":"accepted"}',
      '{"answer":"yes","given":"2026-01-01"}',
      'null',
    ]) {
      await page.evaluate((text) => localStorage.setItem('consent', text), kept);
      await page.reload();
      await expect(question(page), kept).toContainText('Not answered. Nothing is sent.');
    }
  });
});

test('with Global Privacy Control nobody is asked, whatever was answered, and nothing is sent', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(THANK_YOU);
  for (const kept of ['', accepted(new Date())]) {
    await page.evaluate((text) => localStorage.setItem('consent', text), kept);
    await page.reload();
    await expect(question(page)).toContainText(SIGNAL);
    await expect(question(page).getByRole('button')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }
});

test('the choice has its room and its state before any script comes', async ({ page }) => {
  const release = await hold(page, '**/entries/*.js');
  await page.goto(THANK_YOU, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => document.fonts.ready);
  const heights = async (): Promise<number[]> => {
    const all: number[] = [];
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      all.push(await page.evaluate(() => document.documentElement.scrollHeight));
    }
    return all;
  };
  const before = await heights();
  await expect(page.locator('[data-choice] [aria-pressed="false"]')).toHaveCount(4);
  release();
  await expect(page.locator('[data-choice][data-ready]')).toHaveCount(2);
  expect(await heights()).toEqual(before);
});

test('the answer can be changed in the cookie policy', async ({ page }) => {
  await answer(page, 'accepted', new Date());
  await page.goto('/cookie-policy');
  const choice = page.getByRole('main').getByRole('group', { name: 'Advertising service' });
  await choice.getByRole('button', { name: 'Reject' }).click();
  await expect(choice).toContainText('You rejected. Nothing is sent.');
  await openSetting(page);
  await expect(setting(page)).toContainText('You rejected. Nothing is sent.');
});

test('a change in one window shows in another', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto('/about'), other.goto('/faq')]);
  await Promise.all([openSetting(page), openSetting(other)]);
  await setting(page).getByRole('button', { name: 'Reject' }).click();
  await expect(setting(other)).toContainText('You rejected. Nothing is sent.');
});

test('the footer names the choice, and says nothing of its state until it is opened', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Privacy choices')).toBeVisible();
  await expect(footer.getByText('Not answered. Nothing is sent.')).toBeHidden();
  await footer.getByText('Privacy choices').focus();
  await page.keyboard.press('Enter');
  await expect(setting(page)).toContainText('Not answered. Nothing is sent.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, since nothing can be sent', async ({ page }) => {
    await page.goto(THANK_YOU);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'May LinkedIn count this request?' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  });
});

function question(page: Page) {
  return page.getByRole('main').getByRole('group', { name: 'Advertising service' });
}
