import type { Page } from '@playwright/test';
import { pages } from '../built-site.ts';
import { businessAddress, legalPlaceholders, personName, siteName, taxId } from '../content.ts';
import { expect, open, test } from '../shared-page.ts';
import { links } from './blocks.ts';

const COLUMNS = [
  ['Connect', ['LinkedIn → profile', 'Book a call → booking', 'Send me a message → contact-form']],
  [
    'Services',
    [
      'How I Help → /how-i-help',
      'Process → /process',
      'Results → /results',
      'Testimonials → /testimonials',
      'About → /about',
    ],
  ],
  [
    'Resources',
    [
      'Insights → /insights',
      'FAQ → /faq',
      'Contact → /contact',
      'Content export → /content-export',
      'RSS feed → /feed.xml',
    ],
  ],
] as const;

test('the footer has Connect, Services and Resources', async ({ page }) => {
  await open(page, '/');
  await expect(footer(page).getByRole('heading', { level: 2 })).toHaveText(COLUMNS.map(([name]) => name));
});

for (const [name, wanted] of COLUMNS) {
  test(`the column ${name} of the footer has its links in order`, async ({ page }) => {
    await open(page, '/');
    const heading = footer(page).getByRole('heading', { name, exact: true });
    expect(await links(heading.locator('xpath=..'))).toEqual(wanted);
  });
}

test('the legal line names the sole trader, with tax ID and address as soon as they are known', async ({ page }) => {
  await open(page, '/');
  const known = [siteName, personName, 'Sole trader, Italy', taxId, businessAddress].filter(
    (part) => part !== undefined,
  );
  await expect(footer(page).getByText('Sole trader')).toHaveText(known.join(' · '));
});

test('what only stands for legal data is shown on no page', () => {
  for (const placeholder of legalPlaceholders)
    for (const { address, html } of pages) expect(html, address).not.toContain(placeholder);
});

test('the legal line is followed by Contact, Privacy Policy and Cookie Policy', async ({ page }) => {
  await open(page, '/');
  const list = footer(page).getByRole('list').filter({ hasText: 'Privacy Policy' });
  expect(await links(list)).toEqual([
    'Contact → /contact',
    'Privacy Policy → /privacy-policy',
    'Cookie Policy → /cookie-policy',
  ]);
});

function footer(page: Page) {
  return page.getByRole('contentinfo');
}
