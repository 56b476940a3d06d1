import { editionOf } from '../../build/edition.ts';
import { readContent, type FolderToCheck } from '../../build/load-site.ts';
import { createParseHere } from '../../build/threads/parse-here.ts';
import type { TypedCache } from '../../build/cache/typed-cache.ts';
import type { ParsedContent } from '../../compile/parse/content.ts';
import { contentTypes } from '../../content/types/content-types.ts';
import type { Finding } from '../../lint/finding.ts';
import { createReport } from '../../lint/report.ts';

/** Parsed content and all findings in it. */
export interface CheckedContent {
  readonly content: ParsedContent;
  readonly findings: readonly Finding[];
}

/** Checks a content folder in this process, with drafts as if they were published. */
export async function checkPreview(read: FolderToCheck, typedCache: TypedCache): Promise<CheckedContent> {
  const report = { ...createReport(), holdBack: () => undefined };
  const edition = { ...editionOf(), isPreview: true };
  const parseHere = createParseHere(Object.values(contentTypes));
  const content = await readContent(read, report, parseHere, { typedCache, edition });
  return { content, findings: report.findings() };
}
