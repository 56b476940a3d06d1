import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../shared/parse-json.ts';
import { unlessRefused } from '../../shared/errors.ts';
import type { Output } from '../../outputs/output.ts';

/** The manifest: the file that lists what a build has made. It is part of the published folder. */
export const MANIFEST = 'build.json';

const ABOUT =
  'What the build of this site has made, and of what. The next build replaces or removes these files and no others.';

/** The files that a build has made: SHA-256 in hexadecimal, by path with `/` separators. */
export type Manifest = ReadonlyMap<string, string>;

/** What a site was made from. The same provenance makes the same bytes on every machine. */
export interface Provenance {
  /** A hash of the content. */
  readonly content: string;
  /** Versions of the program and of the packages that determine its bytes, by name. */
  readonly madeBy: Readonly<Record<string, string>>;
}

const sha256Form = z.string().regex(/^[\da-f]{64}$/);
const SCHEMA = z.object({ files: z.record(z.string(), z.object({ size: z.number(), sha256: sha256Form })) });

/** Returns the text of a manifest, one line per file. The manifest does not list itself. */
export function manifestText(files: Output['files'], provenance?: Provenance): string {
  const head = JSON.stringify({ about: ABOUT, ...provenance, files: {} }, undefined, 1).replace(/\{\}\n\}$/, '{');
  const lines = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { size, hash }]) => `  ${JSON.stringify(file)}: ${JSON.stringify({ size, sha256: hash })}`);
  return `${head}\n${lines.join(',\n')}\n }\n}\n`;
}

/**
 * Reads the manifest in `folder`: the files of earlier builds. Empty if it is missing or invalid, so that every file
 * counts as a person's. Leaves out paths that lead out of the folder.
 */
export function readManifest(folder: string): Manifest {
  return parseManifest(readManifestText(folder) ?? '') ?? new Map();
}

/** Parses a manifest as `readManifest()` does; undefined if the text is not a manifest. */
export function parseManifest(text: string): Manifest | undefined {
  const listed = parseJson(text, SCHEMA)?.files;
  const inside = Object.entries(listed ?? {}).filter(([name]) => isInside(name));
  return listed && new Map(inside.map(([name, file]) => [name, file.sha256]));
}

/** What was published from a content folder: the paths of the files, and the folder that they are in. */
export interface PublishedFiles {
  readonly published?: Iterable<string>;
  readonly publishedFolder?: string;
}

/**
 * Returns what was published from a content folder in `out`. Empty unless it is the project's own `content`: the
 * published folder says nothing of another.
 */
export function publishedFiles(
  { project, content }: { readonly project: string; readonly content: string },
  out: string,
): PublishedFiles {
  const published = content === path.join(project, 'content') ? [...readManifest(out).keys()] : [];
  return published.length > 0 ? { published, publishedFolder: out } : {};
}

/** Returns the text of `build.json` in a folder; undefined if there is none. */
export function readManifestText(folder: string): string | undefined {
  return unlessRefused(['ENOENT', 'ENOTDIR', 'EISDIR'], () => readFileSync(path.join(folder, MANIFEST), 'utf8'));
}

function isInside(name: string): boolean {
  const parts = name.split(/[/\\]/);
  if (name.includes('\0')) return false;
  return parts.every((part) => part !== '' && part !== '.' && part !== '..' && part !== '.git' && !part.includes(':'));
}

/** Packages that determine most bytes of a site. */
const PACKAGES = new Set(['react', 'sharp', 'vike', 'vite']);

const schema = z.object({ name: z.string(), version: z.string(), dependencies: z.record(z.string(), z.string()) });

/**
 * Returns the versions of a project and of the packages that it makes sites with, by name. Leaves out Node.js, which
 * changes no byte.
 */
export function versionsOf(project: string): Record<string, string> {
  const { name, version, dependencies } = schema.parse(
    JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')),
  );
  const packages = Object.entries(dependencies).filter(([own]) => PACKAGES.has(own));
  return { [name]: version, ...Object.fromEntries(packages) };
}
