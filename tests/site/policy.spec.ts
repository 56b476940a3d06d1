import { createHash } from 'node:crypto';
import { toString } from 'hast-util-to-string';
import { attribute, elements, pageAt, pages, tagged, type BuiltPage } from './built-site.ts';
import { expect, test } from './same-tab.ts';
import { THANK_YOU } from './routes.ts';

test('every page has one content security policy', () => {
  expect(offenders((page) => policies(page).length === 1)).toEqual([]);
});

test('every policy begins by closing everything', () => {
  expect(offenders((page) => directives(page).get('default-src') === "'none'")).toEqual([]);
});

test('no policy admits what is unsafe, or any data', () => {
  expect(offenders((page) => policies(page).every((policy) => !/unsafe-|\*|data:|http:/.test(policy)))).toEqual([]);
});

test('no policy but that of the thank-you page names another host', () => {
  expect(offenders((page) => policies(page).some((policy) => !policy.includes('https:')))).toEqual([THANK_YOU]);
});

test('the thank-you page names the hosts of the advertising service, each for one purpose', () => {
  const named = [...directives(pageAt(THANK_YOU))].filter(([, sources]) => sources.includes('https:'));
  expect(named.map(([directive, sources]) => [directive, sources.match(/https:\S+/g)])).toEqual([
    ['script-src', ['https://snap.licdn.com']],
    ['img-src', ['https://px.ads.linkedin.com', 'https://www.linkedin.com']],
    ['connect-src', ['https://px.ads.linkedin.com', 'https://www.linkedin.com']],
  ]);
});

test('every policy asks for trusted types; only the thank-you page admits a maker of them', () => {
  const asks = (page: BuiltPage) => directives(page).get('require-trusted-types-for') === "'script'";
  const admitsNone = (page: BuiltPage) => directives(page).get('trusted-types') === "'none'";
  expect([offenders(asks), offenders(admitsNone)]).toEqual([[], [THANK_YOU]]);
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

test('the hash of every inline script stands in the policy', () => {
  const isKnown = (page: BuiltPage) =>
    inlineScripts(page).every((script) =>
      directives(page)
        .get('script-src')
        ?.includes(`'sha256-${digest(toString(script))}'`),
    );
  expect(offenders(isKnown)).toEqual([]);
});

test('what stands inside of a page as a script chooses its colors, and says what may be fetched ahead', () => {
  const isKnown = (page: BuiltPage) => {
    const [scheme, speculation, ...others] = inlineScripts(page);
    return (
      scheme !== undefined &&
      toString(scheme).includes('color-scheme') &&
      speculation?.properties['type'] === 'speculationrules' &&
      others.length === 0
    );
  };
  expect(offenders(isKnown)).toEqual([]);
});

test('the policy stands before every style and script', () => {
  const isFirst = ({ html }: BuiltPage) => html.indexOf('Content-Security-Policy') < html.search(/<(style|script)/);
  expect(offenders(isFirst)).toEqual([]);
});

test('no page has a style attribute or an event attribute', () => {
  const isInline = ({ properties }: ReturnType<typeof elements>[number]) =>
    'style' in properties || Object.keys(properties).some((name) => /^on[A-Z]/.test(name));
  expect(offenders((page) => elements(page, isInline).length === 0)).toEqual([]);
});

test('an awake menu keeps to the policy', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Menu opened' })).toHaveCount(1);
});

test('a used list of insights keeps to the policy, and its styles take effect', async ({ page }) => {
  await page.goto('/insights');
  await page.getByRole('textbox', { name: 'Search insights' }).fill('no such words');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCSS('min-height', '44px');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

/** Scripts that run and stand in the page itself. */
function inlineScripts(page: BuiltPage) {
  return tagged(page, 'script').filter(
    (script) => attribute(script, 'src') === undefined && attribute(script, 'type') !== 'application/ld+json',
  );
}

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
