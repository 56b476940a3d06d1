import { readBuilt } from '../built-site.ts';
import { expect, test } from '../same-tab.ts';

const ADDRESS = '/how-i-help';
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** The name and time of each service, which the table has, and the terms, which its entry has, by its anchor. */
const ROWS: Readonly<Record<string, readonly [name: string, time: string, terms: RegExp]>> = {
  'investor-readiness': ['Investor Readiness Sprint', '4 weeks', /fixed fee in EUR, VAT as applicable.*€15–25K/],
  'capital-access': ['Capital Access', '2–3 months', /success fee, as a percentage of funds closed/],
  'fractional-cio': ['Fractional CIO', 'Ongoing', /monthly or quarterly retainer.*fixed fee in EUR, VAT as applicable/],
  'venture-design': ['Venture Design Lab', '3–6 weeks', /Fixed scope/],
  'deck-rewrite': ['Story-First Deck Rewrite', '2–3 weeks', /Fixed scope.*€8–12K/],
  'pathfinder-brief': ['Pathfinder Brief', '2–3 weeks', /Fixed scope/],
  pitchkit: ['PitchKit', '4 weeks', /Fixed scope/],
  'from-asset-to-agreement': ['From Asset to Agreement', '3–4 weeks', /Fixed scope/],
};
/** The tallest that the page may be at the width of a window. */
const MAX_HEIGHT: readonly (readonly [width: number, height: number])[] = [
  [360, 10_050],
  [1280, 6240],
];

test('one table compares all services by four columns, and a press anywhere on a row leads to its entry', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.goto(ADDRESS);
    const table = page.getByRole('table', { name: 'All services at a glance' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Service',
      'For whom',
      'What you hold at the end',
      'Timeline',
    ]);
    const names = Object.values(ROWS).map(([name]) => name);
    await expect(table.getByRole('rowheader')).toHaveText([
      'For founders',
      ...names.slice(0, 5),
      'For tech transfer offices',
      ...names.slice(5),
    ]);
    for (const [name, time] of Object.values(ROWS)) {
      const cells = table.getByRole('row').filter({ hasText: name }).getByRole('cell');
      await expect(cells).toHaveText([/\w/, /\w/, time]);
    }
    const row = page.getByRole('row').filter({ hasText: 'PitchKit' });
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    await row.click({ position: { x: width - 4, y: height / 2 } });
    await expect(page).toHaveURL(`${ADDRESS}#pitchkit`);
    await expect(page.getByRole('heading', { name: 'PitchKit', exact: true })).toBeInViewport();
  }
});

test('an address shows the entry of its service below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [anchor, [name, , terms]] of Object.entries(ROWS)) {
    await page.goto(`${ADDRESS}#${anchor}`);
    const header = await page.getByRole('banner').boundingBox();
    const entry = page.locator(`[id="${anchor}"]`);
    await expect(entry).toContainText(terms);
    const title = entry.getByRole('heading', { name, exact: true });
    await expect(title).toBeInViewport();
    expect((await title.boundingBox())?.y ?? 0, anchor).toBeGreaterThanOrEqual(header?.height ?? 0);
  }
});

test('the index beside the entries marks the one that is read, and stays in sight', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ADDRESS);
  const index = page.getByRole('navigation', { name: 'Services for founders' });
  for (const name of ['Fractional CIO', 'Story-First Deck Rewrite']) {
    await index.getByRole('link', { name }).click();
    await expect(page.locator('[aria-current="location"]')).toHaveText(name);
    await expect(index).toBeInViewport();
  }
});

test('the services page is no taller than it may be, and what an entry folds is open on paper', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of MAX_HEIGHT) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight), `${width} px`).toBeLessThanOrEqual(height);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Draft of the due diligence Q&A')).toBeVisible();
});

for (const file of ['how-i-help.md', 'content-export.txt']) {
  test(`${file} holds the facts of the table`, () => {
    const text = readBuilt(file)
      .replaceAll('–', '-')
      .replaceAll(/\\|\s+/g, ' ');
    expect(text).toContain('For tech transfer offices');
    expect(text).toMatch(/PitchKit\. For whom: [^;]+; What you hold at the end: [^;]+; Timeline: 4 weeks\b/);
  });
}
