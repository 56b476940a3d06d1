import type { Locator } from '@playwright/test';
import { editLadder, field } from './ladder-on-page.ts';
import { expect, test } from './same-tab.ts';

const LADDER = '/insights/burn-quality';
const PUBLISHED = '10-0.7_16_18-0.9_18_20-1.1_26_22';

test.describe('a gate on the drawn stairs', () => {
  for (const width of [360, 1280])
    test(`is dragged for its cost and its odds, and stays under the pointer, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(LADDER);
      const figure = await editLadder(page);
      const handle = figure.getByRole('slider', { name: 'Gate 2' });
      // Away from the header, below which the focus would scroll it.
      await handle.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const [x, y] = await middleOf(handle);
      const [right, up] = [width / 20, width / 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + right, y - up, { steps: 5 });
      const [nowX, nowY] = await middleOf(handle);
      expect(Math.abs(nowX - x - right)).toBeLessThan(width / 50);
      expect(Math.abs(nowY - y + up)).toBeLessThan(width / 50);
      await page.mouse.up();
      const [cost, odds] = [field(figure, 1, 'Money spent'), field(figure, 1, 'Odds after a pass')];
      expect(Number(await cost.inputValue())).toBeGreaterThan(0.9);
      expect(Number(await odds.inputValue())).toBeGreaterThan(18);
      await expect(page).toHaveURL(
        new RegExp(`ladder=10-0\\.7_16_18-${await cost.inputValue()}_${await odds.inputValue()}_20-1\\.1_26_22#`),
      );
    });

  test('is dragged by the gate as well, and by the nearest handle where they overlap', async ({ page }) => {
    await page.goto(`${LADDER}?ladder=10-12_16_18-0.9_18_20-0.3_20_22`);
    const figure = page.locator('#ladder');
    const [second, third] = [2, 3].map((gate) => figure.getByRole('slider', { name: `Gate ${gate}` }));
    if (!second || !third) throw new Error('There are no handles');
    const [x, y] = await middleOf(second);
    await page.mouse.click(x, y);
    await expect(second).toBeFocused();
    const door = await figure.getByRole('slider', { name: 'Gate 1' }).locator('span').boundingBox();
    if (!door) throw new Error('There is no gate');
    await page.mouse.move(door.x + door.width / 2, door.y + door.height / 2);
    await page.mouse.down();
    await page.mouse.move(door.x - 60, door.y + door.height / 2);
    await page.mouse.up();
    expect(Number(await field(figure, 0, 'Money spent').inputValue())).toBeLessThan(12);
  });

  test('is moved by a finger, which finds 44 px to touch', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(LADDER);
    const figure = await editLadder(page);
    const handle = figure.getByRole('slider', { name: 'Gate 3' });
    const box = await handle.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const [x, y] = await middleOf(handle);
    const before = await page.evaluate(() => scrollY);
    const device = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x, y }]);
    for (const part of [1, 2, 3]) await touch('touchMove', [{ x, y: y + 10 * part }]);
    await touch('touchEnd', []);
    expect(Number(await field(figure, 2, 'Odds after a pass').inputValue())).toBeLessThan(26);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await context.close();
  });

  test('is moved by the arrow keys, says its values itself, and follows the fields', async ({ page }) => {
    await page.goto(LADDER);
    const figure = await editLadder(page);
    const handle = figure.getByRole('slider', { name: 'Gate 2' });
    await expect(handle).toHaveAccessibleDescription(/^Drag a gate sideways/);
    await expect(handle).toHaveAttribute('aria-valuetext', '18%, €0.9M, Burn Quality 0.44');
    await handle.focus();
    const live = figure.locator('[aria-live]', { hasText: 'the ladder retires' });
    await expect(live).toHaveAttribute('aria-live', 'off');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(handle).toHaveAttribute('aria-valuenow', '20');
    await expect(handle).toHaveAttribute('aria-valuetext', '20%, €0.8M, Burn Quality 1.00');
    await expect(field(figure, 1, 'Money spent')).toHaveValue('0.8');
    await page.keyboard.press('End');
    await expect(field(figure, 1, 'Odds after a pass')).toHaveValue('26');
    await field(figure, 1, 'Odds after a pass').fill('17');
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect(handle).toHaveAttribute('aria-valuetext', /^17%/);
  });
});

test.describe('a plan that is redesigned', () => {
  test('lies over the first one, is compared with it, and both are in the address', async ({ page }) => {
    await page.goto(LADDER);
    const figure = await editLadder(page);
    await figure.getByRole('button', { name: 'Redesign a gate' }).click();
    await expect(figure).not.toContainText('(first plan:');
    await expect(figure).toContainText('the first plan stays, as a dashed line');
    await field(figure, 1, 'Money spent').fill('0.6');
    await field(figure, 1, 'Odds after a pass').fill('21');
    await field(figure, 2, 'Odds after a pass').fill('30');
    const address = `ladder=${PUBLISHED}--10-0.7_16_18-0.6_21_20-1.1_30_22#ladder`;
    await expect(page).toHaveURL((url) => url.href.endsWith(address));
    for (const time of ['at first', 'after a reload']) {
      await expect(figure, time).toContainText(
        'With this plan the odds at the end are 30% (first plan: 26%), the cost is €2.4M (€2.7M), and Burn Quality is 1.69 (1.20).',
      );
      await expect(figure.getByRole('group', { name: 'Gate 2' }), time).toContainText('first plan €0.9M');
      await expect(figure.getByRole('group', { name: 'Gate 1' }), time).not.toContainText('first plan');
      await page.reload();
    }
    await figure.getByRole('button', { name: 'End the comparison' }).click();
    await expect(figure).not.toContainText('first plan');
    await expect(page).toHaveURL(/\?ladder=10-0\.7_16_18-0\.6_21_20-1\.1_30_22#ladder$/);
  });

  test('is on one sheet with the first one, every number of both, and the address', async ({ page }) => {
    await page.goto(`${LADDER}?ladder=${PUBLISHED}--11-5_17_19-3_21_21-8_30_23`);
    await page.evaluate(() => void Object.assign(window, { print: () => undefined }));
    const figure = page.locator('#ladder');
    await figure.getByRole('button', { name: 'Print my ladder' }).click();
    await page.emulateMedia({ media: 'print' });
    const firsts = figure.getByText(/^first plan [€\d]/).filter({ visible: true });
    await expect(firsts).toHaveText(
      [10, 0.7, 16, 18, 1.54, 63, 0.9, 18, 20, 0.44, 89, 1.1, 26, 22, 1.6, 69].map(
        (value) => new RegExp(`${String(value).replace('.', '\\.')}0?[%M]?$`),
      ),
    );
    await expect(figure.locator('input').filter({ visible: true })).toHaveCount(10);
    await expect(figure.getByRole('slider')).toHaveCount(0);
    const foot = await figure.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(foot).toContain(`?ladder=${PUBLISHED}--11-5_17_19`);
    expect((await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

test.describe('the ladder with other numbers', () => {
  test('says nothing false in its caption or of odds that fall, and heads each panel with what its gate is', async ({
    page,
  }) => {
    await page.goto(LADDER);
    const caption = page.locator('#ladder figcaption');
    const published = await caption.innerText();
    const figure = await editLadder(page);
    await expect(figure.getByRole('group', { name: 'Gate 1', exact: true })).toBeVisible();
    await expect(figure.getByRole('group', { name: 'Gate 2 is shut', exact: true })).toBeVisible();
    const cost = field(figure, 1, 'Money spent');
    await expect(caption).toHaveText(published, { useInnerText: true });
    await cost.fill('0.4');
    await expect(caption).toHaveText('Figure 2. My own plan', { useInnerText: true });
    await cost.fill('0.9');
    await expect(caption).toHaveText(published, { useInnerText: true });
    await field(figure, 1, 'Odds after a pass').fill('12');
    await expect(figure).toContainText('Gate 2: a pass would lower the odds. Check the two numbers.');
    await expect(figure).toContainText('No Burn Quality of the whole ladder is given');
    await expect(figure.getByText('the ladder retires').filter({ visible: true })).toHaveCount(0);
  });

  test('has fields that arrow keys move, small numbers by a tenth and others by 1', async ({ page }) => {
    await page.goto(LADDER);
    const figure = await editLadder(page);
    const [cost, value] = [field(figure, 0, 'Money spent'), field(figure, 0, 'Value at gate')];
    await cost.press('ArrowUp');
    await expect(cost).toHaveValue('0.8');
    await value.press('ArrowDown');
    await expect(value).toHaveValue('17');
    await expect(page).toHaveURL(/\?ladder=10-0\.8_16_17-/);
  });

  test('shows in a small window how things stand, above the field that is edited', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(LADDER);
    const figure = await editLadder(page);
    await field(figure, 2, 'Value at gate').fill('9');
    const standing = figure.getByText('Gate 3 is shut').and(figure.locator('p'));
    await expect(standing).toContainText('Burn Quality 0.81');
    await expect(standing).toBeInViewport({ ratio: 1 });
    await expect(standing.locator('..')).toHaveAttribute('aria-hidden', 'true');
  });
});

async function middleOf(handle: Locator): Promise<[x: number, y: number]> {
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not shown');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
