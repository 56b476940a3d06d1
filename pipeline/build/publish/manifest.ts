import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../shared/parse-json.ts';
import { sha256 } from '../../shared/hash.ts';
import { unlessRefused } from '../../shared/system-error.ts';
import type { Output } from '../../outputs/output.ts';

/** The file in which a build writes down what it has made; it travels with the published folder. */
export const MANIFEST = 'build.json';
/** What it was called before, without sizes: a folder that was published then is taken over. */
export const FORMER_MANIFEST = '.site-files.json';

const ABOUT =
  'What the build of this site has made, and of what. The next build replaces or removes these files and no others.';

/** What a build has made: SHA-256 in hexadecimal of every file, by its path with `/` between its parts. */
export type Manifest = ReadonlyMap<string, string>;

/** What a site was made of. The same of it makes the same bytes, on whatever machine. */
export interface Provenance {
  /** A hash of the content. */
  readonly content: string;
  /** The versions of the program and of the packages that decide over bytes, by their names. */
  readonly madeBy: Readonly<Record<string, string>>;
}

const sha256Form = z.string().regex(/^[\da-f]{64}$/);
const SCHEMA = z.object({ files: z.record(z.string(), z.object({ size: z.number(), sha256: sha256Form })) });
const FORMER_SCHEMA = z.object({ files: z.record(z.string(), sha256Form) });

/** The text of a manifest, a line a file. The manifest does not name itself. */
export function manifestText(files: Output['files'], provenance?: Provenance): string {
  const head = JSON.stringify({ about: ABOUT, ...provenance, files: {} }, undefined, 1).replace(/\{\}\n\}$/, '{');
  const lines = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { size, hash }]) => `  ${JSON.stringify(file)}: ${JSON.stringify({ size, sha256: hash })}`);
  return `${head}\n${lines.join(',\n')}\n }\n}\n`;
}

/**
 * What earlier builds have made in `folder`; empty where there is no manifest, or none that can be read, so that
 * everything then counts as a person's. Paths that would lead out of the folder are left out. A manifest of the former name
 * is a file like others in it, which the next build does not make.
 */
export function readManifest(folder: string): Manifest {
  const text = readManifestText(folder);
  const files = text === undefined ? undefined : parseManifest(text);
  if (files) return files;
  const former = readText(folder, FORMER_MANIFEST);
  const listed = former === undefined ? undefined : parseJson(former, FORMER_SCHEMA)?.files;
  if (former === undefined || !listed) return new Map();
  return inside([...Object.entries(listed), [FORMER_MANIFEST, sha256(former)]]);
}

/** What the text of a manifest lists, as `readManifest()` gives it; undefined of a text that is none. */
export function parseManifest(text: string): Manifest | undefined {
  const listed = parseJson(text, SCHEMA)?.files;
  return listed && inside(Object.entries(listed).map(([name, file]) => [name, file.sha256]));
}

/** Files that were published from a content folder, as far as the published folder can tell: it says nothing of another one than usual. */
export function publishedFiles(
  folders: { readonly project: string; readonly content: string },
  out: string,
): Iterable<string> {
  return folders.content === path.join(folders.project, 'content') ? readManifest(out).keys() : [];
}

/** The text of `build.json` in a folder; undefined where no such file is. */
export function readManifestText(folder: string): string | undefined {
  return readText(folder, MANIFEST);
}

function readText(folder: string, name: string): string | undefined {
  return unlessRefused(['ENOENT', 'ENOTDIR', 'EISDIR'], () => readFileSync(path.join(folder, name), 'utf8'));
}

function inside(files: readonly (readonly [string, string])[]): Manifest {
  return new Map(files.filter(([name]) => isInside(name)));
}

function isInside(name: string): boolean {
  const parts = name.split(/[/\\]/);
  if (name.includes('\0')) return false;
  return parts.every((part) => part !== '' && part !== '.' && part !== '..' && part !== '.git' && !part.includes(':'));
}
