import type { Locator, Page } from '@playwright/test';
import { sampleOf } from '../../sampling.ts';
import { expect, test } from '../same-tab.ts';
import { openStill } from './every-page.ts';
import { controlsWithoutEdge, unseenFocus } from './forced-colors.ts';

const ADDRESSES = [
  '/',
  '/insights',
  '/insights/page/2',
  '/insights/burn-quality',
  '/faq',
  '/privacy-policy',
  '/contact',
];

for (const address of sampleOf(ADDRESSES, 2)) {
  test(`controls on ${address} keep their edges in forced colors, and the focus stays visible`, async ({ page }) => {
    await openInForcedColors(page, address, 390);
    expect.soft(await controlsWithoutEdge(page), '390 px').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await controlsWithoutEdge(page), '1280 px').toEqual([]);
    const unseen: string[] = [];
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      unseen.push(...(await unseenFocus(page)));
    }
    expect.soft(unseen, 'stops of the Tab key').toEqual([]);
  });
}

test('a topic that is switched on, and the page of a list that is shown, look different in forced colors', async ({
  page,
}) => {
  await openInForcedColors(page, '/insights', 1280);
  const topics = page.getByRole('group', { name: 'Filter by topic' }).getByRole('button');
  await topics.first().click();
  await expect(topics.first()).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  expect(await countBesideWords(topics.first())).not.toEqual(await countBesideWords(topics.last()));
  await topics.first().click();
  const numbers = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  expect(await countBesideWords(numbers.first())).not.toEqual(await countBesideWords(numbers.last()));
});

async function openInForcedColors(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openStill(page, address);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
}

/** What tells a control from its like at a glance; a background that is the page's tells nothing. */
function countBesideWords(control: Locator): Promise<string[]> {
  return control.evaluate((element) => {
    const { color, backgroundColor, borderTopWidth, textDecorationLine } = getComputedStyle(element);
    const isClear = /^rgba.*, 0\)$/.test(backgroundColor);
    const ground = isClear ? getComputedStyle(document.body).backgroundColor : backgroundColor;
    return [color, ground, borderTopWidth, textDecorationLine];
  });
}
