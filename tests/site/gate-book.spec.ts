import type { Locator, Page } from '@playwright/test';
import { hold } from './cold-page.ts';
import { editLadder, field } from './ladder-on-page.ts';
import { expect, test } from './same-tab.ts';

const LADDER = '/insights/burn-quality';
const QUESTION = 'Does it work in scarred tissue? «È così?»';

/** Fills the words of the first gate, and the name of the plan. */
async function fillBook(figure: Locator): Promise<void> {
  await figure.getByRole('button', { name: 'Page for the board', exact: true }).click();
  await figure.getByLabel('The plan, and what counts as success').fill('Kidney capsule');
  await field(figure, 0, 'Question').fill(QUESTION);
  await field(figure, 0, 'Owner').fill('R. Rossi');
  await field(figure, 0, 'Decided by').fill('2027-03-01');
  await field(figure, 0, 'We stop if').fill('Fewer than 8 of 10 kidneys answer');
}

/** Presses a button that copies an address, and returns the address. */
async function copied(page: Page, button: string): Promise<string> {
  await page.locator('#ladder').getByRole('button', { name: button }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('the words for a board are in the address behind the sign that no server is sent, and come out of it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(LADDER);
  const figure = await editLadder(page);
  await fillBook(figure);
  await field(figure, 1, 'Odds after a pass').fill('20');
  await expect(page).toHaveURL(/\?ladder=10-0\.7_16_18-0\.9_20_20-1\.1_26_22#ladder=Kidney\+capsule&Q=Does\+it/);
  const link = await copied(page, 'Copy the link');
  expect(link).toBe(page.url());
  await page.goto('/faq');
  await page.goto(link);
  await expect(page.locator('#ladder')).toBeInViewport();
  await expect(page.locator('#ladder figcaption')).toHaveText(/^Figure 2. Kidney capsule/, { useInnerText: true });
  await expect(field(figure, 0, 'Question')).toHaveValue(QUESTION);
  await expect(field(figure, 0, 'Decided by')).toHaveValue('2027-03-01');
  await expect(field(figure, 1, 'Odds after a pass')).toHaveValue('20');
  expect(asked.filter((url) => url.replace(/#.*/, '').includes('Kidney'))).toEqual([]);
});

for (const format of ['A4', 'Letter'])
  test(`the book is one page of ${format}, with room for an outcome and a signature at each gate`, async ({ page }) => {
    await page.goto(LADDER);
    await page.evaluate(() => void Object.assign(window, { print: () => undefined }));
    const figure = await editLadder(page);
    await fillBook(figure);
    await figure.getByRole('button', { name: 'Print the page for the board' }).click();
    await page.emulateMedia({ media: 'print' });
    for (const text of [QUESTION, 'R. Rossi', 'Mar 1, 2027', 'Fewer than 8 of 10 kidneys answer'])
      await expect(figure.getByText(text).filter({ visible: true })).toHaveCount(1);
    await expect(
      figure
        .getByText('If every gate is passed (a chance of 38%, if a fail ends the project)')
        .filter({ visible: true }),
    ).toHaveCount(1);
    for (const room of ['Outcome', 'Signature'])
      await expect(figure.getByText(room, { exact: true }).filter({ visible: true })).toHaveCount(3);
    await expect(figure.locator('textarea').filter({ visible: true })).toHaveCount(0);
    expect((await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

test('a second person sets the odds without those of the first, and then sees both and where they differ', async ({
  page,
}) => {
  await page.goto(LADDER);
  const figure = await editLadder(page);
  await fillBook(figure);
  await field(figure, 1, 'Odds after a pass').fill('20');
  const link = await copied(page, 'Copy a link that asks for odds');
  expect(new URL(link).search).toBe('');
  expect(new URLSearchParams(new URL(link).hash).get('A')).not.toMatch(/\d/);

  await page.goto('/faq');
  await page.goto(link);
  await expect(figure).toContainText('You have been asked for your odds');
  await expect(figure).toContainText('The plan: Kidney capsule');
  await expect(figure).toContainText('about another plan');
  await expect(figure.getByText('Its second gate is shut').filter({ visible: true })).toHaveCount(0);
  await expect(figure).toContainText(QUESTION);
  await expect(figure).toContainText('We stop if: Fewer than 8 of 10 kidneys answer');
  await expect(figure.getByText('%').filter({ visible: true })).toHaveText(['%', '%', '%', '%']);
  await expect(figure.locator('[role=slider], table').filter({ visible: true })).toHaveCount(0);

  const show = figure.getByRole('button', { name: 'Compare' });
  await figure.getByLabel('Odds at the start').fill('10');
  await show.click();
  await expect(figure).toContainText('You have been asked for your odds');
  for (const [gate, odds] of [16, 40, 46].entries()) await field(figure, gate, 'Odds after a pass').fill(`${odds}`);
  await show.press('Enter');

  const differ = 'You differ most at gate 2: a pass moves the odds by 24 points in the second set, by 4 in the first.';
  await expect(figure).toContainText(differ);
  await expect(figure.getByRole('group', { name: 'Gate 2' })).toContainText('first set 20%');
  await expect(figure).not.toContainText('first plan');
  await expect(page).toHaveURL(/\?ladder=10-.*--10-.*#ladder=.*&B=$/);
  await page.reload();
  await expect(figure).toContainText(differ);
  await figure.getByRole('button', { name: 'End the comparison' }).click();
  await expect(figure).not.toContainText('first set');
  await expect(field(figure, 0, 'Question')).toHaveValue(QUESTION);
});

test('the button for the words stays pressed while they are shown, and gives them back when it is pressed again', async ({
  page,
}) => {
  await page.goto(LADDER);
  const figure = await editLadder(page);
  await fillBook(figure);
  const button = figure.getByRole('button', { name: 'Page for the board', exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(figure.getByLabel('The plan, and what counts as success')).toHaveCount(0);
  await expect(page).toHaveURL(/burn-quality(?:#ladder)?$/);
  await button.click();
  await expect(figure.getByLabel('The plan, and what counts as success')).toHaveValue('Kidney capsule');
  await expect(field(figure, 0, 'Question')).toHaveValue(QUESTION);
});

test('Reset gives the published ladder back, without the words, and Undo brings all of it', async ({ page }) => {
  await page.goto(LADDER);
  const caption = page.locator('#ladder figcaption');
  const published = await caption.innerText();
  const figure = await editLadder(page);
  await fillBook(figure);
  await figure.getByRole('button', { name: 'Reset' }).click();
  await expect(caption).toHaveText(published, { useInnerText: true });
  // Whoever is quick resets before anything stands in the address.
  await expect(page).toHaveURL(/burn-quality(?:#ladder)?$/);
  await figure.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(figure.getByLabel('The plan, and what counts as success')).toHaveValue('Kidney capsule');
  await expect(field(figure, 0, 'Question')).toHaveValue(QUESTION);
  await expect(figure.getByRole('slider').first()).toBeFocused();
});

test('a link that is pasted into the open page asks for odds as well', async ({ page }) => {
  await page.goto(LADDER);
  await editLadder(page);
  const link = await copied(page, 'Copy a link that asks for odds');
  await page.evaluate((hash) => void (location.hash = hash), new URL(link).hash);
  await expect(page.locator('#ladder')).toContainText('You have been asked for your odds');
});

test('words of any kind stay text, and the book fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const words = ['<img src=x onerror="document.title=1">', '\u202Eعنوان', 'a'.repeat(199), '👩‍🔬'.repeat(20)];
  const params = new URLSearchParams({ ladder: words[0] ?? '' });
  for (const word of [...words, ...words, ...words]) params.append('Q', word);
  await page.goto(`${LADDER}#${params.toString()}`);
  const figure = page.locator('#ladder');
  await expect(figure.getByLabel('The plan, and what counts as success')).toHaveValue(words[0] ?? '');
  await expect(figure.locator('img')).toHaveCount(0);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
  await page.goto('/faq');
  params.set('A', 'zz');
  await page.goto(`${LADDER}#${params.toString()}`);
  await expect(figure.getByLabel('The plan, and what counts as success')).toHaveValue(words[0] ?? '');
});

test('a plan in the address is not shown as the published one first', async ({ page }) => {
  const release = await hold(page, '**/figure-labels.json');
  await page.goto(`${LADDER}?ladder=10-0.7_16_18-0.9_24_20-1.1_26_22#ladder`, { waitUntil: 'commit' });
  const drawing = page.locator('#ladder [data-island] svg').first();
  const published = page.getByText('Its second gate is shut');
  await expect(drawing).toBeHidden();
  await expect(published).toBeHidden();
  const said = () => page.locator('#ladder').evaluate((figure) => getComputedStyle(figure, '::before').visibility);
  expect(await said()).toBe('visible');
  const height = await page
    .locator('#ladder [data-island] > div')
    .evaluate((part) => part.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(200);
  release();
  await expect(drawing).toBeVisible();
  await expect(published).toBeHidden();
});
