import { createHash } from 'node:crypto';
import path from 'node:path';
import pMap from 'p-map';
import { cached } from '../cache.ts';
import { decodeImage, DecoderStopped } from './image-decoder.ts';
import { faultOfBytes, mostBytesOf } from './image-limits.ts';
import type { ImageProbe, Inspected } from '../image-probe.ts';
import { faulty } from './inspect-image.ts';
import { readSteady } from './read-steady.ts';

const PROBE_AT_ONCE = 2;
/** Changes when the same file must give another probe. */
const RECIPE = 5;

/** Opens each image once and says what it is, or what is wrong with it. Kept between builds by content. */
export async function probeImages(
  root: string,
  files: readonly string[],
  cacheFolder: string,
): Promise<ReadonlyMap<string, ImageProbe>> {
  const probes = await pMap(files, (file) => probe(root, file, cacheFolder), { concurrency: PROBE_AT_ONCE });
  return new Map(probes.flatMap((found) => (found ? [[found.path, found]] : [])));
}

/** Undefined if the file is gone. */
async function probe(root: string, file: string, cacheFolder: string): Promise<ImageProbe | undefined> {
  const most = mostBytesOf(file);
  const read = await readSteady(path.join(root, file), most);
  if (read.kind === 'gone') return undefined;
  if (read.kind === 'unreadable') return { ...faulty(read.reason), path: file, hash: '' };
  const fault = faultOfBytes(read.kind === 'read' ? read.bytes.length : read.size, most);
  if (fault !== undefined || read.kind !== 'read') return { ...faulty(fault ?? ''), path: file, hash: '' };
  const { bytes } = read;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const keptIn = path.join(cacheFolder, 'probes', `${RECIPE}-${hash}.json`);
  return { ...(await inspectOnce(bytes, keptIn)), path: file, hash };
}

/** What stopped the decoder is not kept: another machine, or a less busy one, may do better. */
async function inspectOnce(bytes: Buffer, keptIn: string): Promise<Inspected> {
  try {
    const kept = await cached(keptIn, async () => Buffer.from(JSON.stringify(await decodeImage(bytes))));
    return JSON.parse(kept.bytes.toString()) as Inspected;
  } catch (error) {
    if (error instanceof DecoderStopped) return faulty(error.message);
    throw error;
  }
}
