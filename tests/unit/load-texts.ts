import { loadSite, type LoadedSite } from '../../pipeline/load.ts';
import { readContentFolder } from '../../pipeline/read/content-folder.ts';
import { createReport, type Report } from '../../pipeline/report.ts';
import { SMALL_SITE } from './load-folder.ts';

const folder = await readContentFolder(SMALL_SITE, createReport());

/** The small site with these files laid over its own, loaded without touching a disk; it has no pictures. */
export function loadTexts(files: Readonly<Record<string, string>>): { report: Report; loaded: LoadedSite | undefined } {
  const report = createReport();
  const texts = new Map(folder.texts);
  for (const [path, text] of Object.entries(files)) texts.set(path, { path, text });
  return { report, loaded: loadSite({ ...folder, texts }, new Map(), report) };
}
