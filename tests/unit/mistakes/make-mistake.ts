import { linter } from '../../../pipeline/lint/linter.ts';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContent } from '../../../pipeline/site/check/content.ts';
import { editionOf } from '../../../pipeline/build/edition.ts';
import { contentTypes } from '../../../pipeline/types/content-types.ts';
import { parseContent } from '../../../pipeline/site/parse/content.ts';
import { createParseHere } from '../../../pipeline/build/threads/parse-here.ts';
import { readContentFolder } from '../../../pipeline/site/read/content-folder.ts';
import { decodeUtf8 } from '../../../pipeline/site/read/decode.ts';
import { probeImages } from '../../../pipeline/images/probe-images.ts';
import { findingsOf } from '../../../pipeline/findings/report.ts';
import { createMemory } from '../memory.ts';
import { readFindings, type ReadFinding } from '../read-findings.ts';
import { wholeWords } from '../../../pipeline/lint/fixes/sure-fixes.ts';
import { lostFrom } from './lost-from.ts';
import { isInserted } from './lines-of.ts';
import { MARK, type Mistake } from './mistake.ts';

const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));
const KINDS = Object.values(contentTypes);
const MARKS = new RegExp(String.raw`${MARK}\d+${MARK}`, 'g');
/** Files by path, relative to the content folder; `undefined` is an absent one. */
type Files = Map<string, Uint8Array | undefined>;

/** The content of this project, with mistakes and without. */
export interface Desk {
  /** Returns the findings for mistakes, without those of the content itself. */
  make(...mistakes: readonly Mistake[]): Promise<readonly ReadFinding[]>;
  /** Returns the findings that remain after following the advice of each. */
  obey(mistakes: readonly Mistake[], findings: readonly ReadFinding[]): Promise<readonly ReadFinding[]>;
  /** Returns the words and lines that readers no longer get after following the advice of one, except what it quotes. */
  lost(mistake: Mistake, finding: ReadFinding): Promise<readonly string[]>;
  /** Runs a function while the mistakes are in the folder `root`. */
  during<Result>(mistakes: readonly Mistake[], use: (root: string) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Copies the content into a temporary folder. Mistakes are reverted before the next ones. */
export async function openDesk(): Promise<Desk> {
  const root = await mkdtemp(path.join(tmpdir(), 'desk-'));
  await cp(CONTENT, root, { recursive: true });
  const typedCache = createMemory();
  let before: Promise<ReadFinding[]> | undefined;
  return {
    make: async (...mistakes) => newIn(await filesWith(mistakes)),
    obey: async (mistakes, findings) => newIn(await fixedFiles(mistakes, findings)),
    lost: async (mistake, finding) => {
      const alone = await atItsPlace(mistake, finding);
      return lostIn(await filesWith([mistake]), await fixedFiles([mistake], [alone]), alone, mistake.loses ?? []);
    },
    during: async (mistakes, use) => whileThere(await filesWith(mistakes), () => use(root)),
    close: () => rm(root, { recursive: true }),
  };

  async function newIn(files: Files): Promise<ReadFinding[]> {
    const old = (await (before ??= find(new Map()))).map(keyOf);
    return (await find(files)).filter((finding) => {
      const at = old.indexOf(keyOf(finding));
      if (at >= 0) old.splice(at, 1);
      return at < 0;
    });
  }

  function find(files: Files): Promise<ReadFinding[]> {
    return whileThere(files, async () => {
      const folder = await readContentFolder(root, Object.keys(contentTypes));
      const probes = await probeImages(root, folder.images, typedCache);
      const options = { kinds: KINDS, edition: editionOf(), parseDocuments: createParseHere() };
      const content = await parseContent({ folder, probes, typedCache, lint: linter, ...options });
      return readFindings(findingsOf([...content.findings, ...checkContent(content, KINDS, linter)]));
    });
  }

  async function whileThere<Result>(files: Files, use: () => Promise<Result>): Promise<Result> {
    try {
      for (const [name, bytes] of files) await put(path.join(root, name), bytes);
      return await use();
    } finally {
      for (const name of files.keys()) await put(path.join(root, name), await originalOf(name));
    }
  }
}

/** Returns the expected place of the finding of each mistake when all are made: `FILE:LINE:COLUMN`. */
export async function placesOf(mistakes: readonly Mistake[]): Promise<string[]> {
  const texts = await markedTexts(mistakes);
  return mistakes.map(({ name, at }, index) => {
    if (at !== undefined) return at;
    for (const [file, text] of texts) {
      const [before = '', after] = text.split(markOf(index));
      const lines = withoutMarks(before).split(/\r\n|\n/);
      if (after !== undefined) return `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
    }
    throw new Error(`No text of “${name}” says by ${MARK} where the finding must be`);
  });
}

/** Returns the edited texts; each `MARK` is replaced by one that identifies the mistake. */
async function markedTexts(mistakes: readonly Mistake[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [index, { name, file, from, to = '', also = [], add = {} }] of mistakes.entries()) {
    const marked = (text: string): string => text.replace(MARK, markOf(index));
    for (const [added, text] of Object.entries(add)) if (typeof text === 'string') texts.set(added, marked(text));
    const edits = file === undefined ? [...also] : [{ file, from, to }, ...also];
    for (const edit of edits) {
      const text = texts.get(edit.file) ?? new TextDecoder().decode(await originalOf(edit.file));
      const typed = marked(edit.to);
      texts.set(edit.file, edit.from === undefined ? text + typed : replaceOnce(text, edit.from, typed, name));
    }
  }
  return texts;
}

function markOf(index: number): string {
  return `${MARK}${index}${MARK}`;
}

function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, '');
}

async function filesWith(mistakes: readonly Mistake[]): Promise<Files> {
  const files: Files = new Map();
  for (const { add = {} } of mistakes)
    for (const [name, text] of Object.entries(add)) if (typeof text !== 'string') files.set(name, text);
  for (const [name, text] of await markedTexts(mistakes)) files.set(name, bytesOf(withoutMarks(text)));
  for (const { remove = [] } of mistakes) for (const name of remove) files.set(name, undefined);
  return files;
}

/** Returns the files after following each finding: its fix, the line in its advice, or the correction in the table. */
async function fixedFiles(mistakes: readonly Mistake[], findings: readonly ReadFinding[]): Promise<Files> {
  const files = await filesWith(mistakes);
  const textOf = async (file: string): Promise<string> => {
    const bytes = files.get(file) ?? (await originalOf(file));
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  };
  // Fixes give line numbers of the unfixed text, so they are applied from the last line to the first.
  const said = mistakes.map((mistake, index) => ({ mistake, finding: findings[index], line: lineIn(findings[index]) }));
  for (const { mistake, finding, line } of said.toSorted((a, b) => (b.finding?.line ?? 0) - (a.finding?.line ?? 0))) {
    if (!finding || mistake.fixedFiles || !(finding.fix || line)) continue;
    const text = withFix(await textOf(finding.file), finding, line);
    const { name } = mistake;
    const { fixed } = typedIn(mistake);
    if (fixed !== undefined && !text.includes(fixed)) throw new Error(`“${name}” is not mended as “${fixed}”`);
    files.set(finding.file, bytesOf(text));
  }
  for (const { mistake, finding, line } of said) {
    const { name, file, fixedFiles: others } = mistake;
    const { to, fixed } = typedIn(mistake);
    for (const [other, text] of Object.entries(others ?? {})) files.set(other, bytesOf(text));
    if (others || finding?.fix || line) continue;
    if (file === undefined || fixed === undefined)
      throw new Error(`Nobody knows how to obey “${finding?.advice}” in “${name}”`);
    files.set(file, bytesOf(replaceOnce(await textOf(file), to, fixed, name)));
  }
  return files;
}

/** Moves a finding to where it is when its mistake is made alone. */
async function atItsPlace(mistake: Mistake, finding: ReadFinding): Promise<ReadFinding> {
  const [line, column] = (await placesOf([mistake])).flatMap((place) => place.split(':').slice(-2).map(Number));
  return { ...finding, line: line ?? finding.line, column: column ?? finding.column };
}

/** Compares the pages of Markdown files; a file that only one of the two holds is new, removed or renamed. */
function lostIn(made: Files, fixed: Files, finding: ReadFinding, loses: readonly string[]): string[] {
  return [...fixed].flatMap(([file, after]) => {
    const before = made.get(file);
    if (!file.endsWith('.md') || !before || !after) return [];
    const [old, now] = [decodeUtf8(before), decodeUtf8(after)];
    if ('reason' in old || 'reason' in now) return [];
    const named = [...quotedIn(old.text, finding), ...loses];
    return lostFrom(old.text, now.text, named).filter((lost) => !loses.includes(lost));
  });
}

/** Returns what a finding quotes or replaces, each with the rest of the words of the text that it begins or ends in. */
function quotedIn(text: string, { message, advice, fix, ...place }: ReadFinding): string[] {
  const quoted = `${message} ${advice}`.match(/(?<=`)[^`]+(?=`)/g) ?? [];
  const rest = text
    .split('\n')
    .slice(place.line - 1)
    .join('\n')
    .slice(place.column - 1);
  return [...quoted, ...(fix ? [fix.actual] : [])].map((typed) =>
    rest.startsWith(typed) ? wholeWords(text, { ...place, fix: { actual: typed, expected: '' } }).actual : typed,
  );
}

/** Removes the end that a mistake and its fix share, since another mistake may be inserted above that. */
function typedIn(mistake: Mistake): {
  readonly to: string;
  readonly fixed: string | undefined;
} {
  const { from = '', to = '', fixed } = mistake;
  const typed = to.replace(MARK, '');
  const isKept = isInserted(mistake) && fixed?.endsWith(from);
  const cut = (text: string): string => (isKept ? text.slice(0, text.length - from.length) : text);
  return { to: cut(typed), fixed: fixed === undefined ? undefined : cut(fixed) };
}

/** Returns the line that an advice says to write, and whether the old indentation is kept. */
function lineIn(finding?: ReadFinding): { readonly text: string; readonly isWhole: boolean } | undefined {
  const [, whole, text] = /\bWrite (the line as )?`(.+?)`(?=[\s.,;:!)]|$)/.exec(finding?.advice ?? '') ?? [];
  return text === undefined ? undefined : { text, isWhole: whole !== undefined };
}

function withFix(text: string, finding: ReadFinding, line: ReturnType<typeof lineIn>): string {
  const lines = text.split('\n');
  const old = lines[finding.line - 1] ?? '';
  if (finding.fix) {
    const start = [...lines.slice(0, finding.line - 1), ''].join('\n').length + finding.column - 1;
    const { actual, expected } = finding.fix;
    if (!text.startsWith(actual, start)) throw new Error(`“${actual}” is not at ${finding.line}:${finding.column}`);
    return text.slice(0, start) + expected + text.slice(start + actual.length);
  }
  const indentation = line?.isWhole ? '' : (/^\s*/.exec(old)?.[0] ?? '');
  lines[finding.line - 1] = indentation + (line?.text ?? '') + (old.endsWith('\r') ? '\r' : '');
  return lines.join('\n');
}

function replaceOnce(text: string, from: string, to: string, name: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`“${from}” stands ${parts.length - 1} times where “${name}” is made`);
  return parts.join(to);
}

async function originalOf(name: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path.join(CONTENT, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function put(file: string, bytes: Uint8Array | undefined): Promise<void> {
  if (bytes === undefined) return rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

function bytesOf(text: string | Uint8Array | undefined): Uint8Array | undefined {
  return typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

/** Identifies a finding without its place, which other mistakes may have moved. */
function keyOf({ rule, file, message }: ReadFinding): string {
  return [rule, file, message].join('\0');
}
