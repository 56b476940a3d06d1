import type { Page } from '@playwright/test';
import { sampleOf } from '../sampling.ts';
import { pages } from './built-site.ts';
import { awake } from './cold-page.ts';
import { expect, test } from './same-tab.ts';

declare global {
  interface Window {
    /** What a page tells of its transition as soon as it is revealed: the pseudo-elements that move, or nothing. */
    moved: Promise<readonly string[]>;
  }
}

const TITLE = 'Burn Quality: what a euro of risk costs you';
const FEATURED = 'The investor-ready mindset';

/** Asks every page that comes what moves into it. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = new Promise<readonly string[]>((resolve) => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        const moving = viewTransition?.ready.then(() =>
          document
            .getAnimations()
            .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : [])),
        );
        resolve(moving ?? []);
      });
    });
  });
}

for (const from of ['/insights', '/']) {
  test(
    `the picture of an article travels from ${from} to its page`,
    { tag: from === '/' ? '@night' : [] },
    async ({ page }) => {
      await listen(page);
      await page.goto(from);
      await page.getByRole('link', { name: TITLE }).scrollIntoViewIfNeeded();
      await page.getByRole('link', { name: TITLE }).click();
      await page.waitForURL('/insights/burn-quality');
      expect(await page.evaluate(() => window.moved)).toContain('::view-transition-group(insight-burn-quality)');
    },
  );
}

test('nothing travels where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await listen(page);
  await page.goto('/insights');
  await page.getByRole('link', { name: TITLE }).click();
  await page.waitForURL('/insights/burn-quality');
  expect(await page.evaluate(() => window.moved)).toEqual([]);
});

for (const [reducedMotion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`pages ${fades ? '' : 'do not '}fade into each other with ${reducedMotion} as wish for motion`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['fades'] = String(viewTransition !== null);
      });
    });
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('html')).toHaveAttribute('data-fades', String(fades));
  });
}

test('no two things on a page travel under one name', async ({ page }) => {
  const named = pages.filter(({ html }) => html.includes('view-transition-name'));
  const isBelow = ({ address }: { address: string }) => address.startsWith('/insights/');
  for (const { address } of [...named.filter((one) => !isBelow(one)), ...sampleOf(named.filter(isBelow), 5)]) {
    await page.goto(address);
    const names = await travelers(page);
    expect(names.length, address).toBeGreaterThan(0);
    expect(new Set(names).size, address).toBe(names.length);
  }
});

test('the featured article travels from above the list of a topic, and nothing travels twice', async ({ page }) => {
  await page.goto('/insights?tag=capital');
  await awake(page, 'insights');
  await expect(page.getByRole('region', { name: FEATURED })).toBeVisible();
  const names = await travelers(page);
  expect(names).toContain('insight-investor-ready-mindset');
  expect(new Set(names).size).toBe(names.length);
});

/** The names under which things on a page travel. */
function travelers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none'),
  );
}
