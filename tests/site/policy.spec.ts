import { createHash } from 'node:crypto';
import { toString } from 'hast-util-to-string';
import { attribute, elements, pages, tagged, type BuiltPage } from './built-site.ts';
import { expect, test } from './fixtures.ts';

test('every page has one content security policy', () => {
  expect(offenders((page) => policies(page).length === 1)).toEqual([]);
});

test('every policy begins by closing everything', () => {
  expect(offenders((page) => directives(page).get('default-src') === "'none'")).toEqual([]);
});

test('no policy admits what is unsafe, any host, or any data', () => {
  expect(offenders((page) => policies(page).every((policy) => !/unsafe-|\*|data:|https?:/.test(policy)))).toEqual([]);
});

test('every policy asks for trusted types and admits no maker of them', () => {
  const isStrict = (page: BuiltPage) =>
    directives(page).get('require-trusted-types-for') === "'script'" &&
    directives(page).get('trusted-types') === "'none'";
  expect(offenders(isStrict)).toEqual([]);
});

test('the hash of every inline style stands in the policy', () => {
  const isKnown = (page: BuiltPage) =>
    tagged(page, 'style').every((style) =>
      directives(page)
        .get('style-src')
        ?.includes(`'sha256-${digest(toString(style))}'`),
    );
  expect(offenders(isKnown)).toEqual([]);
});

test('the policy stands before every style and script', () => {
  const isFirst = ({ html }: BuiltPage) => html.indexOf('Content-Security-Policy') < html.search(/<(style|script)/);
  expect(offenders(isFirst)).toEqual([]);
});

test('no page has a style attribute, an event attribute or an inline script', () => {
  const isInline = ({ tagName, properties }: ReturnType<typeof elements>[number]) =>
    'style' in properties ||
    Object.keys(properties).some((name) => /^on[A-Z]/.test(name)) ||
    (tagName === 'script' && !('src' in properties) && properties['type'] !== 'application/ld+json');
  expect(offenders((page) => elements(page, isInline).length === 0)).toEqual([]);
});

test('an awake menu keeps to the policy', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Menu opened' })).toHaveCount(1);
});

test('a used list of insights keeps to the policy', async ({ page }) => {
  await page.goto('/insights');
  await page.getByRole('textbox', { name: 'Search insights' }).fill('no such words');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('styles that come with an awake island take effect', async ({ page }) => {
  await page.goto('/insights');
  await page.getByRole('textbox', { name: 'Search insights' }).fill('no such words');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCSS('min-height', '44px');
});

test('a toast keeps to the policy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/insights/burn-quality');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('alert')).toHaveText('Link copied');
});

/** Addresses of the pages that a test does not accept. */
function offenders(accepts: (page: BuiltPage) => boolean): string[] {
  return pages.filter((page) => !accepts(page)).map(({ address }) => address);
}

function policies(page: BuiltPage): string[] {
  return tagged(page, 'meta')
    .filter((meta) => attribute(meta, 'httpEquiv') === 'Content-Security-Policy')
    .map((meta) => attribute(meta, 'content') ?? '');
}

function directives(page: BuiltPage): Map<string, string> {
  const parts = policies(page).flatMap((policy) => policy.split(';').map((part) => part.trim()));
  return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part.slice(part.indexOf(' ') + 1)]));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
