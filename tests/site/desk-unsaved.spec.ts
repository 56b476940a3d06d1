import { enter, openText, ORIGIN } from './desk.ts';
import { serveDevelopment } from './dev-server.ts';
import { expect as expectSoon, testUnguarded as test } from './fixtures.ts';

/** A look takes long on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 });

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ viewport: { width: 1440, height: 900 } });
serveDevelopment();

test('an undo in the text leaves the fields, which have their own', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, 'insights/burn-quality');
  const draft = page.getByRole('switch', { name: /^Draft/ });
  await draft.click();
  await expect(draft).toBeChecked();
  await text.press('ControlOrMeta+Home');
  await text.press('A');
  for (const _ of 'AB') await text.press('ControlOrMeta+z');
  await expect(text).not.toContainText('AEvery');
  await expect(draft).toBeChecked();
  await draft.press('ControlOrMeta+z');
  await expect(draft).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Taken back: Draft' })).toBeVisible();
  await page.getByRole('button', { name: 'Redo in the fields' }).click();
  await expect(draft).toBeChecked();
  await page.getByRole('button', { name: 'Undo in the fields' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('the list and the publication name a text with words that are not saved, until they are', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, 'insights/burn-quality');
  await text.press('ControlOrMeta+Home');
  await text.pressSequentially('Felt. ');
  await page.getByRole('link', { name: /^All texts/ }).click();
  const row = page.getByRole('row').filter({ hasText: '/insights/burn-quality' });
  await expect(row).toContainText('Liveunsaved words');
  await page.getByRole('link', { name: 'Publish …' }).click();
  const left = page.getByRole('region', { name: 'Not saved yet' });
  await left.getByRole('link').click();
  await expect(text).toContainText('Felt. ');
  await text.press('ControlOrMeta+s');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.goto(`${ORIGIN}/desk/publish`);
  await expect(page.getByRole('heading', { name: 'Publish', exact: true })).toBeVisible();
  await expect(left).toHaveCount(0);
  await page.goto(`${ORIGIN}/desk`);
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('unsaved words');
});
