import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { enter, openText } from './desk.ts';
import { edit, inContent, said, serveDevelopment, startServer, stopServer } from './dev-server.ts';
import { expect as expectSoon, testUnguarded as test } from './fixtures.ts';
import { axeFindings } from './wcag/axe.ts';

/** A look takes long on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 });
const WORDS = 'Words of a test. ';
/** A JPEG under the ending of another format. */
const PICTURE = path.join(import.meta.dirname, '../fixtures/files/photo.webp');

test.describe.configure({ mode: 'serial', timeout: 240_000 });
serveDevelopment();

/** Types at the beginning of the words. */
async function typeFirst(text: Locator, words: string): Promise<void> {
  await text.focus();
  await text.press('ControlOrMeta+Home');
  await text.pressSequentially(words);
}

function save(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Save', exact: true }).click();
}

function onDisk(name: string): Promise<string> {
  return readFile(inContent(`${name}.md`), 'utf8');
}

/** The words of the page beside the text. */
function pageBeside(page: Page): Locator {
  return page.frameLocator('iframe').locator('main');
}

const BURN = 'insights/burn-quality';

test('what is typed is on the page beside it, is not saved, and is saved by its key, with every other byte kept', async ({
  context,
}) => {
  const page = await enter(context);
  const text = await openText(page, BURN);
  const before = await onDisk(BURN);
  await typeFirst(text, WORDS);
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(pageBeside(page)).toContainText(WORDS);
  expectSoon(await onDisk(BURN)).toBe(before);
  await text.press('ControlOrMeta+s');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expectSoon(await onDisk(BURN)).toBe(before.replace('Every experiment', `${WORDS}Every experiment`));
});

test('the fields are hidden, out of reach of the keyboard, and there once the file is shown', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, BURN);
  await expect(text).not.toContainText('hero_image');
  await text.press('ControlOrMeta+a');
  await text.press('Delete');
  await page.getByRole('button', { name: 'Show the file' }).click();
  await expect(text).toContainText('hero_image');
  await expect(text).not.toContainText('Every experiment');
  await text.press('ControlOrMeta+z');
  await expect(text).toContainText('Every experiment');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a finding is told by F8 while the focus stays in the text, and fixed by a press', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, BURN);
  await typeFirst(text, 'See [it] (/insights/investor-ready-mindset). ');
  const findings = page.getByRole('region', { name: 'Findings' });
  const found = findings.getByRole('button', { name: /^Unexpected form of a link/ });
  await expect(found).toBeVisible();
  await text.press('ControlOrMeta+Home');
  await text.press('F8');
  await expect(text).toBeFocused();
  await expect(page.locator('[aria-live="polite"]', { hasText: 'form of a link' })).toHaveText(/^1 of \d/);
  await findings
    .getByRole('button', { name: /^Fix: Unexpected form/ })
    .first()
    .click();
  await expect(text).toContainText('See [it](/insights/investor-ready-mindset). ');
  await expect(found).toBeHidden();
});

test('unsaved words are there after a reload, with what undoes them, and no question is asked', async ({ context }) => {
  const page = await enter(context);
  page.on('dialog', () => expectSoon(true, 'A question was asked').toBe(false));
  const name = 'insights/investor-ready-mindset';
  let text = await openText(page, name);
  await page.reload();
  text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeVisible();
  await expect(page.getByText(/Not saved/)).toBeHidden();
  await typeFirst(text, WORDS);
  await page.reload();
  await expect(text).toContainText(WORDS);
  await expect(page.getByText(/^Not saved since \d\d:\d\d/)).toBeVisible();
  expectSoon(await onDisk(name)).not.toContain(WORDS);
  await page.getByRole('button', { name: 'Show the saved one' }).click();
  await expect(page.getByRole('textbox', { name: 'As saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Decide later' }).click();
  // Typed slowly, each sign is a step of its own.
  for (const _ of WORDS) await text.press('ControlOrMeta+z');
  await expect(text).not.toContainText('Words of');
  await expect(page.getByText(/Not saved/)).toBeHidden();
  await page.reload();
  await expect(text).toBeVisible();
  await expect(text).not.toContainText(WORDS);
  await expect(page.getByText(/Not saved/)).toBeHidden();
});

test('a file that was changed elsewhere is written over by no key and no tab before a choice', async ({ context }) => {
  const page = await enter(context);
  const name = 'insights/vcs-arent-your-buyer-pharma-is';
  const text = await openText(page, name);
  await typeFirst(text, WORDS);
  const title = /^title: .*$/m.exec(await onDisk(name))?.[0] ?? '';
  await edit(`${name}.md`, title, `${title} `);
  const theirs = await onDisk(name);
  await expect(page.getByText('Changed elsewhere', { exact: true })).toBeVisible();
  await text.press('ControlOrMeta+s');
  await expect(page.getByRole('heading', { name: /which one is to stay/ })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  const other = await enter(context);
  await openText(other, name);
  await save(other);
  await expect(other.getByRole('heading', { name: /which one is to stay/ })).toBeVisible();
  expectSoon(await onDisk(name)).toBe(theirs);
  await other.close();
  await page.getByRole('button', { name: 'Take mine' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expectSoon(await onDisk(name)).toContain(WORDS);
  await page.getByText(/^Other texts that this browser keeps/).click();
  await page
    .getByRole('button', { name: /show both/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'An earlier text, and the present one' })).toBeVisible();
});

test('a file that was changed while nothing is unsaved is shown, and the cursor keeps its words', async ({
  context,
}) => {
  const page = await enter(context);
  const name = 'insights/what-kills-biotech-deals-and-how-to-stop-it';
  const text = await openText(page, name);
  await text.press('ControlOrMeta+End');
  // What is far from the cursor is not drawn.
  const last = (await onDisk(name)).trimEnd().split('\n\n').at(-1)?.slice(0, 40) ?? '';
  await edit(`${name}.md`, `\n\n${last}`, `\n\nFrom elsewhere. ${last}`);
  await expect(text).toContainText('From elsewhere.');
  await text.pressSequentially('At the end.');
  await save(page);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expectSoon((await onDisk(name)).trimEnd()).toMatch(/At the end\.$/);
});

test('two tabs with the same words follow each other', async ({ context }) => {
  const [one, two] = [await enter(context), await enter(context)];
  const name = 'insights/decode-your-investors-and-design-a-raise-that-fits';
  const [first, second] = [await openText(one, name), await openText(two, name)];
  await typeFirst(first, WORDS);
  await expect(second).toContainText(WORDS);
  await save(two);
  await expect(one.getByText('Saved', { exact: true })).toBeVisible();
  expectSoon(await onDisk(name)).toContain(WORDS);
});

test('a file that was removed elsewhere is saved anew by a press only', async ({ context }) => {
  const page = await enter(context);
  const name = 'insights/license-or-launch-the-game-theory-behind-the-choice';
  const text = await openText(page, name);
  const before = await onDisk(name);
  await typeFirst(text, WORDS);
  await rm(inContent(`${name}.md`));
  await expect(page.getByText(/was removed elsewhere/)).toBeVisible();
  await text.press('ControlOrMeta+s');
  await expectSoon(readFile(inContent(`${name}.md`))).rejects.toThrow('ENOENT');
  await page.getByRole('button', { name: 'Save it anew' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expectSoon(await onDisk(name)).toContain(WORDS);
  await writeFile(inContent(`${name}.md`), before);
});

test('a pressed paragraph of the page leads to its words, and links of the page stay', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, BURN);
  const paragraph = pageBeside(page).getByText('Take an invented asset');
  await paragraph.click();
  await expect(text).toBeFocused();
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
  expectSoon(selected).toMatch(/^Take an invented asset/);
  await pageBeside(page).getByRole('link').first().click();
  await expect(paragraph).toBeVisible();
});

test('what is pasted is Markdown, what was left out is said, and one undo takes it back', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, 'pages/cookie-policy');
  await text.press('ControlOrMeta+End');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'What a wool costs All of it is felt');
    clipboardData.setData(
      'text/html',
      '<b style="font-weight:normal"><h1>What a wool costs</h1><p>All of it is <span style="font-weight:700">felt</span>' +
        '<a href="https://www.example.com/a?utm_source=mail">here</a>.</p><iframe src="https://www.example.com"></iframe></b>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toContainText('## What a wool costs');
  await expect(text).toContainText('All of it is **felt**[here](https://www.example.com/a).');
  await text.press('ControlOrMeta+z');
  await expect(text).not.toContainText('What a wool costs');
});

test('a text and a picture that are dropped become words and a file', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, 'pages/cookie-policy');
  const picture = (await readFile(PICTURE)).toString('base64');
  await text.press('ControlOrMeta+Home');
  await text.evaluate((element, bytes) => {
    const dataTransfer = new DataTransfer();
    const drawn = Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0);
    dataTransfer.items.add(new File(['# A felt\n\nIt is *dropped*.\n'], 'felt.md', { type: 'text/markdown' }));
    dataTransfer.items.add(new File([drawn], 'Grey felt.webp', { type: 'image/webp' }));
    const { left, top } = element.getBoundingClientRect();
    const at = { clientX: left + 4, clientY: top + 4 };
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...at, bubbles: true, cancelable: true }));
  }, picture);
  await expect(text).toContainText('It is *dropped*.');
  await expect(text).toContainText('![](../images/grey-felt.jpg)');
  expectSoon(await readFile(inContent('images/grey-felt.jpg'))).toEqual(await readFile(PICTURE));
});

test('the bar and the choices are worked by keyboard alone', async ({ context }) => {
  const page = await enter(context);
  const text = await openText(page, 'pages/privacy-policy');
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await text.press('ControlOrMeta+End');
  await text.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Heading' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Fact', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(page.getByRole('listbox')).toBeVisible();
  // A list takes no key in the moment in which it opens, so that nothing is chosen unseen.
  await page.waitForTimeout(300);
  await page.keyboard.press('Enter');
  await expect(text).toContainText(/\{\{ [\w-]+ \}\}$/);
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
});

const VIEWS = [320, 768, 1280].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);

test('axe finds nothing, and nothing is wider than the window', async ({ context }) => {
  const page = await enter(context);
  await openText(page, BURN);
  for (const view of VIEWS) {
    expectSoon(await axeFindings(page, [view])).toEqual([]);
    expectSoon(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(view.width);
  }
});

test('while the server is stopped words stay, and are saved once it is there again', async ({ context }) => {
  const page = await enter(context);
  const name = 'insights/from-discovery-to-product-the-road-that-works';
  const text = await openText(page, name);
  await stopServer();
  await typeFirst(text, WORDS);
  await save(page);
  await expect(page.getByText(/Your words are kept here/)).toBeVisible();
  await expect(text).toContainText(WORDS);
  said.length = 0;
  await startServer();
  const again = await enter(context);
  const kept = await openText(again, name);
  await expect(kept).toContainText(WORDS);
  await save(again);
  await expect(again.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expectSoon(await onDisk(name)).toContain(WORDS);
});
