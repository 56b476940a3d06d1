import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { beforeAll, expect, test } from 'vitest';
import { NOT_FOUND_ADDRESS } from '../../pipeline/content/addresses.ts';
import { bundlePages } from '../../pipeline/outputs/pages/bundle.ts';
import { openPageBundle, type DescribedPage, type PageBundle } from '../../pipeline/outputs/pages/render-pages.ts';
import type { PagesSite } from '../../pipeline/pages-site.ts';
import { bareSiteOf } from '../vike/bare-site.ts';
import { copySmallSite, writeTexts } from './temporary-folder.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const BUNDLE_MS = 120_000;
/** Where it stands in a document, Vike puts its script. */
const PLACE = '__VITE_PLUGIN__SSR_ASSETS_LAST__';
/** Texts that hold what Vike looks for, in a title, code, a description and an attribute; its last line begins with blanks. */
const ODD = `---
title: "${PLACE}, again ${PLACE} </BODY>"
summary: "It is ${PLACE} </BODY>."
published: 2025-05-05
tags: []
hero_image: images/soundboard.png
hero_alt: "${PLACE} </BODY>"
---

Here is \`${PLACE}\`, and here \`${PLACE} </BODY>\`.

    first line
      last line
`;

let site: PagesSite;
let pages: PageBundle;

beforeAll(async () => {
  site = await bareSiteOf(path.join(PROJECT, 'content'));
  pages = await openPageBundle(await bundlePages(PROJECT, { ...site.chrome, base: '' }));
}, BUNDLE_MS);

test('every page is the same when a copy of what it shows is rendered', async () => {
  const [around, carried] = [pages.surroundings(site), structuredClone(pages.surroundings(site))];
  for (const address of [...site.routes.keys(), NOT_FOUND_ADDRESS]) {
    const page = pages.describePage(address, site);
    expect(await pages.renderDescribed(structuredClone(page), carried), address).toBe(
      await pages.renderDescribed(page, around),
    );
  }
  expect(site.routes.size).toBeGreaterThan(20);
});

test('a text that holds what Vike looks for stays as it is, and the script stands at the end of the body, once', async () => {
  const content = copySmallSite();
  writeTexts(content, { 'insights/odd.md': ODD });
  const odd = await bareSiteOf(content);
  const html = await pages.renderDescribed(pages.describePage('/insights/odd', odd), pages.surroundings(odd));
  expect(html.match(/<script src=[^>]*><\/script>(?=<\/body>\n<\/html>$)/g)).toHaveLength(1);
  expect(html.match(/<script src=/g)).toHaveLength(1);
  const words = JSON.stringify(fromHtml(html));
  expect(words.split(PLACE).length).toBeGreaterThan(8);
  expect(html).not.toContain(PLACE);
});

test('an address in other letters is rendered as any other', async () => {
  const page = pages.describePage('/faq', site) as DescribedPage & { readonly data: { readonly meta: object } };
  const [around, { meta }] = [pages.surroundings(site), page.data];
  const elsewhere = { ...page, data: { ...page.data, meta: { ...meta, address: '/größe/100 %/мера' } } };
  expect(await pages.renderDescribed(elsewhere, around)).toBe(await pages.renderDescribed(page, around));
});

test('a page of content may stand where the style guide is while developing', async () => {
  const content = copySmallSite();
  writeTexts(content, {
    'pages/styleguide.md': '---\ntitle: Our style\ndescription: How we write.\n---\n\nPlainly.\n',
  });
  expect(pages.describePage('/styleguide', await bareSiteOf(content)).folder).toBe('plain');
  expect(pages.describePage('/styleguide', site).folder).toBe('styleguide');
});

test('what fails in a page is thrown with its address', async () => {
  const around = pages.surroundings(site);
  const page = pages.describePage('/insights', site) as DescribedPage & { readonly data: { readonly meta: object } };
  const { meta } = page.data;
  const render = (changed: object): Promise<string> => pages.renderDescribed({ ...page, ...changed }, around);
  await expect(render({ data: { meta } })).rejects.toThrow(/^The page at \/insights cannot be rendered: TypeError.*$/);
  const missing = pages.describePage(NOT_FOUND_ADDRESS, site);
  await expect(render({ ...missing, data: { ...missing.data, meta } })).rejects.toThrow(
    'Vike answers /insights with 404',
  );
  expect(await render({})).toContain('<title>');
});
