import { hashOfPlain } from '../../pipeline/shared/hash.ts';
import { makeSite, type LoadedSite } from '../../pipeline/build/load-site.ts';
import { contentTypes } from '../../pipeline/content/types/content-types.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import { readContentFolder } from '../../pipeline/compile/read/content-folder.ts';
import type { Edition } from '../../pipeline/content/model/edition.ts';
import { createReport, type Report } from '../../pipeline/lint/report.ts';
import { SMALL_SITE } from './load-folder.ts';
import { createMemory } from './memory.ts';

const folder = await readContentFolder(SMALL_SITE, Object.keys(contentTypes), createReport());

/** All that a site cannot be without. */
const NEEDED = new Set(['site.yaml', 'facts.yaml', 'pages/home.md', 'pages/not-found.md']);
const needed = [...folder.texts].filter(([path]) => NEEDED.has(path));

/** These files beside the few that a site cannot be without, loaded without touching a disk; there are no pictures. */
export async function loadTexts(
  files: Readonly<Record<string, string>>,
  edition?: Edition,
): Promise<{ report: Report; loaded: LoadedSite | undefined }> {
  const report = createReport();
  const texts = new Map(needed);
  for (const [path, text] of Object.entries(files))
    texts.set(path, { path, readText: () => text, hash: hashOfPlain(text) });
  return {
    report,
    loaded: await makeSite({ ...folder, texts }, new Map(), report, createParseHere(Object.values(contentTypes)), {
      typedCache: createMemory(),
      ...(edition && { edition }),
    }),
  };
}

/** The site of these files beside the few that a site cannot be without, which are right. */
export async function siteOfTexts(
  files: Readonly<Record<string, string>>,
  edition?: Edition,
): Promise<LoadedSite['site']> {
  const { report, loaded } = await loadTexts(files, edition);
  if (!loaded) throw new Error(JSON.stringify(report.findings()));
  return loaded.site;
}
