import { linter } from '../../lint/linter.ts';
import { checkContent } from '../../compile/check/content.ts';
import { editionOf } from '../../build/edition.ts';
import type { Finding } from '../../lint/finding.ts';
import type { ImageProbe } from '../../content/model/image-probe.ts';
import { contentTypes } from '../../content/types/content-types.ts';
import { parseContent, type ParsedContent } from '../../compile/parse/content.ts';
import { createParseHere } from '../../build/threads/parse-here.ts';
import { readContentFolder, type ContentFolder } from '../../compile/read/content-folder.ts';
import { probeImages } from '../../compile/images/probe-images.ts';
import { createReport } from '../../lint/report.ts';
import type { TypedCache } from '../../build/cache/typed-cache.ts';

const KINDS = Object.values(contentTypes);

/** A content folder as it is, or as it would be, with its pictures. */
export interface FolderToCheck {
  readonly folder: ContentFolder;
  readonly probes: ReadonlyMap<string, ImageProbe>;
}

/** Content as it was read and compared, with all that is wrong in it. */
export interface CheckedContent {
  readonly content: ParsedContent;
  readonly findings: readonly Finding[];
}

/** Reads a content folder; what is wrong with its files is for `npm run check`. */
export async function readFolder(root: string, typedCache: TypedCache): Promise<FolderToCheck> {
  const folder = await readContentFolder(root, Object.keys(contentTypes), createReport(), typedCache);
  return { folder, probes: await probeImages(root, folder.images, typedCache) };
}

/** Checks a content folder in this process, drafts as if they were published. */
export async function checkPreview({ folder, probes }: FolderToCheck, typedCache: TypedCache): Promise<CheckedContent> {
  const report = { ...createReport(), holdBack: () => undefined };
  const edition = { ...editionOf(), isPreview: true };
  const content = await parseContent(
    { folder, kinds: KINDS, probes, edition, parseDocuments: createParseHere(KINDS), typedCache, lint: linter },
    report,
  );
  checkContent(content, KINDS, report, linter);
  return { content, findings: report.findings() };
}
