import { readFile } from 'node:fs/promises';
import { enter, ORIGIN } from './desk.ts';
import { inContent, serveDevelopment } from './dev-server.ts';
import { expect as expectSoon, testUnguarded as test } from './fixtures.ts';
import { axeFindings } from './wcag/axe.ts';
import { controlsWithoutEdge, unseenFocus } from './wcag/forced-colors.ts';

/** A screen takes long on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 });
const SCREENS = ['', '/confirm', '/facts', '/questions', '/pictures', '/publish', '/files/site.yaml'].map(
  (name) => `/desk${name}`,
);
const VIEWS = [320, 768, 1280].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);
const MINDSET_ADDRESS = '/insights/investor-ready-mindset';
const MINDSET = 'insights/investor-ready-mindset.md';
const BURN = 'insights/burn-quality.md';

test.describe.configure({ mode: 'serial', timeout: 240_000 });
serveDevelopment();

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

test('a live article that becomes a draft says where its address leads, until it is taken back', async ({
  context,
}) => {
  const page = await enter(context);
  const [before, other] = [await readContent(BURN), await readContent(MINDSET)];
  const dialog = page.getByRole('dialog');
  const choose = async (): Promise<void> => {
    await dialog.getByRole('combobox', { name: 'Whoever opens its address' }).selectOption(MINDSET_ADDRESS);
    await expect(dialog).toContainText(`/insights/burn-quality is led to ${MINDSET_ADDRESS}`);
    await dialog.getByRole('button', { name: 'Make it a draft' }).click();
    await expect.poll(() => readContent(MINDSET)).toMatch(/^aliases: .*\/insights\/burn-quality/m);
  };

  await page.getByRole('row').filter({ hasText: '/insights/burn-quality' }).getByRole('button').click();
  await dialog.getByRole('button', { name: 'Back to draft …' }).click();
  await expect(dialog.getByRole('option', { name: /Page not found/ })).toHaveCount(0);
  await choose();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => readContent(BURN)).toBe(before);
  expect(await readContent(MINDSET)).toBe(other);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${ORIGIN}/desk/insights/burn-quality`);
  await page.getByRole('switch', { name: /^Draft/ }).click();
  await page.getByRole('button', { name: 'Where its address leads …' }).click();
  await choose();
  await page.getByRole('switch', { name: /^Draft/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => readContent(BURN)).toBe(before);
  await expect.poll(() => readContent(MINDSET)).toBe(other);
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

test('controls keep their edges in forced colors, and the focus stays visible', async ({ context }) => {
  const page = await enter(context);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const screen of [...SCREENS, '/desk/insights/burn-quality']) {
    await page.goto(ORIGIN + screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expectSoon.soft(await controlsWithoutEdge(page), screen).toEqual([]);
    const unseen: string[] = [];
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      unseen.push(...(await unseenFocus(page)));
    }
    expectSoon.soft(unseen, `${screen}: stops of the Tab key`).toEqual([]);
  }
});

test('an entry of a list that is moved keeps the focus, and stays open', async ({ context }) => {
  const page = await enter(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${ORIGIN}/desk/pages/process`);
  await page.locator('summary', { hasText: /^Sections/ }).click();
  const name = (await page.getByRole('group', { name: /^1\. / }).getAttribute('aria-label'))?.slice('1. '.length) ?? '';
  const entry = (place: number) => page.locator('details > summary', { hasText: `${place}. ${name}` });
  const downAt = (place: number) =>
    page.getByRole('group', { name: `${place}. ${name}` }).getByRole('button', { name: 'Move down' });
  await entry(1).click();
  await downAt(1).focus();
  await page.keyboard.press('Enter');
  await expect(downAt(2)).toBeFocused();
  await expect(entry(2).locator('..')).toHaveAttribute('open', '');
});

test('a question that is moved keeps the focus', async ({ context }) => {
  const page = await enter(context);
  await page.goto(`${ORIGIN}/desk/questions`);
  const questions = page.getByRole('group');
  const name = (await questions.first().getAttribute('aria-label')) ?? '';
  const down = page.getByRole('group', { name, exact: true }).getByRole('button', { name: 'Move down' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'is moved' })).toBeVisible();
  await expect(questions.nth(1)).toHaveAccessibleName(name);
  await expect(down).toBeFocused();
});

test('earlier states stay listed if one of them cannot be shown', async ({ context }) => {
  const page = await enter(context);
  const states = ['Version two', 'Version one'].map((words, at) => ({
    id: `state-${at}`,
    at: Date.UTC(2026, 0, 9 - at),
    words,
  }));
  await page.route(/\/desk\/api\/states\?/, (route) => route.fulfill({ json: states }));
  await page.route(/\/desk\/api\/state\?/, (route) =>
    route.request().url().includes('state-0')
      ? route.fulfill({ status: 422, json: { fault: 'This state is not kept any more.' } })
      : route.fulfill({ json: { file: BURN, source: 'The first words.' } }),
  );
  await page.goto(`${ORIGIN}/desk/insights/burn-quality`);
  await page.getByText('Earlier states', { exact: true }).click();
  const entry = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await entry('Version two').getByRole('button').click();
  await expect(entry('Version two')).toContainText('This state is not kept any more.');
  await entry('Version one').getByRole('button').click();
  await expect(entry('Version one').getByRole('button', { name: 'Bring this back' })).toBeVisible();
  await expect(page.getByText('This state is not kept any more.')).toBeHidden();
});
