import type { Page } from '@playwright/test';
import { parse } from 'yaml';

/** A landmark or a link, as a screen reader finds it. */
interface TreeNode {
  readonly role: string;
  /** Its accessible name; empty if it has none. */
  readonly name: string;
  /** Where it leads to, if it is a link. */
  readonly url: string | undefined;
}

type Snapshot = string | readonly Snapshot[] | { readonly [key: string]: Snapshot };

const SINGLE = ['banner', 'main', 'contentinfo'];
const NAMED = new Set(['navigation', 'complementary', 'region', 'search']);

/** Returns the landmarks and links of the open page that have ambiguous names, a line each. */
export async function namesakesOn(page: Page): Promise<string[]> {
  const tree = await accessibleTree(page);
  const single = tree.map(({ role }) => role).filter((role) => SINGLE.includes(role));
  const lacking = single.join() === SINGLE.join() ? [] : [`landmarks: ${single.join(', ')}`];
  return [...lacking, ...repeatedLandmarks(tree), ...namesakes(tree).map((names) => names.join(' '))];
}

/** Returns navigation without a name, and landmarks with the role and name of an earlier one. */
function repeatedLandmarks(tree: readonly TreeNode[]): string[] {
  const names = tree.filter(({ role }) => NAMED.has(role)).map(({ role, name }) => `${role} “${name}”`);
  return names.filter((name, index) => name === 'navigation “”' || names.indexOf(name) !== index);
}

/** Returns names of links that lead to several pages, with these pages, and links without a name. */
function namesakes(tree: readonly TreeNode[]): string[][] {
  const places = new Map<string, Set<string>>();
  for (const { role, name, url = '' } of tree) {
    if (role !== 'link') continue;
    const key = name.toLowerCase();
    places.set(key, (places.get(key) ?? new Set()).add(pageOf(url)));
  }
  return [...places].filter(([name, urls]) => name === '' || urls.size > 1).map(([name, urls]) => [name, ...urls]);
}

/** Returns the page that an address leads to, without its query and fragment. */
function pageOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}

/** Returns what a screen reader finds on the page now, in order. */
async function accessibleTree(page: Page): Promise<TreeNode[]> {
  const snapshot: Snapshot = parse(await page.locator('body').ariaSnapshot());
  return nodesIn(snapshot);
}

function nodesIn(snapshot: Snapshot): TreeNode[] {
  if (typeof snapshot === 'string') return [nodeOf(snapshot, undefined)];
  if (isList(snapshot)) return snapshot.flatMap(nodesIn);
  return Object.entries(snapshot)
    .filter(([key]) => !key.startsWith('/') && key !== 'text')
    .flatMap(([key, children]) => [nodeOf(key, children), ...(isList(children) ? nodesIn(children) : [])]);
}

function nodeOf(key: string, children: Snapshot | undefined): TreeNode {
  const [, role = '', quoted = '""'] = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?/.exec(key) ?? [];
  return { role, name: JSON.parse(quoted) as string, url: urlIn(children) };
}

function urlIn(children: Snapshot | undefined): string | undefined {
  const items = children !== undefined && isList(children) ? children : [];
  const [url] = items.flatMap((item) => (typeof item === 'object' && !isList(item) ? [item['/url']] : []));
  return typeof url === 'string' ? url : undefined;
}

function isList(snapshot: Snapshot): snapshot is readonly Snapshot[] {
  return Array.isArray(snapshot);
}
