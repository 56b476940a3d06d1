import { enter, openText, ORIGIN } from './desk.ts';
import { serveDevelopment } from './dev-server.ts';
import { expect as expectSoon, testUnguarded as test } from './fixtures.ts';

/** A look takes long on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 });
const SIZE = { width: 1280, height: 800 };

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ viewport: SIZE });
serveDevelopment();

test('the first stop leads to the text, from any pane, and the fields come behind it', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, 'insights/burn-quality');
  const draft = page.getByRole('switch', { name: /^Draft/ });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'To the text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  for (const _ of ['keys', 'undo', 'redo', 'draft']) await page.keyboard.press('Tab');
  await expect(draft).toBeFocused();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('tab', { name: 'Fields' }).click();
  await expect(text).toBeHidden();
  await page.getByRole('link', { name: 'To the text' }).press('Enter');
  await expect(text).toBeFocused();
});

test('Tab leaves a table as any words, as the help for keys says', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, 'insights/burn-quality');
  await text.press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(text).toBeFocused();
  await page.keyboard.press('Tab');
  const keys = page.getByText('Keys', { exact: true });
  await expect(keys).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tab leaves the text, in a table as well')).toBeVisible();
  await text.press('ControlOrMeta+z');
});

test('each sentence to be confirmed leads to its line, or to its field', async ({ context }) => {
  const page = await enter(context);
  await page.getByRole('link', { name: /^\d+ sentences to be confirmed$/ }).click();
  await page.getByRole('link', { name: /^The map I draw with founders/ }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  await expect(text.getByText(/^The map I draw with founders/)).toBeInViewport();
  await page.goto(`${ORIGIN}/desk/confirm`);
  await page.getByRole('link', { name: /we find the one to question first/ }).click();
  await expect(page.getByRole('textbox', { name: /^Text/ }).and(page.locator(':focus'))).toHaveValue(
    /we find the one to question first/,
  );
});

test('earlier states say what they are, and what takes back the rest', async ({ context }) => {
  const page = await enter(context);
  await openText(page, 'insights/burn-quality');
  await page.getByRole('button', { name: 'Earlier states' }).click();
  const states = page.getByRole('region', { name: 'Earlier states' });
  await expect(states).toContainText('Each publication keeps one.');
  await expect(states).toContainText('Ctrl + Z in the text, “Undo” over the fields');
});

test('the text has half of a small window for itself', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, 'insights/burn-quality');
  await expect(page.getByRole('region', { name: 'Findings' })).toContainText('is to be confirmed');
  const seen = await text.evaluate((element) => element.closest('.cm-scroller')?.clientHeight ?? 0);
  expectSoon(seen).toBeGreaterThan(SIZE.height / 2);
});

test('what was done in the fields is taken back after the page is loaded again, too', async ({ context }) => {
  const page = await enter(context);
  await openText(page, 'insights/burn-quality');
  const draft = page.getByRole('switch', { name: /^Draft/ });
  await draft.click();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(draft).toBeChecked();
  await page.getByRole('button', { name: 'Undo in the fields' }).click();
  await expect(draft).not.toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
