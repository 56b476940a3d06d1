import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { inContent, PORT, said, serveDevelopment } from './dev-server.ts';
import { expect as expectSoon, testUnguarded as test } from './fixtures.ts';
import { axeFindings } from './wcag/axe.ts';

/** A screen takes long on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 });
const ORIGIN = `http://localhost:${PORT}`;
const SCREENS = ['/desk', '/desk/facts', '/desk/questions'];
const VIEWS = [320, 768, 1280].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);
const BURN = 'insights/burn-quality.md';

test.describe.configure({ mode: 'serial', timeout: 240_000 });
serveDevelopment();

/** Opens the desk at the address that the terminal names. */
async function enter(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const door = /http:\S+\/desk\?key=[\w-]+/.exec(said.toReversed().find((words) => words.includes('/desk?key=')) ?? '');
  await page.goto(door?.[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

function readContent(file: string): Promise<string> {
  return readFile(inContent(file), 'utf8');
}

test('a list says what visitors see, is sorted by its heads, and is searched by all words', async ({ context }) => {
  const page = await enter(context);
  const head = page.getByRole('columnheader', { name: 'Title' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const row = page.getByRole('row').filter({ hasText: '/insights/burn-quality' });
  await expect(row).toContainText('Live');
  await page.getByRole('searchbox').fill('humidity kidneys');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toBeVisible();
});

test('with the keyboard alone a draft is begun, found, and removed', async ({ context }) => {
  const page = await enter(context);
  await page.getByRole('button', { name: 'New …' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.type('Felt and wool');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ORIGIN}/desk/insights/felt-and-wool`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /^Articles/ }).focus();
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: 'What to do with Felt and wool' });
  await expect(more).toBeVisible();
  await more.focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Remove …' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('visitors notice nothing');
  await dialog.getByRole('button', { name: 'Remove it' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'is removed' })).toBeVisible();
  await expect(more).toHaveCount(0);
});

test('a field changes its own line of the file, and no other', async ({ context }) => {
  const page = await enter(context);
  const before = await readContent(BURN);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${ORIGIN}/desk/insights/burn-quality`);
  const summary = page.getByRole('textbox', { name: /^Summary/ });
  await summary.fill('One: a gate, priced.');
  await expect(summary).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const wanted = before.replace(/^summary: .*$/m, 'summary: "One: a gate, priced."');
  await expect.poll(() => readContent(BURN)).toBe(wanted);
});

test('a fact shows the sentences that change before it is saved', async ({ context }) => {
  const page = await enter(context);
  await page.goto(`${ORIGIN}/desk/facts`);
  await page.getByRole('textbox', { name: 'ready-in', exact: true }).fill('5 weeks');
  await page.getByRole('button', { name: 'Which sentences change?' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'investor-ready in 5 weeks' }).first()).toBeVisible();
  expect(await readContent('facts.yaml')).toContain('ready-in: 4 weeks');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => readContent('facts.yaml')).toContain('ready-in: 5 weeks');
});

test('a page in development leads to its text', async ({ context }) => {
  const page = await enter(context);
  await page.goto(`${ORIGIN}/about`);
  await page.getByRole('link', { name: 'Write', exact: true }).click();
  await expect(page).toHaveURL(`${ORIGIN}/desk/pages/about`);
});

test('axe finds nothing on any screen, and nothing is wider than the window', async ({ context }) => {
  const page = await enter(context);
  for (const screen of SCREENS) {
    await page.goto(ORIGIN + screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const view of VIEWS) {
      expectSoon(await axeFindings(page, [view]), screen).toEqual([]);
      expectSoon(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(
        view.width,
      );
    }
  }
});
