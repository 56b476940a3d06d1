import type { VFileMessage } from 'vfile-message';
import { editionOf } from '../../edition.ts';
import { findingsInHidden } from '../../findings/hidden.ts';
import { keepingOf, loadSite, type LoadedSite } from '../../load-site.ts';
import type { ParseDocuments } from '../../parse/document.ts';
import { beginAgain } from '../../read/begin-again.ts';
import { byPlace, createReport } from '../../report.ts';
import type { Keeping } from '../../store/keeping.ts';
import { withStore } from '../../store/store.ts';
import { createParseApart } from '../../threads/parse-apart.ts';
import type { Options } from '../arguments.ts';

/** What there is to say of a content folder. */
export interface Checked {
  readonly findings: readonly VFileMessage[];
  /** Undefined where `site.yaml` is not right. */
  readonly loaded: LoadedSite | undefined;
}

/** Reads and checks a content folder, what is not published yet included. */
export function checkContent(options: Options, parseDocuments: ParseDocuments = createParseApart()): Promise<Checked> {
  return beginAgain(() =>
    withStore(options.cache, (store) => check(options, keepingOf(options.project, store), parseDocuments)),
  );
}

async function check(options: Options, keeping: Keeping, parseDocuments: ParseDocuments): Promise<Checked> {
  const edition = editionOf(options.date, options.launch);
  const report = createReport({ launch: options.launch });
  const loaded = await loadSite(options.content, report, keeping, { edition, parseDocuments });
  const findings = report.findings();
  if (!loaded || loaded.hidden.size === 0) return { findings, loaded };
  // A second look, in which drafts count as published: what is the same is kept, so only they are parsed.
  const preview = createReport();
  const shown = { edition: { ...edition, isPreview: true }, parseDocuments };
  await loadSite(options.content, preview, keeping, shown);
  const others = findingsInHidden(preview.findings(), findings, loaded.hidden);
  return { findings: [...findings, ...others].toSorted(byPlace), loaded };
}
