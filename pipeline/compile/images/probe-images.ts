import path from 'node:path';
import pLimit from 'p-limit';
import { decodeImage, DecoderStopped } from './image-decoder.ts';
import { mostBytesOf } from './image-limits.ts';
import { faulty, type ImageProbe, type Inspected } from '../../content/model/image-probe.ts';
import type { TypedCache } from '../../build/cache/typed-cache.ts';
import { readHashed } from '../read/read-steady.ts';

const PROBE_AT_ONCE = 2;

/** Opens each image once and returns what it is, or what is wrong with it. Cached between builds by content. */
export async function probeImages(
  root: string,
  files: readonly string[],
  typedCache: TypedCache,
): Promise<ReadonlyMap<string, ImageProbe>> {
  const probes = await pLimit(PROBE_AT_ONCE).map(files, (file) => probe(root, file, typedCache));
  return new Map(probes.flatMap((found) => (found ? [[found.path, found]] : [])));
}

/** Returns undefined if the file is gone. */
async function probe(root: string, file: string, typedCache: TypedCache): Promise<ImageProbe | undefined> {
  const read = await readHashed(path.join(root, file), mostBytesOf(file));
  if (!read) return undefined;
  if ('fault' in read) return { ...faulty(read.fault), path: file, hash: '' };
  const { bytes, hash } = read;
  const inspected = await typedCache.once(['probe', hash], () => decodeImage(bytes)).catch(faultOf);
  return { ...inspected, path: file, hash };
}

/** A stopped decoder is not cached: another machine, or a less busy one, may succeed. */
function faultOf(error: unknown): Inspected {
  if (error instanceof DecoderStopped) return faulty(error.message);
  throw error;
}
