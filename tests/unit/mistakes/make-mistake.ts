import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContent } from '../../../pipeline/check/content.ts';
import { editionOf } from '../../../pipeline/edition.ts';
import { kinds } from '../../../pipeline/kinds/kinds.ts';
import { parseContent } from '../../../pipeline/parse/content.ts';
import { createParseHere } from '../../../pipeline/parse/document.ts';
import { readContentFolder } from '../../../pipeline/read/content-folder.ts';
import { probeImages } from '../../../pipeline/read/probe-images.ts';
import { createReport, toPlainFinding, type PlainFinding } from '../../../pipeline/report.ts';
import { createMemory } from '../memory.ts';
import { MARK, type Mistake } from './mistake.ts';

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));
const KINDS = Object.values(kinds);
/** Files by path, relative to the content folder; `undefined` is one that is not there. */
type Files = Map<string, Uint8Array | undefined>;

/** The content of this project, with a mistake and without. */
export interface Desk {
  /** What is found while the mistake stands, beyond what is found without it. */
  make(mistake: Mistake): Promise<readonly PlainFinding[]>;
  /** What is left of it once somebody has done what `finding` says. */
  obey(mistake: Mistake, finding: PlainFinding): Promise<readonly PlainFinding[]>;
  /** Does something while the mistake stands in the folder `root`. */
  during<Result>(mistake: Mistake, use: (root: string) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A copy of the content in a temporary folder. Each mistake is undone before the next. */
export async function openDesk(): Promise<Desk> {
  const root = await mkdtemp(path.join(tmpdir(), 'desk-'));
  await cp(CONTENT, root, { recursive: true });
  const keeping = createMemory();
  const before = await find(new Map());
  return {
    make: async (mistake) => newIn(await find(await filesWith(mistake))),
    async obey(mistake, finding) {
      const files = await filesWith(mistake);
      await mend(files, mistake, finding);
      return newIn(await find(files));
    },
    during: async (mistake, use) => whileThere(await filesWith(mistake), () => use(root)),
    close: () => rm(root, { recursive: true }),
  };

  function newIn(found: readonly PlainFinding[]): PlainFinding[] {
    const old = before.map(keyOf);
    return found.filter((finding) => {
      const at = old.indexOf(keyOf(finding));
      if (at >= 0) old.splice(at, 1);
      return at < 0;
    });
  }

  function find(files: Files): Promise<PlainFinding[]> {
    return whileThere(files, async () => {
      const report = createReport();
      const folder = await readContentFolder(root, Object.keys(kinds), report, keeping);
      const probes = await probeImages(root, folder.images, keeping);
      const parse = createParseHere(KINDS);
      checkContent(await parseContent(folder, KINDS, probes, report, parse, editionOf(), keeping), KINDS, report);
      return report.findings().map(toPlainFinding);
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

/** Where the finding of a mistake must be: `FILE:LINE:COLUMN`. */
export async function placeOf(mistake: Mistake): Promise<string> {
  if (mistake.at !== undefined) return mistake.at;
  for (const [file, text] of await markedTexts(mistake)) {
    const lines = text.slice(0, text.indexOf(MARK)).split(/\r\n|\n/);
    if (text.includes(MARK)) return `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  }
  throw new Error(`No text of “${mistake.name}” says by ${MARK} where the finding must be`);
}

/** The edited texts, with their mark. */
async function markedTexts({ name, file, from, to = '', also = [], add = {} }: Mistake): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [added, text] of Object.entries(add)) if (typeof text === 'string') texts.set(added, text);
  const edits = file === undefined ? [...also] : [{ file, from, to }, ...also];
  for (const edit of edits) {
    const text = texts.get(edit.file) ?? new TextDecoder().decode(await originalOf(edit.file));
    texts.set(edit.file, edit.from === undefined ? text + edit.to : replaceOnce(text, edit.from, edit.to, name));
  }
  return texts;
}

async function filesWith(mistake: Mistake): Promise<Files> {
  const files: Files = new Map();
  for (const [name, text] of Object.entries(mistake.add ?? {})) if (typeof text !== 'string') files.set(name, text);
  for (const [name, text] of await markedTexts(mistake)) files.set(name, bytesOf(text.replace(MARK, '')));
  for (const name of mistake.remove ?? []) files.set(name, undefined);
  return files;
}

/** Does what a finding says: its mend, the line that its help tells to write, or what the table says that a person does. */
async function mend(files: Files, mistake: Mistake, finding: PlainFinding): Promise<void> {
  const { name, file, to = '', mended, mendedFiles = {} } = mistake;
  for (const [other, text] of Object.entries(mendedFiles)) files.set(other, bytesOf(text));
  if (Object.keys(mendedFiles).length > 0) return;
  const line = lineIn(finding.help);
  if (finding.mend || line) {
    const bytes = files.get(finding.file) ?? (await originalOf(finding.file));
    const text = withMend(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), finding, line);
    if (mended !== undefined && !text.includes(mended)) throw new Error(`“${name}” is not mended as “${mended}”`);
    files.set(finding.file, bytesOf(text));
  } else if (file !== undefined && mended !== undefined) {
    const text = new TextDecoder().decode(files.get(file));
    files.set(file, bytesOf(replaceOnce(text, to.replace(MARK, ''), mended, name)));
  } else throw new Error(`Nobody knows how to obey “${finding.help}” in “${name}”`);
}

/** The line that a help tells to write, and whether its indentation is the writer's. */
function lineIn(help: string): { readonly text: string; readonly isWhole: boolean } | undefined {
  const [, whole, text] = /\bWrite (the line as )?`(.+?)`(?=[\s.,;:!)]|$)/.exec(help) ?? [];
  return text === undefined ? undefined : { text, isWhole: whole !== undefined };
}

function withMend(text: string, finding: PlainFinding, line: ReturnType<typeof lineIn>): string {
  const lines = text.split('\n');
  const old = lines[finding.line - 1] ?? '';
  if (finding.mend) {
    const start = [...lines.slice(0, finding.line - 1), ''].join('\n').length + finding.column - 1;
    const { actual, expected } = finding.mend;
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

function bytesOf(text: string | Uint8Array): Uint8Array;
function bytesOf(text: string | Uint8Array | undefined): Uint8Array | undefined;
function bytesOf(text: string | Uint8Array | undefined): Uint8Array | undefined {
  return typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

/** What a finding says, wherever it stands: other lines may have moved it. */
function keyOf({ rule, file, reason }: PlainFinding): string {
  return [rule, file, reason].join('\0');
}
