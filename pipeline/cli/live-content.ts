import { editionOf } from '../edition.ts';
import { keepingOf, loadSite } from '../load-site.ts';
import { writeOutputs } from '../outputs.ts';
import { beginAgain } from '../read/begin-again.ts';
import { createReport } from '../report.ts';
import { provideSite } from '../site.ts';
import type { Store } from '../store/store.ts';
import { createParseApart } from '../threads/parse-apart.ts';
import { createOutput, type MadeFile } from '../write/output.ts';
import type { Options } from './arguments.ts';
import { describeError } from './describe-error.ts';
import { describeFindings, showFindings } from './show-findings.ts';
import { complain } from '../terminal.ts';

/** Content that a server shows while it is being written. */
export interface LiveContent {
  /**
   * Reads the content and, if it is right, hands it to the pages. Returns the mistakes in words: an empty string if
   * there are none, undefined if there is no site to show at all.
   */
  load(): Promise<string | undefined>;
  /** The same; what the system refuses, such as a full disk, is a mistake and does not end the server. */
  loadAgain(): Promise<string | undefined>;
}

/** The content of a server that writes what stands beside its pages into the folder `files`. */
export function createLiveContent(options: Options, files: string, store: Store): LiveContent {
  const keeping = keepingOf(options.project, store);
  // The parser's thread waits for the next change.
  const parseDocuments = createParseApart({ early: true, keep: true });
  let written: ReadonlyMap<string, MadeFile> = new Map();
  const load = (): Promise<string | undefined> => beginAgain(loadOnce);
  return { load, loadAgain };

  async function loadAgain(): Promise<string | undefined> {
    try {
      return await load();
    } catch (error) {
      const sentence = describeError(error, options.verbose);
      complain(sentence.split('\n'));
      return sentence;
    }
  }

  async function loadOnce(): Promise<string | undefined> {
    // A writer sees what nobody else does.
    const edition = { ...editionOf(options.date), isPreview: true };
    const report = createReport();
    const loaded = await loadSite(options.content, report, keeping, { parseDocuments, edition });
    const findings = report.findings();
    showFindings(findings, options.content);
    if (!loaded) return undefined;
    const { site } = loaded;
    // What was written before stands in the folder, so that it need not be written again.
    const output = createOutput(files, { find: (file) => written.get(file), link: () => true });
    const { assets } = await writeOutputs(options, site, loaded, { output, keeping }, () => undefined);
    written = output.files;
    provideSite(site, assets);
    const errors = findings.filter(({ fatal }) => fatal === true);
    return errors.length > 0 ? describeFindings(errors, options.content) : '';
  }
}
