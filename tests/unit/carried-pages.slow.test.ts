import path from 'node:path';
import { expect, test } from 'vitest';
import { createRenderer, describePage, surroundings } from '../../pages/render.ts';
import { NOT_FOUND_ADDRESS } from '../../pipeline/content/addresses.ts';
import { siteOf } from './load-folder.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../content');

test('every page is the same when another thread renders a copy of what it shows', async () => {
  const site = { ...(await siteOf(CONTENT)), cards: new Map(), fonts: [], structuredData: new Map() };
  const render = await createRenderer(surroundings(site), '/entry.js');
  for (const address of [...site.routes.keys(), NOT_FOUND_ADDRESS]) {
    const page = describePage(address, site);
    expect(render(structuredClone(page)), address).toBe(render(page));
  }
  expect(site.routes.size).toBeGreaterThan(20);
});
