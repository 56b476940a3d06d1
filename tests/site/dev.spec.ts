import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { LAYOUTS, TONES } from '../../pipeline/content/schema/section.ts';
import { colors } from '../../renderer/design/tokens.ts';
import { isLong } from '../sampling.ts';
import { ask } from '../unit/ask.ts';
import { testErrors } from './dev-errors.ts';
import { edit, inContent, openLive, PORT, said, serveDevelopment, showChapter } from './dev-server.ts';
import { expect as expectSoon, testUnguarded as test } from './fixtures.ts';
import { axeFindings } from './wcag/axe.ts';

/** The development server renders a page on request, which takes long on a busy machine. */
const expect = expectSoon.configure({ timeout: 20_000 });

test.describe.configure({ mode: 'serial', timeout: 120_000 });
serveDevelopment();

// Both groups share a server, because it takes ten seconds to show its first page.
testErrors();

test('a saved content file shows at once, and the terminal says nothing of visits', async ({ page }) => {
  await openLive(page, '/faq');
  await edit('pages/faq.md', 'Getting Started', 'Getting Going');
  await expect(page.getByRole('heading', { name: 'Getting Going' })).toBeVisible();
  expectSoon(said.join('')).not.toContain('HTTP');
});

test('a page as Markdown says what was saved last', async ({ page, request }) => {
  await openLive(page, '/faq');
  await edit('pages/faq.md', 'including where the answer is no.', 'and where the answer is no.');
  await expect(page.getByText('and where the answer is no.')).toBeVisible();
  const markdown = await request.get(`http://localhost:${PORT}/faq.md`);
  expectSoon(await markdown.text()).toContain('and where the answer is no.');
});

test('what is saved before an open page can hear of it shows as well', { tag: '@night' }, async ({ page }) => {
  const listen = await holdFollowing(page);
  await openLive(page, '/faq');
  await edit('pages/faq.md', 'Getting Going', 'Getting Further');
  await expect
    .poll(async () => (await ask(`http://localhost:${PORT}`, '/faq')).body.toString())
    .toContain('Getting Further');
  listen();
  await expect(page.getByRole('heading', { name: 'Getting Further' })).toBeVisible();
});

test('a saved file changes the page that is open: its place, an open answer and typed letters stay', async ({
  page,
}) => {
  await openLive(page, '/faq');
  const question = page.locator('details > summary').nth(2);
  await question.click();
  await page.evaluate(() => {
    window.scrollTo({ top: 600, behavior: 'instant' });
    document.documentElement.dataset['sameDocument'] = '';
  });
  const before = await question.boundingBox();
  await edit('pages/faq.md', 'title: ', 'title: Newly ');
  await expect(page).toHaveTitle(/^Newly /);
  expectSoon((await question.boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, 0);
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  await expect(page.locator('details').nth(2)).toHaveAttribute('open');

  await openLive(page, '/insights');
  await page.getByRole('textbox').fill('burn');
  await expect(page).toHaveURL(/q=burn/);
  await edit('pages/insights.md', 'title: ', 'title: Newly ');
  await expect(page).toHaveTitle(/^Newly /);
  await expect(page.getByRole('textbox')).toHaveValue('burn');
});

test('an island that is awake before changes are followed keeps its page, if only other things change', async ({
  page,
}) => {
  const follow = await holdFollowing(page);
  await openLive(page, '/insights');
  await page.getByRole('textbox').fill('burn');
  await expect(page).toHaveURL(/q=burn/);
  await page.evaluate(() => (document.documentElement.dataset['sameDocument'] = ''));
  await edit('pages/insights.md', 'title: ', 'title: Lately ');
  await expect
    .poll(async () => (await ask(`http://localhost:${PORT}`, '/insights')).body.toString())
    .toContain('Lately ');
  follow();
  await expect(page).toHaveTitle(/^Lately /);
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});

test('an island that is awake and has changed is loaded again with the page', async ({ page }) => {
  await openLive(page, '/insights');
  await page.getByRole('textbox').fill('burn');
  await expect(page).toHaveURL(/q=burn/);
  await edit('insights/burn-quality.md', 'Burn Quality: what', 'Newly Burn Quality: what');
  await expect(page.getByRole('link', { name: /^Newly/ }).first()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('burn');
});

test('what another command puts among the sources for a moment loads no page anew', async ({ page }) => {
  await openLive(page, '/faq');
  await page.evaluate(() => (document.documentElement.dataset['sameDocument'] = ''));
  // As Vike does whenever it starts.
  const file = path.resolve(import.meta.dirname, '../../pages/+config.ts.build-0123456789ab.mjs');
  try {
    await writeFile(file, '');
    await page.waitForTimeout(250);
    await writeFile(file, 'export default {};');
    await page.waitForTimeout(1000);
  } finally {
    await rm(file);
  }
  await edit('pages/faq.md', 'title: ', 'title: Once more ');
  await expect(page).toHaveTitle(/^Once more /);
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});

for (const target of ['/faq', '/content-export.txt']) {
  test(`another name than localhost is not given ${target}`, async () => {
    const answer = await ask(`http://localhost:${PORT}`, target, { headers: { host: 'evil.example' } });
    expectSoon(answer.status).toBe(403);
  });
}

for (const [target, status] of [
  ['/nope', 404],
  ['/%E0%A4%A', 404],
  ['//', 308],
  ['/faq/', 308],
] as const) {
  test(`${target} is answered with ${status}`, async () => {
    expectSoon((await ask(`http://localhost:${PORT}`, target)).status).toBe(status);
  });
}

test('a request for a part gets the whole, in development too, even if the part ends before it begins', async () => {
  const answer = await ask(`http://localhost:${PORT}`, '/content-export.txt', { headers: { range: 'bytes=5-2' } });
  expectSoon([answer.status, answer.headers['content-range']]).toEqual([200, undefined]);
});

test('no file of this machine is opened in an editor for whoever asks', async ({ request }) => {
  const answer = await request.get(
    `http://localhost:${PORT}/__open-in-editor?file=${encodeURIComponent(import.meta.filename)}`,
  );
  expectSoon(answer.status()).toBe(404);
});

test('a mistake shows over the page with its place, and goes when it is mended', async ({ page }) => {
  await openLive(page, '/faq');
  const overlay = page.locator('vite-error-overlay');
  await edit('pages/faq.md', '(/process#modules)', '(/process#moduls)');
  await expect(overlay).toContainText('Cannot find the anchor `#moduls` on `/process`; did you mean `modules`');
  await expect(overlay).toContainText(/faq\.md:\d+:\d+/);
  await page.reload();
  await expect(overlay).toBeVisible();
  await expect(overlay.getByText('server.hmr.overlay')).toBeHidden();
  await edit('pages/faq.md', '(/process#moduls)', '(/process#modules)');
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'a mistake that was mended while no page was open is not shown to the next one',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('about:blank');
    said.length = 0;
    await edit('pages/faq.md', '(/process#modules)', '(/process#moduls)');
    await expect.poll(() => said.join('')).toContain('did you mean `modules`');
    await edit('pages/faq.md', '(/process#moduls)', '(/process#modules)');
    await expect.poll(() => said.join('')).toContain('No error is left');
    await openLive(page, '/faq');
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  },
);

test('a page that articles need is kept while its file has another name', async ({ page }) => {
  await openLive(page, '/insights/burn-quality');
  await rename(inContent('pages/insights.md'), inContent('pages/notes.txt'));
  await expect(page.locator('body')).toContainText('1 error in pages/insights.md');
  expectSoon((await page.goto(`http://localhost:${PORT}/insights/burn-quality`))?.status()).toBe(200);
  await rename(inContent('pages/notes.txt'), inContent('pages/insights.md'));
  await expect(page.locator('body')).not.toContainText('1 error');
});

test('a draft and an article that waits are shown, marked, on their pages and in the list', async ({ page }) => {
  const text = await readFile(inContent('insights/burn-quality.md'), 'utf8');
  const titled = (title: string): string => text.replace(/^title:.*$/m, `title: ${title}`);
  await writeFile(inContent('insights/drafted.md'), titled('Drafted').replace('\n', '\ndraft: true\n'));
  await writeFile(
    inContent('insights/waiting.md'),
    titled('Waiting').replace(/^published:.*$/m, 'published: 2199-05-06'),
  );
  await expect(async () => {
    const answer = await ask(`http://localhost:${PORT}`, '/insights/drafted');
    expectSoon(answer.status).toBe(200);
  }).toPass();
  await openLive(page, '/insights/drafted');
  await expect(page.getByRole('main')).toContainText('Draft');
  await openLive(page, '/insights/waiting');
  await expect(page.getByRole('main')).toContainText('Appears on 2199-05-06');
  await openLive(page, '/insights');
  await expect(page.getByRole('main')).toContainText('Appears on 2199-05-06');
  await rm(inContent('insights/drafted.md'));
  await rm(inContent('insights/waiting.md'));
});

test('the accessibility panel is there where the address asks for it', { tag: '@night' }, async ({ page }) => {
  await openLive(page, '/process?accessibility');
  const panel = page.getByRole('complementary', { name: 'Accessibility test' });
  await panel.getByRole('button', { name: 'Test accessibility' }).click();
  await expect(panel.getByRole('table')).toBeVisible();
});

test(
  'a message is shown in development too, and no accessibility panel',
  { tag: '@night' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLive(page, '/privacy-policy');
    await page.getByRole('button', { name: 'Copy link to “1. Purpose”' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Link copied');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('complementary', { name: 'Accessibility test' })).toHaveCount(0);
  },
);

test(
  'the style guide shows colors, layouts, messages, notices and an island that fails',
  { tag: '@night' },
  async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await openLive(page, '/styleguide');
    const swatches = await page
      .locator('[data-color]')
      .evaluateAll((all) =>
        all.map((swatch) => [
          swatch.querySelector('h3')?.textContent,
          [...swatch.querySelectorAll('p')].slice(0, 2).map((value) => value.textContent),
        ]),
      );
    expectSoon.soft(Object.fromEntries(swatches)).toEqual(colors);
    const sections = await page.locator('#sections section[id]').evaluateAll((all) => all.map(({ id }) => id));
    const wanted = Object.entries(LAYOUTS).flatMap(([kind, layouts]) =>
      layouts.flatMap((layout) => TONES.map((tone) => `${kind}-${layout}-${tone}`)),
    );
    expectSoon.soft(wanted.filter((id) => !sections.includes(id))).toEqual([]);
    await page.waitForLoadState('networkidle');
    expectSoon.soft(errors).toEqual([]);

    const chapter = await showChapter(page, 'messages');
    await expectMessages(page, ['default', 'success', 'info', 'warning', 'error', 'loading']);
    for (const kind of ['error', 'changed', 'broken', 'offline']) {
      await chapter.getByRole('button', { name: `notice: ${kind}` }).click();
      await expect(page.locator(`[data-notice="${kind}"]`)).toBeVisible();
    }
    await chapter.getByRole('button', { name: 'Wake an island that fails' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  },
);

if (isLong)
  test('axe finds nothing on the style guide', async ({ page }) => {
    test.slow();
    await openLive(page, '/styleguide');
    const views = (['light', 'dark'] as const).map((colorScheme) => ({ width: 1280, colorScheme }));
    expectSoon(await axeFindings(page, views)).toEqual([]);
  });

async function expectMessages(page: Page, kinds: readonly string[]): Promise<void> {
  for (const kind of kinds) {
    await page.getByRole('button', { name: kind, exact: true }).click();
    await expect(page.locator(`[data-toast][data-kind="${kind}"]`)).toBeVisible();
  }
}

/** Holds back the module that follows changes, until the returned function is called. */
async function holdFollowing(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/follow-content/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
