import { editionOf } from '../../build/edition.ts';
import { readContent, typedCacheOf } from '../../build/load-site.ts';
import { createParseHere } from '../../build/threads/parse-here.ts';
import { deriveSite } from '../../site/derive/derive-site.ts';
import type { ParsedContent } from '../../site/parse/content.ts';
import type { ParseDocuments } from '../../site/parse/document.ts';
import type { Site } from '../../content/model/site.ts';
import { contentTypes, type Content } from '../../types/content-types.ts';
import type { Assets } from '../../content/model/assets.ts';
import type { PageFindings, CountedFindings } from '../../content/model/page-findings.ts';
import { writeBesidePages, writeOfPages } from '../../build/outputs.ts';
import { retryOnChange } from '../../shared/retry-on-change.ts';
import { hasErrors, type Finding } from '../../findings/finding.ts';
import type { PagesSite } from '../../pages-site.ts';
import type { Store } from '../../cache/store.ts';
import { createParseWorkerPool } from '../../build/threads/parse-worker-pool.ts';
import { createOutput, type MadeFile, type Output } from '../../outputs/output.ts';
import { writeImages } from '../../outputs/images/write-images.ts';
import { hashOfBytes } from '../../shared/hash.ts';
import { createRounds, createTrials, type TypedCache } from '../../cache/typed-cache.ts';
import type { Options } from '../arguments/arguments.ts';
import { checkWithStore, readFromDisk, type Checked, type ReadFor } from '../../editing/check-folder.ts';
import { describeError, describeFindings, showFindings } from '../terminal/report.ts';
import { complain } from '../../shared/terminal.ts';
import { countLine, isPlaceholder, shownFrom } from '../../lint/formats/shown.ts';
import { createStandIns, type StandIns } from './stand-ins.ts';

/** The state of the content as saved, or as it would be with unsaved words. */
export interface LiveState extends Pick<Checked, 'findings'> {
  /** The content including what is not published and the words of placeholders. */
  readonly preview: ParsedContent;
  /** The site; where the saved version of a file cannot be shown, another stands in for it. */
  readonly site: PagesSite;
  readonly hasErrors: boolean;
  /** Returns the page of a file; undefined if it has none. */
  readonly addressOf: (file: string) => string | undefined;
  readonly findingsOn: (address: string) => PageFindings;
  /** Writes the files beside the pages, on the first call only, so that visits to pages do not wait for it. */
  readonly writeBeside: () => void;
}

/**
 * Loads content for a server, and writes the files of its pages into the folder `files`. Calls `onWork` with a
 * description of work that takes long, and with an empty text at its end.
 */
export function createLiveContent(options: Options, files: string, store: Store, onWork: (words: string) => void) {
  const typedCache = typedCacheOf(options.project, store);
  // The parser's thread is kept for the next change.
  const parseDocuments = createParseWorkerPool({ keep: true });
  const parseHere = createParseHere();
  const standInsFor = createStandIns();
  const nextRound = createRounds(typedCache);
  const work = createWorkTeller(onWork);
  const written = new Map<string, MadeFile>();
  let readFor = readFromDisk(options, typedCache);
  let trials = createTrials(typedCache);
  let shown: LiveState | undefined;
  /** Reads the content. Undefined if no site can be shown at all. */
  const load = (): Promise<LiveState | undefined> => retryOnChange(loadOnce).finally(work.end);
  return { load, loadAgain, look };

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
    readFor = readOnceADay(readFromDisk(options, typedCache));
    const reading = { read: readFor, cache: nextRound(), parse: parseDocuments };
    trials = createTrials(reading.cache);
    const checked = await checkWithStore(options, reading.cache, reading.parse, readFor);
    showFindings(checked.findings, options.content);
    const preview = await checked.preview();
    const instead = standInsFor(preview, wrongFiles(checked));
    const stateOf = await siteOf({ ...checked, preview }, instead, reading);
    if (!stateOf) return undefined;
    const { assets, writeBeside } = await write(stateOf.site, stateOf.content, reading.cache);
    shown = { ...stateOf.state({ ...stateOf.site, ...assets }), writeBeside };
    return shown;
  }

  /**
   * Checks the content as it would be if a text of the folder had other words; `state` makes its site. What pages need
   * is written beside them, and nothing is kept. Undefined if no site can be shown.
   */
  async function look(file: string, source: string) {
    const reading = { read: withText(readFor, file, source), cache: trials(), parse: parseHere };
    const checked = await checkWithStore(options, reading.cache, reading.parse, reading.read);
    const state = async (): Promise<LiveState | undefined> => {
      const preview = await checked.preview();
      const instead = standInsFor(preview, wrongFiles(checked), file);
      const made = await siteOf({ ...checked, preview }, instead, reading);
      if (!made || !shown) return undefined;
      const { cards, fonts, structuredData } = shown.site;
      await writeImages(options.content, made.content.variants, { output: beside(), typedCache }, () => undefined);
      return { ...made.state({ ...made.site, cards, fonts, structuredData }), writeBeside: () => undefined };
    };
    return { findings: checked.findings, state };
  }

  /** Makes the site of checked content, with what is not published, as far as it is right. */
  async function siteOf(
    { findings, preview }: Pick<LiveState, 'findings' | 'preview'>,
    { texts, words }: StandIns,
    reading: Reading,
  ): Promise<MadeSite | undefined> {
    const right = texts.size === 0 ? preview : await readInstead(texts, reading);
    const [content, told] = right.frame ? [right, words] : [preview, new Map<string, string>()];
    const site = deriveSite(content, contentTypes, content.edition.day);
    const pages = addressByFile(content);
    return (
      site && {
        site,
        content,
        state: (all) => ({
          site: all,
          findings,
          preview,
          addressOf: (file) => pages.get(file),
          hasErrors: hasErrors(findings),
          findingsOn: createPageFindings(findings, pages, told, options.content),
        }),
      }
    );
  }

  async function readInstead(texts: StandIns['texts'], { read, cache, parse }: Reading): Promise<ParsedContent> {
    const edition = { ...editionOf(options.date), isPreview: true };
    const { folder, probes } = await read(edition.day);
    const changed = { folder: { ...folder, texts: new Map([...folder.texts, ...texts]) }, probes };
    return readContent(changed, parse, { typedCache: cache, edition });
  }

  /** Files written before are still in the folder, and need not be written again. */
  function beside(): Output {
    return createOutput(files, { find: (file) => written.get(file), link: () => true });
  }

  async function write(
    site: Site<Content>,
    content: ParsedContent,
    cache: TypedCache,
  ): Promise<{ readonly assets: Assets } & Pick<LiveState, 'writeBeside'>> {
    const { variants } = content;
    const pictures = (done: number): string => `Pictures are being made: ${done} of ${variants.length} are done`;
    work.begin(pictures(0));
    const output = beside();
    const context = { output, typedCache: cache };
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

/** How content is read: the folder, the cache, and the parser of what is not in it. */
interface Reading {
  readonly read: ReadFor;
  readonly cache: TypedCache;
  readonly parse: ParseDocuments;
}

/** A site, and the state of the server with it. */
interface MadeSite {
  readonly site: Site<Content>;
  readonly content: ParsedContent;
  readonly state: (site: PagesSite) => Omit<LiveState, 'writeBeside'>;
}

function wrongFiles({ findings }: Pick<Checked, 'findings'>): ReadonlySet<string> {
  return new Set(findings.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])));
}

/** Returns a reader that reads the folder once for each day. */
function readOnceADay(readFor: ReadFor): ReadFor {
  const known = new Map<string, ReturnType<ReadFor>>();
  return (day) => {
    const read = known.get(day) ?? readFor(day);
    known.set(day, read);
    return read;
  };
}

/** Returns a reader of the same folder with other words in one of its texts. */
function withText(readFor: ReadFor, file: string, source: string): ReadFor {
  const text = { path: file, hash: hashOfBytes(Buffer.from(source)), readText: () => source };
  return async (day) => {
    const { folder, probes } = await readFor(day);
    return { folder: { ...folder, texts: new Map([...folder.texts, [file, text]]) }, probes };
  };
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
const MAX_FILES = 6;

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
      elsewhere: elsewhere.slice(0, MAX_FILES),
      more: Math.max(0, elsewhere.length - MAX_FILES),
    };
  };
}

function counted(findings: readonly Finding[], root: string): CountedFindings {
  return { count: countLine(findings), text: describeFindings(findings, root) };
}
