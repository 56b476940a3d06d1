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
 * Returns the warnings that a check would add if a file had a text. Throws a `UserError` if a build would refuse it;
 * writes nothing.
 */
export type TryText = (place: string, text: string) => Promise<readonly string[]>;

/** Tries texts as a check does, with drafts as if they were published. */
export function createTryText({ content, cache, project }: Pick<Options, 'content' | 'cache' | 'project'>): TryText {
  return (place, text) =>
    retryOnChange(() =>
      withStore(cache, async (store) => {
        const typedCache = typedCacheOf(project, store, new Map());
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

/** Whether a build would refuse it, or it is a character that cannot be seen in the file. */
function isFault({ severity, rule }: Finding): boolean {
  return severity === 'error' || rule === 'invisible-sign';
}

/** Returns a finding in one line, whatever text it quotes. */
function describe(finding: Finding): string {
  return toPrintable(`${messageOf(finding)}. ${adviceOf(finding)}`);
}
