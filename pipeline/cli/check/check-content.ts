import type { VFileMessage } from 'vfile-message';
import { editionOf } from '../../edition.ts';
import { findingsInHidden, type Rehearsed } from '../../findings/hidden.ts';
import { keepingOf, loadSite, type LoadedSite } from '../../load-site.ts';
import type { Edition } from '../../model/edition.ts';
import type { ParseDocuments } from '../../parse/document.ts';
import { beginAgain } from '../../read/begin-again.ts';
import { publishedFiles } from '../../publish/manifest.ts';
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

type CheckOptions = Pick<Options, 'project' | 'content' | 'out' | 'cache' | 'date' | 'launch'>;

/** Reads and checks a content folder, what is not published yet included. */
export function checkContent(
  options: CheckOptions,
  parseDocuments: ParseDocuments = createParseApart(),
): Promise<Checked> {
  return beginAgain(() =>
    withStore(options.cache, (store) => check(options, keepingOf(options.project, store), parseDocuments)),
  );
}

async function check(options: CheckOptions, keeping: Keeping, parseDocuments: ParseDocuments): Promise<Checked> {
  const edition = editionOf(options.date, options.launch);
  const report = createReport({ launch: options.launch });
  const loaded = await loadSite(options.content, report, keeping, {
    edition,
    parseDocuments,
    published: publishedFiles(options, options.out),
  });
  const findings = report.findings();
  if (!loaded || loaded.hidden.size === 0) return { findings, loaded };
  const others = findingsInHidden(await rehearse(options, loaded, keeping, parseDocuments), findings, loaded.hidden);
  return { findings: [...findings, ...others].toSorted(byPlace), loaded };
}

/** Looks again: at each day that something waits for, and with drafts as if they were published. What is the same is kept. */
async function rehearse(
  { content, date }: CheckOptions,
  { hidden, waiting }: LoadedSite,
  keeping: Keeping,
  parseDocuments: ParseDocuments,
): Promise<Rehearsed> {
  const look = async (edition: Edition): Promise<readonly VFileMessage[]> => {
    const report = createReport();
    await loadSite(content, report, keeping, { edition, parseDocuments });
    return report.findings();
  };
  const days: { readonly day: string; readonly findings: readonly VFileMessage[] }[] = [];
  for (const day of new Set(waiting.map((one) => one.day))) days.push({ day, findings: await look(editionOf(day)) });
  const hasDrafts = [...hidden.values()].some(({ reason }) => reason === 'draft');
  return { days, drafts: hasDrafts ? await look({ ...editionOf(date), isPreview: true }) : [] };
}
