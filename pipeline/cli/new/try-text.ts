import { adviceOf, messageOf, type Finding } from '../../lint/finding.ts';
import { compareFindings } from '../../lint/formats/compare.ts';
import { hashOfPlain } from '../../shared/hash.ts';
import { readFolder, typedCacheOf } from '../../build/load-site.ts';
import { createReport } from '../../lint/report.ts';
import { retryOnChange } from '../../compile/read/retry-on-change.ts';
import type { ContentFolder } from '../../compile/read/content-folder.ts';
import { toPrintable } from '../../shared/printable.ts';
import { withStore } from '../../build/cache/store.ts';
import { UserError } from '../../shared/user-error.ts';
import type { Options } from '../arguments/arguments.ts';
import { checkPreview } from '../check/check-preview.ts';

/**
 * Says what a check would warn of in a file if it held a text, and does not yet. Throws a `UserError` where a build would not take it;
 * nothing is written.
 */
export type TryText = (place: string, text: string) => Promise<readonly string[]>;

/** Tries texts as a check reads them, drafts as if they were published. */
export function createTryText({ content, cache, project }: Pick<Options, 'content' | 'cache' | 'project'>): TryText {
  return (place, text) =>
    retryOnChange(() =>
      withStore(cache, async (store) => {
        const typedCache = typedCacheOf(project, store);
        const { folder, probes } = await readFolder(content, createReport(), typedCache);
        const look = async (texts: ContentFolder['texts']): Promise<readonly Finding[]> => {
          const { findings } = await checkPreview({ folder: { ...folder, texts }, probes }, typedCache);
          return findings.filter(({ file, severity }) => file === place && severity !== 'note');
        };
        const now = { path: place, readText: () => text, hash: hashOfPlain(text) };
        const after = await look(new Map([...folder.texts, [place, now] as const]));
        const { fresh } = compareFindings(after.length === 0 ? [] : await look(folder.texts), after);
        const faults = fresh.filter(isFault).map(describe);
        if (faults.length > 0) throw new UserError([...faults, 'Nothing was written.'].join('\n'));
        return fresh.map(describe);
      }),
    );
}

/** What a build would not take, and signs that cannot be seen in the file. */
function isFault({ severity, rule }: Finding): boolean {
  return severity === 'error' || rule === 'invisible-sign';
}

/** A finding in one line, whatever it quotes. */
function describe(finding: Finding): string {
  return toPrintable(`${messageOf(finding)}. ${adviceOf(finding)}`);
}
