import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { origin } from './built-site.ts';
import { siteName } from './content.ts';
import { expect, test } from './fixtures.ts';

const GAME = '/insights/license-or-launch-the-game-theory-behind-the-choice';

const TYPESET = ['/privacy-policy', '/cookie-policy', '/insights/burn-quality', '/how-i-help'];

for (const address of TYPESET) {
  test(`${address} is printed without what only a screen needs`, async ({ page }) => {
    await onPaper(page, address);
    const shown = page.locator(
      'body > header, body > footer, nav, button, input:not(li > input, [data-print-value]), [data-choice], .skip-link',
    );
    await expect(shown.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`${address} is printed in ink on white, in one column, whatever was chosen for the screen`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('color-scheme', 'dark'));
    await onPaper(page, address);
    const styles = await page.evaluate(() => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      const { backgroundColor, orphans, widows } = getComputedStyle(document.body);
      return { colorScheme, backgroundColor, orphans, widows };
    });
    expect(styles).toEqual({ colorScheme: 'light', backgroundColor: 'rgba(0, 0, 0, 0)', orphans: '2', widows: '2' });
  });
}

test('a printed link is followed by its address, whole', async ({ page }) => {
  await onPaper(page, '/privacy-policy');
  const after = (href: string) =>
    page
      .getByRole('main')
      .locator(`a[href="${href}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('/cookie-policy#third-party-services')).toContain(origin);
});

test('a printed page has running heads and numbers', async ({ page }) => {
  await page.goto('/privacy-policy');
  const boxes = await marginBoxes(page);
  expect(boxes).toMatch(/@top-left[^}]*content: /);
  expect(boxes).toContain(siteName);
  expect(boxes).toMatch(/@bottom-right[^}]*counter\(page\) " \/ " counter\(pages\)/);
});

test('a table on paper shows all its rows', async ({ page }) => {
  await onPaper(page, '/privacy-policy');
  await expect(page.getByRole('main').locator('tr').filter({ visible: false })).toHaveCount(0);
});

test('a dark band of the screen is printed in ink on white', async ({ page }) => {
  await onPaper(page, '/how-i-help');
  const band = page.locator('[data-tone="ink"]').first();
  const { ink, ground } = await band.evaluate((section) => {
    const { color, backgroundColor } = getComputedStyle(section);
    return { ink: color, ground: backgroundColor };
  });
  expect(ground).toBe('rgba(0, 0, 0, 0)');
  expect(ink).toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).color));
});

test('a drawing is printed on white, whichever scheme the screen has', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await onPaper(page, '/insights/burn-quality');
    const picture = page.locator('article picture').first();
    await picture.scrollIntoViewIfNeeded();
    expect(await cornerOf(await picture.screenshot()), colorScheme).toEqual([255, 255, 255]);
  }
});

test('the box of a task is printed', async ({ page }) => {
  await onPaper(page, '/insights/burn-quality');
  const box = page.locator('li > input').first();
  await expect(box).toBeVisible();
  expect(await box.evaluate((input) => Number.parseFloat(getComputedStyle(input).borderTopWidth))).toBeGreaterThan(0);
});

for (const address of ['/', '/insights/burn-quality', '/privacy-policy']) {
  test(`the sheets of ${address} name its own address, and whose it is`, async ({ page }) => {
    await page.goto(address);
    expect(await marginBoxes(page)).toMatch(new RegExp(`@bottom-left \\{ content: "${origin}${address}"`));
    expect(await marginBoxes(page)).toMatch(/@top-right \{ content: "[^"]+"/);
  });
}

test('the address behind a title that makes a whole box a link stands below the title', async ({ page }) => {
  await onPaper(page, '/insights');
  const title = page.getByRole('main').locator(':is(h2, h3) > a[href^="/insights/"]').first();
  expect(await title.evaluate((link) => getComputedStyle(link, '::after').position)).toBe('static');
});

test('a line above a heading and the box around one are not parted from what they name', async ({ page }) => {
  await onPaper(page, '/process');
  const parted = page.locator('main p:first-child:has(+ h1), main p:first-child:has(+ h2), main [data-part="head"]');
  const breaks = await parted.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakAfter));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

test('what is to be printed alone is all that is printed, on one sheet', async ({ page }) => {
  await page.goto('/insights/burn-quality');
  await page.evaluate(() => {
    const table = document.querySelector('article table');
    table?.toggleAttribute('data-print-alone', true);
    const read = Object.assign(document.createElement('input'), { value: '0.7' });
    read.toggleAttribute('data-print-value', true);
    const slid = Object.assign(document.createElement('input'), { type: 'range' });
    table?.querySelector('th')?.append(read, slid, document.createElement('button'));
  });
  expect(sheetsIn(await page.pdf())).toBeGreaterThan(1);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-printing', true));
  expect(sheetsIn(await page.pdf())).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('table[data-print-alone]')).toBeVisible();
  await expect(page.locator('[data-print-value]')).toBeVisible();
  await expect(
    page
      .locator('h1, article > picture, table:not([data-print-alone]), table :is(button, [type="range"])')
      .filter({ visible: true }),
  ).toHaveCount(0);
});

test.describe('of a game', () => {
  test('the scale is whole on paper, and strikes through no word', async ({ page }) => {
    await onPaper(page, GAME);
    await expectWholeScale(page);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the scale is whole, and strikes through no word', async ({ page }) => {
      await page.goto(GAME);
      await expectWholeScale(page);
    });
  });
});

test('what is told by a ground in a figure keeps it on paper', async ({ page }) => {
  await onPaper(page, GAME);
  const cell = page.locator('[data-exhibit="matrix"] tbody td > div', { hasText: 'equilibrium' }).first();
  expect(await cell.evaluate((mark) => getComputedStyle(mark).printColorAdjust)).toBe('exact');
});

test('a figure may be parted behind what is drawn, and a long table between its rows', async ({ page }) => {
  await onPaper(page, '/insights/burn-quality');
  const inside = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).breakInside);
  expect(await inside('figure[data-exhibit="ladder"]')).toBe('auto');
  expect(await inside('[data-exhibit="ladder"] [data-island] > div')).toBe('avoid');
  await onPaper(page, '/privacy-policy');
  expect(await inside('table:has(tr:nth-child(5))')).toBe('auto');
  expect(await inside('table:not(:has(tr:nth-child(5)))')).toBe('avoid');
  expect(await inside('tr')).toBe('avoid');
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

/** Where its slider is not shown, the scale of a game has its line and its marks, below the words and the number. */
async function expectWholeScale(page: Page): Promise<void> {
  const figure = page.locator('[data-exhibit="matrix"]');
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

/** The color of the first pixel of a picture. */
async function cornerOf(picture: Buffer): Promise<number[]> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left: 8, top: 8, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

/** What stands in the margins of printed sheets. */
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

function sheetsIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
