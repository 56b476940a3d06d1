import { linter } from '../../lint/linter.ts';
import { checkContent } from '../../compile/check/content.ts';
import { editionOf } from '../../build/edition.ts';
import type { Finding } from '../../lint/finding.ts';
import type { FolderToCheck } from '../../build/load-site.ts';
import { contentTypes } from '../../content/types/content-types.ts';
import { parseContent, type ParsedContent } from '../../compile/parse/content.ts';
import { createParseHere } from '../../build/threads/parse-here.ts';
import { createReport } from '../../lint/report.ts';
import type { TypedCache } from '../../build/cache/typed-cache.ts';

const KINDS = Object.values(contentTypes);

/** Content as it was read and compared, with all that is wrong in it. */
export interface CheckedContent {
  readonly content: ParsedContent;
  readonly findings: readonly Finding[];
}

/** Checks a content folder in this process, drafts as if they were published. */
export async function checkPreview(read: FolderToCheck, typedCache: TypedCache): Promise<CheckedContent> {
  const report = { ...createReport(), holdBack: () => undefined };
  const edition = { ...editionOf(), isPreview: true };
  const parseDocuments = createParseHere(KINDS);
  const content = await parseContent(
    { ...read, kinds: KINDS, edition, parseDocuments, typedCache, lint: linter },
    report,
  );
  checkContent(content, KINDS, report, linter);
  return { content, findings: report.findings() };
}
