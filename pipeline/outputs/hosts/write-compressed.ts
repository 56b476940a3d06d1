import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { availableParallelism } from 'node:os';
import { workThrough, type Output } from '../output.ts';
import { isCompressible, mediaTypeOf } from '../../shared/media-types.ts';

/** Below this size, compression saves no packet. */
const SMALLEST_BYTES = 1024;

/** Compressors, by the extension of the copy. */
const FORMS = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
} as const;

/** Writes compressed copies beside each text file of a finished folder; reuses those of the published folder. */
export async function writeCompressedCopies(output: Output): Promise<void> {
  const texts = [...output.files].filter(
    ([file, { size }]) => size >= SMALLEST_BYTES && isCompressible(mediaTypeOf(file)),
  );
  await workThrough(texts, availableParallelism(), async ([file, { hash }]) => {
    for (const [ending, compress] of Object.entries(FORMS)) {
      const copy = `${file}.${ending}`;
      const key = `${ending} ${hash}`;
      if (output.reuse(copy, key)) continue;
      output.write(copy, await compress(await readFile(path.join(output.folder, file))), key);
    }
  });
}
