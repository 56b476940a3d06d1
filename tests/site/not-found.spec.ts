import { expect, test } from './same-tab.ts';

test.use({ provoked: /status of 404|response: 404/ });

test('the path that was asked for is logged', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/a/b/no-such-page?c=d');
  expect((await logged).text()).toBe('Page not found: /a/b/no-such-page');
});

test('the two ways back stand in one row, the links to other pages in the next', async ({ page }) => {
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/no-such-page');
    const rows = await page.getByRole('main').locator('a, button').evaluateAll(inRows);
    expect(rows, `${width} px wide`).toEqual(['Go Home, Go Back', 'Services, Insights, About, Contact']);
  }
});

test('Go Back leads to the page before', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/no-such-page');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/about');
});

/** The words of elements, a line for each row in which they stand. */
function inRows(shown: readonly Element[]): string[] {
  const rows = new Map<number, string[]>();
  for (const element of shown) {
    const { top, bottom } = element.getBoundingClientRect();
    const row = [...rows.keys()].find((start) => start < bottom && start > top - (bottom - top)) ?? top;
    rows.set(row, [...(rows.get(row) ?? []), element.textContent ?? '']);
  }
  return [...rows.values()].map((words) => words.join(', '));
}
