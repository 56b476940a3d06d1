import type { Page } from '@playwright/test';
import { attribute, elements, pageAt, tagged } from './built-site.ts';
import { expect, test } from './fixtures.ts';
import { ARTICLES } from './routes.ts';

const WITH_NOTE = '/insights/burn-quality';
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

test.describe('the list of contents', () => {
  test('marks the section that is being read, and only that', async ({ page }) => {
    await page.goto(WITH_NOTE);
    const marked = contents(page).locator('[aria-current="location"]');
    for (const name of ['How to estimate value at gate', 'What to do on Monday', 'What goes into it']) {
      await page.getByRole('heading', { name, exact: true }).evaluate((heading) => heading.scrollIntoView());
      await expect(marked).toHaveText([name]);
    }
  });

  test('marks none before the first section', async ({ page }) => {
    await page.goto(`${WITH_NOTE}#what-goes-into-it`);
    await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
  });

  test('stays in the margin of a wide window while one reads', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(WITH_NOTE);
    await page.getByRole('heading', { name: 'What the number cannot do' }).evaluate((place) => place.scrollIntoView());
    await expect(contents(page)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('a footnote', () => {
  test('is read right behind the block that refers to it', async ({ page }) => {
    await page.goto(WITH_NOTE);
    const before = page.locator('[role="doc-footnote"]').locator('xpath=preceding-sibling::*[1]');
    await expect(before.locator('[role="doc-noteref"]')).toHaveCount(1);
  });

  test('stands in the margin of a wide window, at the height of that block', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(WITH_NOTE);
    const [note, block] = await noteAndBlock(page);
    expect(note.left).toBeGreaterThan(block.right);
    expect(note.top).toBeLessThan(block.bottom);
    expect(note.bottom).toBeGreaterThan(block.top);
    expect(note.right).toBeLessThanOrEqual(1440);
  });

  test('stands below that block in a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(WITH_NOTE);
    const [note, block] = await noteAndBlock(page);
    expect(note.top).toBeGreaterThanOrEqual(block.bottom);
    expect(note.left).toBeGreaterThanOrEqual(block.left);
    expect(note.right).toBeLessThanOrEqual(block.right + 1);
  });

  test('leads back to where it is referred to', async ({ page }) => {
    await page.goto(WITH_NOTE);
    const back = page.locator('[role="doc-footnote"]').getByRole('link', { name: 'Back to the text' });
    const place = await back.getAttribute('href');
    await expect(page.locator(place ?? '')).toHaveAttribute('role', 'doc-noteref');
  });
});

test.describe('the line of progress', () => {
  test('grows from nothing at the beginning of a text to the whole width at its end', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(WITH_NOTE);
    expect(await grown(page)).toBe(0);
    await page.getByRole('heading', { name: 'What the number cannot do' }).evaluate((place) => place.scrollIntoView());
    await expect.poll(() => grown(page)).toBeGreaterThan(0.4);
    await page.getByRole('heading', { name: 'On the same topics' }).evaluate((place) => place.scrollIntoView());
    await expect.poll(() => grown(page)).toBe(1);
  });

  test('is not shown where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(WITH_NOTE);
    await expect(page.locator('article > [aria-hidden="true"]').first()).toBeHidden();
  });
});

for (const slug of ARTICLES) {
  test(`every heading of the text of ${slug} is a link to its own place`, () => {
    const page = pageAt(`/insights/${slug}`);
    const own = elements(
      page,
      ({ tagName, properties: { id } }) => /^h[23]$/.test(tagName) && id !== undefined && id !== 'page:related',
    );
    expect(own.length).toBeGreaterThan(3);
    for (const heading of own) {
      const [link] = tagged({ tree: { type: 'root', children: heading.children } }, 'a');
      expect(attribute(link, 'href')).toBe(`#${attribute(heading, 'id')}`);
    }
  });

  test(`below ${slug} stand up to three other articles that share a topic with it`, async ({ page }) => {
    const topics = topicsOf(slug);
    await page.goto(`/insights/${slug}`);
    const related = page.getByRole('region', { name: 'On the same topics' });
    const slugs = await related
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.length).toBeLessThanOrEqual(3);
    expect(slugs).not.toContain(slug);
    for (const other of slugs) expect(topicsOf(other).some((topic) => topics.includes(topic))).toBe(true);
  });
}

/** The words for machines name every topic of an article. */
function topicsOf(slug: string): string[] {
  const [words] = elements(pageAt(`/insights/${slug}`), (element) => attribute(element, 'name') === 'keywords');
  return (attribute(words, 'content') ?? '').split(', ');
}

async function noteAndBlock(page: Page) {
  return page
    .locator('[role="doc-footnote"]')
    .first()
    .evaluate((note) => {
      const block = note.previousElementSibling;
      if (!block) throw new Error('The note stands alone');
      return [note.getBoundingClientRect(), block.getBoundingClientRect()] as const;
    });
}

/** Which part of the width the line of progress covers. */
function grown(page: Page): Promise<number> {
  return page
    .locator('article > [aria-hidden="true"]')
    .first()
    .evaluate(
      (line) => Math.round((line.getBoundingClientRect().width / document.documentElement.clientWidth) * 100) / 100,
    );
}
