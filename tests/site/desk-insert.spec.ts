import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { enter, openText } from './desk.ts';
import { inContent, serveDevelopment } from './dev-server.ts';
import { expect as expectSoon, testUnguarded as test } from './fixtures.ts';

/** A look takes long on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 });
/** A JPEG under the ending of another format. */
const PICTURE = path.join(import.meta.dirname, '../fixtures/files/photo.webp');

test.describe.configure({ mode: 'serial', timeout: 240_000 });
serveDevelopment();

test('an address that is typed behind “Link” is the link, and its words come next', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, 'pages/cookie-policy');
  await text.press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await text.pressSequentially('www.example.com/felt');
  const typed = page.getByRole('option', { name: /^www\.example\.com\/felt/ });
  await expect(typed).toBeVisible();
  await typed.click();
  await text.pressSequentially('About felt');
  await expect(text).toContainText('[About felt](https://www.example.com/felt)');
});

test('pictures are chosen by sight, or taken from this computer', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, 'pages/privacy-policy');
  await text.press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const drawing = page.getByRole('option', { name: /^images\/burn-quality/ }).locator('img');
  await expect(drawing).toHaveAttribute('alt', '');
  await expect(drawing).toHaveAttribute('width', /^\d+$/);
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('option', { name: /^From this computer/ }).click();
  await (await chooser).setFiles(PICTURE);
  await expect(text).toContainText(/!\[\]\(\.\.\/images\/photo[\w-]*\.jpg\)/);
  const [, file = ''] = /\.\.\/(images\/photo[\w-]*\.jpg)/.exec((await text.textContent()) ?? '') ?? [];
  expectSoon(await readFile(inContent(file))).toEqual(await readFile(PICTURE));
});

test('the header of the page beside the text keeps its ground over words', async ({ context }) => {
  const page = await enter(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openText(page, 'insights/burn-quality');
  const header = page.frameLocator('iframe').locator('header').first();
  await expect(header).toBeVisible();
  await header.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollTo(0, 600));
  await expect(header).toBeInViewport();
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
