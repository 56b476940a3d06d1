import { expect, test } from './same-tab.ts';

for (const [address, title, target] of [
  ['/', 'Sharpen the story', '/how-i-help#founders'],
  ['/process', 'Risk retired per euro', '/insights/burn-quality'],
] as const) {
  test(`a press beside the words of “${title}” follows its link`, async ({ page }) => {
    await page.goto(address);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const box = await card.boundingBox();
    await card.click({ position: { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) - 4 } });
    await expect(page).toHaveURL(target);
  });
}

test('a card that leads somewhere has one link', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('#who-i-help').getByRole('listitem');
  expect(await cards.evaluateAll((all) => all.map((card) => card.querySelectorAll('a').length))).toEqual([1, 1, 1, 1]);
});
