import { editionOf } from '../../build/edition.ts';
import { readContent, readPublishedFolder, typedCacheOf } from '../../build/load-site.ts';
import { deriveSite } from '../../compile/derive/derive-site.ts';
import type { ParsedContent } from '../../compile/parse/content.ts';
import type { Site } from '../../content/model/site.ts';
import { contentTypes, type Content } from '../../content/types/content-types.ts';
import type { Assets } from '../../content/model/assets.ts';
import type { PageFindings, CountedFindings } from '../../content/model/page-findings.ts';
import { writeBesidePages, writeOfPages } from '../../outputs.ts';
import { retryOnChange } from '../../compile/read/retry-on-change.ts';
import { hasErrors, type Finding } from '../../lint/finding.ts';
import { createReport } from '../../lint/report.ts';
import type { PagesSite } from '../../pages-site.ts';
import type { Store } from '../../build/cache/store.ts';
import { createParseWorkerPool } from '../../build/threads/parse-worker-pool.ts';
import { createOutput, type MadeFile } from '../../outputs/output.ts';
import type { Options } from '../arguments/arguments.ts';
import { checkWithStore, type Checked } from '../check/check-folder.ts';
import { describeError } from '../terminal/describe-error.ts';
import { showFindings, describeFindings } from '../terminal/show-findings.ts';
import { complain } from '../../shared/terminal.ts';
import { countLine } from '../../lint/formats/counts.ts';
import { isPlaceholder, shownFrom } from '../../lint/formats/shown.ts';
import { createStandIns, type StandIns } from './stand-ins.ts';

/** The state of the content as saved. */
export interface LiveState {
  /** The site; where the saved version of a file cannot be shown, another stands in for it. */
  readonly site: PagesSite;
  readonly hasErrors: boolean;
  readonly findingsOn: (address: string) => PageFindings;
  /** Writes the files beside the pages, on the first call only, so that visits to pages do not wait for it. */
  readonly writeBeside: () => void;
}

/**
 * Loads content for a server, and writes the files of its pages into the folder `files`. Calls `onWork` with a
 * description of work that takes long, and with an empty text at its end.
 */
export function createLiveContent(options: Options, files: string, store: Store, onWork: (words: string) => void) {
  const typedCache = typedCacheOf(options.project, store, new Map());
  // The parser's thread is kept for the next change.
  const parseDocuments = createParseWorkerPool({ early: true, keep: true });
  const standInsFor = createStandIns();
  const work = createWorkTeller(onWork);
  const written = new Map<string, MadeFile>();
  let shown: Pick<LiveState, 'site' | 'writeBeside'> | undefined;
  /** Reads the content. Undefined if no site can be shown at all. */
  const load = (): Promise<LiveState | undefined> => retryOnChange(loadOnce).finally(work.end);
  return { load, loadAgain };

  /** Reads the content again; shows a system error, such as a full disk, on every page, and does not end the server. */
  async function loadAgain(): Promise<LiveState> {
    try {
      const state = await load();
      if (!state) throw new Error('The site was there before, and cannot be made any more');
      return state;
    } catch (error) {
      if (!shown) throw error;
      const text = describeError(error, options.verbose);
      complain(text.split('\n'));
      const elsewhere = [{ file: 'the content folder', count: '1 error', text }];
      return { ...shown, hasErrors: true, findingsOn: () => ({ errors: '', elsewhere, more: 0 }) };
    }
  }

  async function loadOnce(): Promise<LiveState | undefined> {
    work.begin('What was saved is being read');
    const checked = await checkWithStore(options, typedCache, parseDocuments);
    const { findings } = checked;
    showFindings(findings, options.content);
    const { content, words } = await asFarAsRight(checked);
    const site = deriveSite(content, contentTypes, content.edition.day);
    if (!site) return undefined;
    const { assets, writeBeside } = await write(site, content);
    shown = { site: { ...site, ...assets }, writeBeside };
    return {
      ...shown,
      hasErrors: hasErrors(findings),
      findingsOn: createPageFindings(findings, addressByFile(content), words, options.content),
    };
  }

  /** Returns the content including what is not published, which a preview shows to the writer. */
  async function asFarAsRight({
    findings,
    preview,
  }: Checked): Promise<{ readonly content: ParsedContent } & Pick<StandIns, 'words'>> {
    const wrong = new Set(findings.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])));
    const { texts, words } = standInsFor(preview, wrong);
    if (texts.size === 0) return { content: preview, words };
    const edition = { ...editionOf(options.date), isPreview: true };
    const { folder, probes } = await readPublishedFolder(options.content, createReport(), typedCache, edition);
    const read = { folder: { ...folder, texts: new Map([...folder.texts, ...texts]) }, probes };
    const content = await readContent(read, createReport(), parseDocuments, { typedCache, edition });
    return content.frame ? { content, words } : { content: preview, words: new Map() };
  }

  async function write(
    site: Site<Content>,
    content: ParsedContent,
  ): Promise<{ readonly assets: Assets } & Pick<LiveState, 'writeBeside'>> {
    const { variants } = content;
    const pictures = (done: number): string => `Pictures are being made: ${done} of ${variants.length} are done`;
    work.begin(pictures(0));
    // Files written before are still in the folder, and need not be written again.
    const output = createOutput(files, { find: (file) => written.get(file), link: () => true });
    const context = { output, typedCache };
    const { assets } = await writeOfPages(options, site, content, context, (part, done, total) =>
      work.begin(part === 'images' ? pictures(done) : `Cards are being made: ${done} of ${total} are done`),
    );
    const note = (): void => output.files.forEach((made, file) => written.set(file, made));
    note();
    let isWritten = false;
    const writeBeside = (): void => {
      if (isWritten) return;
      writeBesidePages(site, context);
      note();
      isWritten = true;
    };
    return { assets, writeBeside };
  }
}

/** Shorter work is not reported. */
const PATIENCE_MS = 700;

/** Calls `tell` with a description of work once it has taken a while, and with an empty text at its end. */
function createWorkTeller(tell: (words: string) => void) {
  let words = '';
  let told = '';
  let timer: NodeJS.Timeout | undefined;
  const say = (): void => {
    if (told === words) return;
    told = words;
    tell(words);
  };
  return {
    /** Begins work, or updates its description. */
    begin(next: string): void {
      words = next;
      if (told === '') timer ??= setTimeout(say, PATIENCE_MS);
      else say();
    },
    end(): void {
      clearTimeout(timer);
      timer = undefined;
      words = '';
      say();
    },
  };
}

/** Maps files to the page that shows each; also those with errors that keep them from being published. */
function addressByFile({ documents, broken }: ParsedContent): Map<string, string> {
  return new Map([
    ...documents.map(({ file, address }) => [file.path, address] as const),
    ...[...broken].map(([{ path }, address]) => [path, address] as const),
  ]);
}

/** Most lines in a bar at the foot of a page. */
const MOST_FILES = 6;

/**
 * Returns a function from a page's address to its findings; `pages` are the addresses of files, `words` say what stands
 * in for them, `root` is the content folder.
 */
function createPageFindings(
  findings: readonly Finding[],
  pages: ReadonlyMap<string, string>,
  words: StandIns['words'],
  root: string,
): (address: string) => PageFindings {
  const told = findings.filter((finding) => !shownFrom([finding], root).every(isPlaceholder));
  const errors = told.filter((finding) => finding.severity === 'error');
  const files = [...new Set(errors.map(({ file }) => file))].map((file) => {
    const address = pages.get(file);
    const own = errors.filter((finding) => finding.file === file);
    return { file, ...(address !== undefined && { address }), ...counted(own, root) };
  });
  return (address) => {
    const isHere = ({ file }: Finding): boolean => pages.get(file) === address;
    const others = told.filter((finding) => finding.severity !== 'error' && isHere(finding));
    const own = errors.filter(isHere);
    const [standIn] = own.flatMap(({ file }) => words.get(file) ?? []);
    const elsewhere = files.filter((file) => file.address !== address);
    return {
      errors: own.length > 0 ? describeFindings(own, root) : '',
      ...(standIn !== undefined && { standIn }),
      ...(others.length > 0 && { others: counted(others, root) }),
      elsewhere: elsewhere.slice(0, MOST_FILES),
      more: Math.max(0, elsewhere.length - MOST_FILES),
    };
  };
}

function counted(findings: readonly Finding[], root: string): CountedFindings {
  return { count: countLine(findings), text: describeFindings(findings, root) };
}
