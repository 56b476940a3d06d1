import { readFile } from 'node:fs/promises';
import { enter, openText, ORIGIN } from './desk.ts';
import { edit, inContent, serveDevelopment } from './dev-server.ts';
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
  await text.press('B');
  await draft.press('ControlOrMeta+z');
  await expect(draft).not.toBeChecked();
  await expect(text).toContainText('BEvery');
  await expect(page.getByRole('status').filter({ hasText: 'Taken back: Draft' })).toBeVisible();
  await page.getByRole('button', { name: 'Redo in the fields' }).click();
  await expect(draft).toBeChecked();
  await page.getByRole('button', { name: 'Undo in the fields' }).click();
  await text.press('ControlOrMeta+z');
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

test('words that stand in the file by now are not told as unsaved once the text was opened', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, 'insights/burn-quality');
  await text.press('ControlOrMeta+Home');
  await text.pressSequentially('Silk. ');
  await page.getByRole('link', { name: /^All texts/ }).click();
  const row = page.getByRole('row').filter({ hasText: '/insights/burn-quality' });
  await expect(row).toContainText('unsaved words');
  await edit('insights/burn-quality.md', '\n---\n\n', '\n---\n\nSilk. ');
  await expect(await openText(page, 'insights/burn-quality')).toContainText('Silk. ');
  await page.goto(`${ORIGIN}/desk`);
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('unsaved words');
});

test('after a save no older state is told as the present one', async ({ context }) => {
  const page = await enter(context);
  await openText(page, 'insights/burn-quality');
  await page.getByLabel(/^Published/).fill('2999-12-04');
  let answer = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/desk/api/overview', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('One moment …', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('Waiting until 4 December 2999', { exact: true })).toBeVisible();
});

test('words that are not saved go along with a text that is renamed, in another tab, too', async ({ context }) => {
  const [page, other] = [await enter(context), await enter(context)];
  const text = await openText(page, 'insights/investor-ready-mindset');
  await text.press('ControlOrMeta+End');
  await text.pressSequentially('Felt.');
  await page.getByRole('link', { name: /^All texts/ }).click();
  const elsewhere = await openText(other, 'insights/investor-ready-mindset');
  await elsewhere.press('ControlOrMeta+End');
  await elsewhere.pressSequentially(' Wool.');
  const row = page.getByRole('row').filter({ hasText: '/insights/investor-ready-mindset' });
  await row.getByRole('button', { name: /^What to do with/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Another address …' }).click();
  await dialog.getByRole('textbox').fill('mindset');
  await dialog.getByRole('button', { name: 'What would change?' }).click();
  await dialog.getByRole('button', { name: 'Change the address' }).click();
  await expect(other).toHaveURL(`${ORIGIN}/desk/insights/mindset`);
  await page.goto(`${ORIGIN}/desk/insights/mindset`);
  for (const tab of [page, other]) {
    const moved = tab.getByRole('textbox', { name: 'Text', exact: true });
    await moved.press('ControlOrMeta+End');
    await expect(moved).toContainText('Felt. Wool.');
    await expect(tab.getByText('Not saved', { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  expectSoon(await readFile(inContent('insights/mindset.md'), 'utf8')).toContain('Felt. Wool.');
  await page.goto(`${ORIGIN}/desk`);
  await expect(page.getByRole('row').filter({ hasText: '/insights/mindset' })).not.toContainText('unsaved words');
});
