import { brotliCompressSync } from 'node:zlib';
import { files, readBuilt } from './built-site.ts';
import { keepCold } from './cold-page.ts';
import { expect, test } from './same-tab.ts';
import { editLadder, field } from './ladder-on-page.ts';

const LADDER = '/insights/burn-quality';
/** Of its own, compressed; React and what islands share come with the first gesture anywhere. */
const MAX_SCRIPT_BYTES = 4096;
/** Its gates are dragged, two plans are compared, and it becomes a page for a board. */
const MAX_LADDER_BYTES = 9.25 * 1024;

test.describe('the ladder', () => {
  test('shows what the article works out until it is used, and follows other numbers', async ({ page }) => {
    await page.goto(LADDER);
    const shown = page.locator('#ladder');
    await expect(shown).toContainText('Shut: gate 2, as planned.');
    await expect(shown).toContainText(
      'If every gate is passed (a chance of 38%, if a fail ends the project), the ladder retires €3.24M of risk for €2.7M: a Burn Quality of 1.20.',
    );
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-island="ladder"]')).not.toHaveAttribute('data-awake');
    const figure = await editLadder(page);
    await field(figure, 1, 'Money spent').fill('0.6');
    await field(figure, 1, 'Odds after a pass').fill('21');
    await field(figure, 2, 'Odds after a pass').fill('30');
    await expect(figure).toContainText('Every gate is open');
    await expect(figure).toContainText(
      'If every gate is passed (a chance of 33%, if a fail ends the project), the ladder retires €4.06M of risk for €2.4M: a Burn Quality of 1.69.',
    );
  });

  test('keeps its numbers in the address, takes them up from there, and goes back to its published ones', async ({
    page,
  }) => {
    await page.goto(`${LADDER}?a=b`);
    await field(await editLadder(page), 0, 'Value at gate').fill('9');
    await expect(page).toHaveURL(/\?a=b&ladder=10-0\.7_16_9-0\.9_18_20-1\.1_26_22#ladder$/);
    await page.reload();
    await expect(page.locator('#ladder')).toContainText('Shut: gate 1.');
    await expect(field(page.locator('#ladder'), 0, 'Value at gate')).toHaveValue('9');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.locator('#ladder table')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Put in your own numbers' })).toBeFocused();
    await expect(page).toHaveURL(/\?a=b#ladder$/);
  });

  test('obeys a key from before React was there, and can be put in by key, one field after the other', async ({
    page,
  }) => {
    const release = await keepCold(page);
    await page.goto(LADDER);
    await page.getByRole('button', { name: 'Put in your own numbers' }).press('Enter');
    release();
    await expect(page.getByRole('slider', { name: 'Gate 1' })).toBeFocused();
    await field(page.locator('#ladder'), 0, 'Money spent').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('7');
    await expect(page.locator('#ladder')).toContainText('Shut: gate 1.');
  });

  test('keeps a number that is none out of the sums, marks it, and says what it may be', async ({ page }) => {
    await page.goto(LADDER);
    const figure = await editLadder(page);
    const odds = field(figure, 0, 'Odds after a pass');
    await expect(odds).toHaveAccessibleDescription('');
    for (const entry of ['150', '']) {
      await odds.fill(entry);
      await expect(figure).toContainText('a Burn Quality of 1.20');
      await expect(figure).toContainText('1 entry is missing or out of range; its last valid number counts.');
      await expect(odds).toHaveAttribute('aria-invalid', 'true');
      await expect(odds).toHaveAccessibleDescription('From 0.1 to 100');
      await expect(figure.getByText('From 0.1 to 100')).toBeVisible();
    }
    const cost = field(figure, 1, 'Money spent');
    await cost.fill('0');
    await expect(cost).toHaveAccessibleDescription('From 0.01 to 100,000');
    await expect(figure).toContainText('2 entries are missing or out of range; their last valid numbers count.');
    const needle = figure.locator('svg[viewBox="0 0 200 148"]');
    await expect(needle).toHaveCSS('opacity', '0.4');
    await cost.fill('0.9');
    await odds.fill('17');
    await expect(odds).not.toHaveAttribute('aria-invalid');
    await expect(figure.getByText('From 0.1')).toHaveCount(0);
    await expect(figure).not.toContainText('out of range');
    await expect(needle).toHaveCSS('opacity', '1');
  });

  test('is printed alone, with the numbers that were put in', async ({ page }) => {
    await page.goto(LADDER);
    await page.evaluate(() => void Object.assign(window, { print: () => undefined }));
    await field(await editLadder(page), 1, 'Odds after a pass').fill('24');
    await page.getByRole('button', { name: 'Print my ladder' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printing', '');
    await expect(page.locator('#ladder')).toHaveAttribute('data-print-alone');
    await page.emulateMedia({ media: 'print' });
    await expect(field(page.locator('#ladder'), 1, 'Odds after a pass')).toBeVisible();
    await expect(page.locator('h1, article > picture, article > p').filter({ visible: true })).toHaveCount(0);
    const around = await page.locator('#ladder').evaluate((figure) => ({
      head: getComputedStyle(figure, '::before').content,
      foot: getComputedStyle(figure, '::after').content,
      door: getComputedStyle(figure.querySelector('g path') ?? figure).fill,
    }));
    expect(around.head).toMatch(/^"\w+ \d{1,2}, \d{4}"$/);
    expect(around.foot).toMatch(
      /^"Venture Design for Biotech · http.*\?ladder=10-0\.7_16_18-0\.9_24_20-1\.1_26_22#ladder"$/,
    );
    expect(around.door).toBe('rgb(255, 255, 255)');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('html')).not.toHaveAttribute('data-printing');
  });
});

test('the ladder of the home page is worked there', async ({ page }) => {
  await page.goto('/');
  const figure = page.locator('#plan');
  await page.getByRole('button', { name: 'Put in your own numbers' }).click();
  await field(figure, 1, 'Odds after a pass').fill('24');
  await expect(figure).toContainText('Shut: gate 3. ');
  await expect(page).toHaveURL(/\/\?plan=10-.*#plan$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a ladder shows its table and what it says, and nothing to press', async ({ page }) => {
    await page.goto(LADDER);
    await expect(page.locator('#ladder input').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('#ladder button').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('#ladder table')).toContainText('€0.7M');
  });
});

for (const [name, mark, most] of [
  ['ladder', 'ladderPrint', MAX_LADDER_BYTES],
  ['matrix', 'matrixRest', MAX_SCRIPT_BYTES],
  ['deck', 'deckOrdered', MAX_SCRIPT_BYTES],
  ['titles', 'titlesPrint', MAX_SCRIPT_BYTES],
] as const) {
  test(`the ${name} has at most ${most} bytes of its own script`, () => {
    const chunks = files.filter((file) => file.endsWith('.js')).map(readBuilt);
    const own = chunks.filter((code) => code.includes(mark));
    expect(own).toHaveLength(1);
    expect(brotliCompressSync(own.join('')).length).toBeLessThanOrEqual(most);
  });
}
