import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Picture } from '../../pipeline/content/model/assets.ts';
import { createImageResolver } from '../../pipeline/site/parse/images.ts';
import { probeImages } from '../../pipeline/images/probe-images.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { writeCards } from '../../pipeline/outputs/cards/write-cards.ts';
import { writeImages } from '../../pipeline/outputs/images/write-images.ts';
import { createOutput } from '../../pipeline/outputs/output.ts';
import { createMemory } from './memory.ts';

const project = path.resolve(import.meta.dirname, '../..');
const PLACE = { file: 'insights/a.md', line: 1, column: 1 };

/** The result of building one picture: its published files by path, and the findings. */
export interface BuiltPicture {
  readonly picture: Picture | undefined;
  readonly files: ReadonlyMap<string, Buffer>;
  /** Rules of the findings. */
  readonly rules: readonly string[];
}

/** Builds one picture completely, in a temporary folder. */
export async function buildPicture(name: string, bytes: Buffer, withCard = false): Promise<BuiltPicture> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'picture-'));
  const output = createOutput(path.join(root, 'out'));
  const typedCache = createMemory();
  const writeContext = { output, typedCache };
  try {
    await writeFile(path.join(root, name), bytes);
    const page = fileAt('a.md');
    const resolver = createImageResolver(await probeImages(root, [name], typedCache), page);
    const picture = resolver.picture(name, 'x', PLACE);
    const image = resolver.cardImage(name, PLACE);
    await writeImages(root, resolver.variants(), writeContext, () => undefined);
    const cards = withCard && image ? [{ address: '/card', title: 'A', kicker: 'B', name: 'C', image }] : [];
    const { paths } = await writeCards({ content: root, project }, writeContext, cards, () => undefined);
    const names = [...resolver.variants().map(({ file }) => file), ...[...paths.values()].map((file) => file.slice(1))];
    const files = new Map<string, Buffer>();
    for (const file of names) files.set(file, await readFile(path.join(output.folder, file)));
    return { picture, files, rules: findingsOf(page.messages).map(({ rule }) => rule) };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
