import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../shared/parse-json.ts';
import { unlessRefused } from '../../shared/system-error.ts';
import type { Output } from '../../outputs/output.ts';

/** The file in which a build writes down what it has made; it travels with the published folder. */
export const MANIFEST = 'build.json';

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
 * everything then counts as a person's. Paths that would lead out of the folder are left out.
 */
export function readManifest(folder: string): Manifest {
  return parseManifest(readManifestText(folder) ?? '') ?? new Map();
}

/** What the text of a manifest lists, as `readManifest()` gives it; undefined of a text that is none. */
export function parseManifest(text: string): Manifest | undefined {
  const listed = parseJson(text, SCHEMA)?.files;
  const inside = Object.entries(listed ?? {}).filter(([name]) => isInside(name));
  return listed && new Map(inside.map(([name, file]) => [name, file.sha256]));
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
  return unlessRefused(['ENOENT', 'ENOTDIR', 'EISDIR'], () => readFileSync(path.join(folder, MANIFEST), 'utf8'));
}

function isInside(name: string): boolean {
  const parts = name.split(/[/\\]/);
  if (name.includes('\0')) return false;
  return parts.every((part) => part !== '' && part !== '.' && part !== '..' && part !== '.git' && !part.includes(':'));
}

/** Packages that decide over most bytes of a site. */
const PACKAGES = new Set(['react', 'sharp', 'vike', 'vite']);

const schema = z.object({ name: z.string(), version: z.string(), dependencies: z.record(z.string(), z.string()) });

/**
 * The versions of a project and of the packages that it makes sites with, by their names. That of Node.js is not among them: it
 * changes no byte.
 */
export function versionsOf(project: string): Record<string, string> {
  const { name, version, dependencies } = schema.parse(
    JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')),
  );
  const packages = Object.entries(dependencies).filter(([own]) => PACKAGES.has(own));
  return { [name]: version, ...Object.fromEntries(packages) };
}
