import { expect, test } from '../fixtures.ts';
import { accessibleTree, type TreeNode } from './accessible-tree.ts';
import { addresses, openStill } from './every-page.ts';

const WIDTHS = [390, 1280];
const SINGLE = ['banner', 'main', 'contentinfo'];
const NAMED = new Set(['navigation', 'complementary', 'region', 'search']);

for (const address of addresses) {
  test(`landmarks and links on ${address} can be told apart by their names`, async ({ page }) => {
    await openStill(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const tree = await accessibleTree(page);
      expect(tree.map(({ role }) => role).filter((role) => SINGLE.includes(role))).toEqual(SINGLE);
      expect(twins(tree)).toEqual([]);
      expect(namesakes(tree)).toEqual([]);
    }
  });
}

/** Landmarks that share role and name with an earlier one. */
function twins(tree: readonly TreeNode[]): string[] {
  const names = tree.filter(({ role }) => NAMED.has(role)).map(({ role, name }) => `${role} “${name}”`);
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** Names of links that lead to more than one page, with these pages; and links without a name. */
function namesakes(tree: readonly TreeNode[]): string[][] {
  const places = new Map<string, Set<string>>();
  for (const { role, name, url = '' } of tree) {
    if (role !== 'link') continue;
    const key = name.toLowerCase();
    places.set(key, (places.get(key) ?? new Set()).add(pageOf(url)));
  }
  return [...places].filter(([name, urls]) => name === '' || urls.size > 1).map(([name, urls]) => [name, ...urls]);
}

/** The page that an address leads to, whichever part of it and wherever the visitor comes from. */
function pageOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}
