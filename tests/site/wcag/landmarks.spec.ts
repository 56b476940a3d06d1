import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accessibleTree } from './accessible-tree.ts';
import { addresses, openStill } from './every-page.ts';

const WIDTHS = [390, 1280];
const SINGLE = ['banner', 'main', 'contentinfo'];
const NAMED = new Set(['navigation', 'complementary', 'region', 'search']);

/** Links, by page, that share a name and lead to different places; each with the reason why that is clear. */
const NAMESAKES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/cookie-policy': {
    'privacy policy': 'a sentence that begins with LinkedIn speaks of its policies, every other one of this site',
    'cookie policy': 'as above; the other link of this name is in the footer',
  },
};

for (const address of addresses) {
  test(`${address} has one header, one main part, one footer, and parts with names of their own`, async ({ page }) => {
    await openStill(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { single, named } = await landmarksOf(page);
      expect(single).toEqual(SINGLE);
      expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
    }
  });

  test(`links on ${address} that are called alike lead alike`, async ({ page }) => {
    await openStill(page, address);
    const places = new Map<string, Set<string>>();
    for (const { role, name, url = '' } of await accessibleTree(page)) {
      if (role !== 'link') continue;
      const key = name.toLowerCase();
      places.set(key, (places.get(key) ?? new Set()).add(pageOf(url)));
    }
    const unclear = [...places].filter(([name, urls]) => name === '' || urls.size > 1);
    const excused = new Set(Object.keys(NAMESAKES[address] ?? {}));
    expect(unclear.filter(([name]) => !excused.has(name)).map(([name, urls]) => [name, ...urls])).toEqual([]);
    expect([...excused].filter((name) => unclear.every(([other]) => other !== name))).toEqual([]);
  });
}

/** The page that an address leads to, whichever part of it and wherever the visitor comes from. */
function pageOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}

/** Landmarks that a page has once, in order; and those that a name tells apart. */
async function landmarksOf(page: Page): Promise<{ single: string[]; named: string[] }> {
  const tree = await accessibleTree(page);
  return {
    single: tree.map(({ role }) => role).filter((role) => SINGLE.includes(role)),
    named: tree.filter(({ role }) => NAMED.has(role)).map(({ role, name }) => `${role} “${name}”`),
  };
}
