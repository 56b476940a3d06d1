import { expect, test } from './same-tab.ts';
import { editLadder, field } from './ladder-on-page.ts';

const LADDER = '/insights/burn-quality';

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
    await expect(figure.getByText('chance of passing every gate').filter({ visible: true })).toHaveCount(0);
  });

  test('has fields that move small numbers by a tenth and others by 1, on one line, clear of their units', async ({
    page,
  }) => {
    await page.goto(LADDER);
    const figure = await editLadder(page);
    const inputs = figure.getByRole('group').first().locator('input');
    await expect(inputs).toHaveCount(3);
    const edges = await inputs.evaluateAll((all) =>
      all.map((input) => Math.round(input.getBoundingClientRect().right)),
    );
    expect(new Set(edges).size).toBe(1);
    await inputs.first().focus();
    const room = await inputs.first().evaluate((input) => {
      const ring = Number.parseFloat(getComputedStyle(input).outlineOffset) + 2;
      const unit = input.nextElementSibling?.getBoundingClientRect().left ?? 0;
      return unit - input.getBoundingClientRect().right - ring;
    });
    expect(room).toBeGreaterThanOrEqual(2);
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
    await expect(standing).toHaveAttribute('aria-hidden', 'true');
  });

  test('has words of 13 to 14 px that stand apart', async ({ page }) => {
    await page.goto(LADDER);
    const chart = page.locator('#ladder div:has(> svg)', { hasText: 'Money spent so far' });
    const words = chart.getByText(/^Risk retired$|^Money spent so far$|^€[\d.]+MGate \d[\d.]+$|as money spent$/);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const sizes = await words.evaluateAll((all) =>
        all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      );
      expect(sizes.length, `${width} px`).toBeGreaterThanOrEqual(6);
      expect(
        sizes.filter((size) => size < 13 || size > 14),
        `${width} px`,
      ).toEqual([]);
      const axis = await chart.getByText('Money spent so far', { exact: true }).boundingBox();
      const legend = await chart.getByText('as money spent').boundingBox();
      const gap = (legend?.y ?? 0) - ((axis?.y ?? 0) + (axis?.height ?? 0));
      expect(gap, `${width} px`).toBeGreaterThanOrEqual(8);
    }
  });
});
