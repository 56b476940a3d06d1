import type { Page } from '@playwright/test';
import { attribute, elements, pageAt, part, tagged } from './built-site.ts';
import { expect, test } from './same-tab.ts';
import { ARTICLES } from './routes.ts';

const WITH_NOTE = '/insights/burn-quality';
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

test('the list of contents marks the section that is being read, and only that, and stays in the margin', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(WITH_NOTE);
  const marked = contents(page).locator('[aria-current="location"]');
  for (const name of ['How to estimate value at gate', 'What to do on Monday', 'What goes into it']) {
    await page.getByRole('heading', { name, exact: true }).evaluate((heading) => heading.scrollIntoView());
    await expect(marked).toHaveText([name]);
    await expect(contents(page)).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
});

test('a footnote is read behind the block that refers to it, and stands in the margin where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(WITH_NOTE);
  const noted = page.locator('[role="doc-footnote"]').first();
  const before = noted.locator('xpath=preceding-sibling::*[1]');
  await expect(before.locator('[role="doc-noteref"]')).toHaveCount(1);
  const back = noted.getByRole('link', { name: 'Back to the text' });
  const place = await back.getAttribute('href');
  await expect(page.locator(place ?? '')).toHaveAttribute('role', 'doc-noteref');

  const [wide, beside] = await noteAndBlock(page);
  expect(wide.left).toBeGreaterThan(beside.right);
  expect(wide.top).toBeLessThan(beside.bottom);
  expect(wide.bottom).toBeGreaterThan(beside.top);
  expect(wide.right).toBeLessThanOrEqual(1440);

  await page.setViewportSize({ width: 360, height: 780 });
  const [note, block] = await noteAndBlock(page);
  expect(note.top).toBeGreaterThanOrEqual(block.bottom);
  expect(note.left).toBeGreaterThanOrEqual(block.left);
  expect(note.right).toBeLessThanOrEqual(block.right + 1);
});

test('the line of progress grows from nothing to the whole width, and is not shown where less motion is asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(WITH_NOTE);
  expect(await grown(page)).toBe(0);
  await page.getByRole('heading', { name: 'What the number cannot do' }).evaluate((place) => place.scrollIntoView());
  await expect.poll(() => grown(page)).toBeGreaterThan(0.4);
  await page.getByRole('heading', { name: 'On the same topics' }).evaluate((place) => place.scrollIntoView());
  await expect.poll(() => grown(page)).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('article > [aria-hidden="true"]').first()).toBeHidden();
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
      const [link] = tagged(part(heading.children), 'a');
      expect(attribute(link, 'href')).toBe(`#${attribute(heading, 'id')}`);
    }
  });

  test(`below ${slug} stand up to three other articles that share a topic with it`, () => {
    const topics = topicsOf(slug);
    const [related] = elements(
      pageAt(`/insights/${slug}`),
      (element) => attribute(element, 'ariaLabelledBy') === 'page:related',
    );
    const titles = tagged(part(related?.children ?? []), 'h3');
    const slugs = titles
      .flatMap((title) => tagged(part(title.children), 'a'))
      .map((link) => attribute(link, 'href')?.split('/').at(-1) ?? '');
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
