import type { Page } from '@playwright/test';
import { parse } from 'yaml';

/** A thing that a screen reader meets on a page. */
export interface TreeNode {
  readonly role: string;
  /** Its accessible name; empty where it has none. */
  readonly name: string;
  /** Where it leads to, if it is a link. */
  readonly url: string | undefined;
}

type Snapshot = string | readonly Snapshot[] | { readonly [key: string]: Snapshot };

/** What a screen reader finds on the page as it is now, in order. */
export async function accessibleTree(page: Page): Promise<TreeNode[]> {
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
