import { fileURLToPath } from 'node:url';
import { makeSite, type Loaded, type LoadedSite } from '../../pipeline/build/load-site.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import { contentTypes } from '../../pipeline/types/content-types.ts';
import type { ParseDocuments } from '../../pipeline/site/parse/document.ts';
import { readContentFolder } from '../../pipeline/site/read/content-folder.ts';
import { probeImages } from '../../pipeline/images/probe-images.ts';
import { createMemory } from './memory.ts';

/** The second content folder of the tests, about another subject and without findings. */
export const SMALL_SITE = fileURLToPath(new URL('../fixtures/small-site', import.meta.url));

/** An article that replaces one of the small site. */
export const FELT = `---
title: Felt, told again
summary: What the hammers wear.
published: 2026-01-05
tags: []
---

Felt wears where it strikes.
`;

/** The cache of parsed documents, so that a worker parses documents that are the same in many folders once. */
const typedCache = createMemory();

interface Options extends Partial<Parameters<typeof makeSite>[3]> {
  readonly parseDocuments?: ParseDocuments;
}

/** Loads a content folder and makes the site model. */
export async function loadFolder(
  root: string,
  { parseDocuments = createParseHere(), ...options }: Options = {},
): Promise<Loaded> {
  const folder = await readContentFolder(root, Object.keys(contentTypes));
  const probes = await probeImages(root, folder.images, typedCache);
  return makeSite(folder, probes, parseDocuments, { typedCache, ...options });
}

/** Returns the site of a content folder without errors, by default of the small site. */
export async function siteOf(root = SMALL_SITE, options?: Options): Promise<LoadedSite['site']> {
  const { findings, loaded } = await loadFolder(root, options);
  if (!loaded) throw new Error(JSON.stringify(findings));
  return loaded.site;
}
