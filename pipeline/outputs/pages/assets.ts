import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Output } from '../output.ts';

/** What Vite's manifest says of one file of the bundle. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The browser's own entry; the bundle holds others, which no page asks for. */
const ENTRY = 'renderer/+client.ts';

/** Copies the scripts that pages can ask for from a bundle into `output`. */
export async function copyAssets(bundle: string, output: Output): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(bundle, 'assets.json'), 'utf8')) as Record<string, Chunk>;
  for (const file of reachableFrom(ENTRY, manifest))
    output.write(file, await readFile(path.join(bundle, 'client', file)));
}

function reachableFrom(entry: string, manifest: Readonly<Record<string, Chunk>>): Set<string> {
  const files = new Set<string>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The bundle's manifest does not know ${name}`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return files;
}
