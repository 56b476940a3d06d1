import { hashOfPlain } from '../../pipeline/shared/hash.ts';
import { makeSite, type Loaded, type LoadedSite } from '../../pipeline/build/load-site.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import { contentTypes } from '../../pipeline/types/content-types.ts';
import { readContentFolder } from '../../pipeline/site/read/content-folder.ts';
import type { Edition } from '../../pipeline/content/model/edition.ts';
import { SMALL_SITE } from './load-folder.ts';
import { createMemory } from './memory.ts';

const folder = await readContentFolder(SMALL_SITE, Object.keys(contentTypes));

/** The required files of a site. */
const NEEDED = new Set(['site.yaml', 'facts.yaml', 'pages/home.md', 'pages/not-found.md']);
const needed = [...folder.texts].filter(([path]) => NEEDED.has(path));

/** Loads files together with the required ones, in memory and without pictures. */
export async function loadTexts(files: Readonly<Record<string, string>>, edition?: Edition): Promise<Loaded> {
  const texts = new Map(needed);
  for (const [path, text] of Object.entries(files))
    texts.set(path, { path, readText: () => text, hash: hashOfPlain(text) });
  return makeSite({ ...folder, texts }, new Map(), createParseHere(), {
    typedCache: createMemory(),
    ...(edition && { edition }),
  });
}

/** Returns the site of files together with the required ones. Throws if they have errors. */
export async function siteOfTexts(
  files: Readonly<Record<string, string>>,
  edition?: Edition,
): Promise<LoadedSite['site']> {
  const { findings, loaded } = await loadTexts(files, edition);
  if (!loaded) throw new Error(JSON.stringify(findings));
  return loaded.site;
}
