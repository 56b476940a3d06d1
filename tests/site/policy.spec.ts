import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { attribute, breaking, DIST, elements, pageAt, tagged, type BuiltPage } from './built-site.ts';
import { expect, test } from './same-tab.ts';
import { THANK_YOU } from './routes.ts';

/** What every page and its policy keep. */
const PROMISES: Readonly<Record<string, (page: BuiltPage) => boolean>> = {
  'has one content security policy, before every style and script': (page) =>
    policies(page).length === 1 && page.html.indexOf('Content-Security-Policy') < page.html.search(/<(style|script)/),
  'begins its policy by closing everything': (page) => directives(page).get('default-src') === "'none'",
  'admits nothing unsafe, and no data': (page) =>
    policies(page).every((policy) => !/unsafe-|\*|data:|http:/.test(policy)),
  'knows the hash of every inline style': (page) => knowsHashes(page, 'style-src', tagged(page, 'style')),
  'knows the hash of every inline script': (page) => knowsHashes(page, 'script-src', inlineScripts(page)),
  'has but two inline scripts: what chooses its colors, and what says what may be fetched ahead': (page) => {
    const [scheme, speculation, ...others] = inlineScripts(page);
    return (
      scheme !== undefined &&
      toString(scheme).includes('color-scheme') &&
      attribute(speculation, 'type') === 'speculationrules' &&
      others.length === 0
    );
  },
  'runs its script only with the bytes that were built': (page) => {
    const files = tagged(page, 'script').filter((script) => attribute(script, 'src') !== undefined);
    return files.length === 1 && files.every((script) => hasItsHash(script));
  },
  'has no style attribute and no event attribute': (page) =>
    elements(page, ({ properties }) => Object.keys(properties).some((name) => /^(?:style$|on[A-Z])/.test(name)))
      .length === 0,
};

for (const [what, keeps] of Object.entries(PROMISES))
  test(`every page ${what}`, () => {
    expect(breaking(keeps)).toEqual([]);
  });

test('no policy but that of the thank-you page names another host', () => {
  expect(breaking((page) => policies(page).some((policy) => !policy.includes('https:')))).toEqual([THANK_YOU]);
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
  expect([breaking(asks), breaking(admitsNone)]).toEqual([[], [THANK_YOU]]);
});

test('an awake menu keeps to the policy', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('header [aria-live]').filter({ hasText: 'Menu opened' })).toHaveCount(1);
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

function knowsHashes(page: BuiltPage, directive: string, inline: readonly Element[]): boolean {
  return inline.every((element) =>
    directives(page)
      .get(directive)
      ?.includes(`'sha256-${digest(toString(element))}'`),
  );
}

function hasItsHash(script: Element): boolean {
  const bytes = readFileSync(path.join(DIST, attribute(script, 'src') ?? ''), 'utf8');
  return attribute(script, 'integrity') === `sha256-${digest(bytes)}`;
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
