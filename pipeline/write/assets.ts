import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What Vite's manifest says of one file of the bundle. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The browser's own entry; the bundle holds others, which no page asks for. */
const ENTRY = 'renderer/+client.ts';

/** Copies the scripts that pages can ask for from a bundle into `out`. */
export async function copyAssets(bundle: string, out: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(bundle, 'assets.json'), 'utf8')) as Record<string, Chunk>;
  for (const file of reachableFrom(ENTRY, manifest)) {
    await mkdir(path.dirname(path.join(out, file)), { recursive: true });
    await cp(path.join(bundle, 'client', file), path.join(out, file));
  }
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
