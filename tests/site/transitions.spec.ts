import type { Page } from '@playwright/test';
import { sampleOf } from '../sampling.ts';
import { pages } from './built-site.ts';
import { expect, test } from './same-tab.ts';

declare global {
  interface Window {
    /** What a page tells of its transition as soon as it is revealed: the pseudo-elements that move, or nothing. */
    moved: Promise<readonly string[]>;
  }
}

const TITLE = 'Burn Quality: what a euro of risk costs you';

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

test('the picture of an article travels from the list to its page', async ({ page }) => {
  await listen(page);
  await page.goto('/insights');
  await page.getByRole('link', { name: TITLE }).click();
  await page.waitForURL('/insights/burn-quality');
  expect(await page.evaluate(() => window.moved)).toContain('::view-transition-group(insight-burn-quality)');
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

/** The names under which things on a page travel. */
function travelers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none'),
  );
}
