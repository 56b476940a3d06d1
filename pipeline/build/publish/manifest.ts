import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Output } from '../../outputs/output.ts';

/** The file in which a build writes down what it has made; it travels with the published folder. */
export const MANIFEST = '.site-files.json';

/** What a build has made: SHA-256 in hexadecimal of every file, by its path with `/` between its parts. */
export type Manifest = ReadonlyMap<string, string>;

const schema = z.object({ files: z.record(z.string(), z.string()) });

/** The text of a manifest. The manifest does not name itself. */
export function manifestText(files: Output['files']): string {
  const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([file, { hash }]) => [file, hash] as const);
  const about = 'What the build of this site has made. The next build replaces or removes these files and no others.';
  return `${JSON.stringify({ about, files: Object.fromEntries(sorted) }, undefined, 1)}\n`;
}

/**
 * What earlier builds have made in `folder`; empty where there is no manifest, or none that can be read, so that
 * everything then counts as a person's. Paths that would lead out of the folder are left out.
 */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) return new Map();
  const files = filesIn(readFileSync(file, 'utf8'));
  return new Map(files.filter(([name]) => isInside(name)));
}

/** Files that were published from a content folder, as far as the published folder can tell: it says nothing of another one than usual. */
export function publishedFiles(
  folders: { readonly project: string; readonly content: string },
  out: string,
): Iterable<string> {
  return folders.content === path.join(folders.project, 'content') ? readManifest(out).keys() : [];
}

function filesIn(text: string): [string, string][] {
  try {
    const { data } = schema.safeParse(JSON.parse(text));
    return Object.entries(data?.files ?? {});
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function isInside(name: string): boolean {
  const parts = name.split(/[/\\]/);
  return parts.every((part) => part !== '' && part !== '.' && part !== '..' && part !== '.git' && !part.includes(':'));
}
