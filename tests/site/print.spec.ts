import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { origin } from './built-site.ts';
import { siteName } from './content.ts';
import { expect, test } from './same-tab.ts';

const GAME = '/insights/license-or-launch-the-game-theory-behind-the-choice';

/** What the printed form of each page must contain, besides what holds for all pages. */
const PRINTED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/privacy-policy': async (page) => {
    expect(await styleOf(page, 'main a[href="/cookie-policy#third-party-services"]', 'content', '::after')).toContain(
      origin,
    );
    await expect(page.getByRole('main').locator('tr').filter({ visible: false })).toHaveCount(0);
    expect(await styleOf(page, 'table:has(tr:nth-child(5))', 'breakInside')).toBe('auto');
    expect(await styleOf(page, 'tr', 'breakInside')).toBe('avoid');
    const boxes = await marginBoxes(page);
    expect(boxes).toMatch(/@top-left[^}]*content: /);
    expect(boxes).toContain(siteName);
    expect(boxes).toMatch(/@bottom-right[^}]*counter\(page\) " \/ " counter\(pages\)/);
  },
  '/cookie-policy': async (page) => {
    expect(await styleOf(page, 'table:not(:has(tr:nth-child(5)))', 'breakInside')).toBe('avoid');
  },
  '/insights/burn-quality': async (page) => {
    const box = page.locator('li > input').first();
    await expect(box).toBeVisible();
    expect(await box.evaluate((input) => Number.parseFloat(getComputedStyle(input).borderTopWidth))).toBeGreaterThan(0);
    // A figure may be divided after its drawing.
    expect(await styleOf(page, 'figure[data-figure-kind="ladder"]', 'breakInside')).toBe('auto');
    expect(await styleOf(page, '[data-figure-kind="ladder"] [data-island] > div', 'breakInside')).toBe('avoid');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const picture = page.locator('article picture').first();
      await picture.scrollIntoViewIfNeeded();
      expect(await cornerOf(await picture.screenshot()), colorScheme).toEqual([255, 255, 255]);
    }
  },
  '/how-i-help': async (page) => {
    expect(await styleOf(page, '[data-tone="ink"]', 'backgroundColor')).toBe('rgba(0, 0, 0, 0)');
    expect(await styleOf(page, '[data-tone="ink"]', 'color')).toBe(await styleOf(page, 'body', 'color'));
  },
};

for (const [address, look] of Object.entries(PRINTED))
  test(`${address} is printed in ink on white, in one column, without what only a screen needs`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => localStorage.setItem('color-scheme', 'dark'));
    await onPaper(page, address);
    const shown = page.locator(
      'body > header, body > footer, nav, button, input:not(li > input, [data-print-value]), [data-choice], .skip-link',
    );
    await expect(shown.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const styles = await page.evaluate(() => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      const { backgroundColor, orphans, widows } = getComputedStyle(document.body);
      return { colorScheme, backgroundColor, orphans, widows };
    });
    expect(styles).toEqual({ colorScheme: 'light', backgroundColor: 'rgba(0, 0, 0, 0)', orphans: '2', widows: '2' });
    await look(page);
  });

test('the sheets of a page name its own address, and whose it is', async ({ page }) => {
  for (const address of ['/', '/insights/burn-quality', '/privacy-policy']) {
    await page.goto(address);
    expect(await marginBoxes(page)).toMatch(new RegExp(`@bottom-left \\{ content: "${origin}${address}"`));
    expect(await marginBoxes(page)).toMatch(/@top-right \{ content: "[^"]+"/);
  }
});

test('the address of the booking calendar is printed without the parameters of a campaign', async ({ page }) => {
  await onPaper(page, '/contact');
  const link = page.getByRole('main').locator('a[href*="utm_campaign="]').first();
  const [address] = ((await link.getAttribute('href')) ?? '').split('?');
  const printed = await link.evaluate((one) => getComputedStyle(one, '::after').content);
  expect(printed.replaceAll('" "', '')).toBe(`" (${address})"`);
});

test('no address is printed behind a link whose words are the address', async ({ page }) => {
  await onPaper(page, '/privacy-policy');
  const paragraph = page.getByRole('main').locator('p').first();
  await paragraph.evaluate((block) => {
    for (const [text, says] of [
      ['example.org', true],
      ['this site', false],
    ] as const) {
      const link = Object.assign(document.createElement('a'), { href: 'https://example.org/', textContent: text });
      link.toggleAttribute('data-says-address', says);
      block.append(link);
    }
  });
  const printed = await paragraph
    .locator('a[href="https://example.org/"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(printed).toEqual(['none', expect.stringContaining('https://example.org/')]);
});

test('the address behind a title that makes a whole box a link stands below the title', async ({ page }) => {
  await onPaper(page, '/insights');
  const title = 'main :is(h2, h3) > a[href^="/insights/"]';
  expect(await styleOf(page, title, 'position', '::after')).toBe('static');
});

test('a line above a heading and the box around one are not parted from what they name', async ({ page }) => {
  await onPaper(page, '/process');
  const parted = page.locator('main p:first-child:has(+ h1), main p:first-child:has(+ h2), main [data-part="head"]');
  const breaks = await parted.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakAfter));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

test('the scale of a game is whole on paper, strikes through no word, and keeps what a ground tells', async ({
  page,
}) => {
  await onPaper(page, GAME);
  await expectWholeScale(page);
  const cell = page.locator('[data-figure-kind="matrix"] tbody td > div', { hasText: 'equilibrium' }).first();
  expect(await cell.evaluate((mark) => getComputedStyle(mark).printColorAdjust)).toBe('exact');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the scale of a game is whole, and strikes through no word', async ({ page }) => {
    await page.goto(GAME);
    await expectWholeScale(page);
  });
});

test('no picture is higher on paper than leaves room beside it', async ({ page }) => {
  for (const address of ['/', '/about', '/process']) {
    await onPaper(page, address);
    const heights = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.clientHeight));
    expect(Math.max(...heights), address).toBeLessThanOrEqual(Math.ceil((9 / 2.54) * 96));
  }
});

/** Without its slider, the scale of a game must show its line and marks, below the words and the number. */
async function expectWholeScale(page: Page): Promise<void> {
  const figure = page.locator('[data-figure-kind="matrix"]');
  await expect(figure.locator('input')).toBeHidden();
  const words = await Promise.all(['label', 'output'].map((part) => figure.locator(part).boundingBox()));
  const lines = await figure.locator('svg:has(circle), svg:has(circle) line').all();
  const marks = await Promise.all(lines.map((line) => line.boundingBox()));
  expect(marks[0]?.width).toBeGreaterThan(200);
  const end = Math.max(...words.map((box) => (box?.y ?? 0) + (box?.height ?? 0)));
  expect(Math.min(...marks.map((box) => box?.y ?? 0))).toBeGreaterThanOrEqual(end);
}

async function onPaper(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
}

/** Returns a style property of the first matching element, or of its `::before` or `::after`. */
function styleOf(page: Page, selector: string, style: keyof CSSStyleDeclaration, pseudo?: string): Promise<unknown> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part)[name], [style, pseudo] as const);
}

/** Returns the color of the first pixel of a picture. */
async function cornerOf(picture: Buffer): Promise<number[]> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left: 8, top: 8, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

/** Returns the texts in the margins of printed sheets. */
async function marginBoxes(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) =>
        rule instanceof CSSMediaRule && rule.media.mediaText === 'print' ? [...rule.cssRules] : [rule],
      )
      .filter((rule) => rule instanceof CSSPageRule)
      .map(({ cssText }) => cssText)
      .join(''),
  );
}
