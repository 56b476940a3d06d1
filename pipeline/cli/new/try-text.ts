import { adviceOf, messageOf, type Finding } from '../../finding.ts';
import { editionOf } from '../../edition.ts';
import { hashOfPlain } from '../../hash.ts';
import { kinds } from '../../kinds/kinds.ts';
import { keepingOf, makeSite } from '../../load-site.ts';
import { createParseHere } from '../../parse/document.ts';
import { beginAgain } from '../../read/begin-again.ts';
import { readContentFolder, type ContentFolder } from '../../read/content-folder.ts';
import { probeImages } from '../../read/probe-images.ts';
import { createReport } from '../../report.ts';
import { withStore } from '../../store/store.ts';
import type { Options } from '../arguments.ts';

/** What would be wrong in a file, each as a sentence and what to do. */
export interface Tried {
  /** Nothing is written with these. */
  readonly faults: readonly string[];
  /** The writer is told of these, as a check tells of them. */
  readonly warnings: readonly string[];
}

/** Says what would be wrong in a file if it held a text, and is not yet; nothing is written. */
export type TryText = (place: string, text: string) => Promise<Tried>;

/** Tries texts as a check reads them, drafts as if they were published. */
export function createTryText({ content, cache, project }: Pick<Options, 'content' | 'cache' | 'project'>): TryText {
  return (place, text) =>
    beginAgain(() =>
      withStore(cache, async (store) => {
        const keeping = keepingOf(project, store);
        const folder = await readContentFolder(content, Object.keys(kinds), createReport(), keeping);
        const probes = await probeImages(content, folder.images, keeping);
        const look = async (texts: ContentFolder['texts']): Promise<readonly Finding[]> => {
          const report = { ...createReport(), holdBack: () => undefined };
          const edition = { ...editionOf(), isPreview: true };
          const parse = createParseHere(Object.values(kinds));
          await makeSite({ ...folder, texts }, probes, report, parse, { keeping, edition });
          return report.findings().filter(({ file, severity }) => file === place && severity !== 'note');
        };
        const now = { path: place, readText: () => text, hash: hashOfPlain(text) };
        const after = await look(new Map([...folder.texts, [place, now] as const]));
        const known = after.length === 0 ? [] : (await look(folder.texts)).map(keyOf);
        const fresh = after.filter((finding) => {
          const at = known.indexOf(keyOf(finding));
          if (at >= 0) known.splice(at, 1);
          return at < 0;
        });
        return {
          faults: fresh.filter(isFault).map(describe),
          warnings: fresh.filter((finding) => !isFault(finding)).map(describe),
        };
      }),
    );
}

/** What a build would not take, and signs that nobody would find in the file again. */
function isFault({ severity, rule }: Finding): boolean {
  return severity === 'error' || rule === 'invisible-sign';
}

function describe(finding: Finding): string {
  return `${messageOf(finding)}. ${adviceOf(finding)}`;
}

function keyOf(finding: Finding): string {
  return `${finding.rule} ${messageOf(finding)}`;
}
