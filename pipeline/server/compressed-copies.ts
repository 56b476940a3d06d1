import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { PREVIEW_LIMITS } from './limits.ts';
import { openFound, type SiteFile, UnsettledFolder } from './site-file.ts';

/** Between what a host uses for a page made for one visitor (4) and for a file that it keeps (11). */
const BROTLI_QUALITY = 6;

/** Returns the copy of a file in one encoding. Throws `UnsettledFolder` if the file was replaced. */
export type CopyOf = (file: SiteFile, encoding: Encoding) => Promise<Buffer>;

/**
 * Creates a cache of copies. Each version of a file is compressed once, even for parallel requests, and kept while all
 * copies fit into `keptBytes`; the least recently used copy is removed first.
 */
export function createCopies(keptBytes: number = PREVIEW_LIMITS.keptBytes): CopyOf {
  const pending = new Map<string, Promise<Buffer>>();
  const kept = new Map<string, Buffer>();
  const readInTurn = pLimit(PREVIEW_LIMITS.readsAtOnce);
  const compressInTurn = pLimit(PREVIEW_LIMITS.compressionsAtOnce);
  let bytes = 0;

  return async (file, encoding) => {
    const key = `${encoding} ${file.version} ${file.path}`;
    const copy = take(key) ?? (await (pending.get(key) ?? make(key, file, encoding)));
    keep(key, copy);
    return copy;
  };

  function make(key: string, file: SiteFile, encoding: Encoding): Promise<Buffer> {
    const inTurn = encoding === 'identity' ? readInTurn : compressInTurn;
    const copy = inTurn(() => copyIn(encoding, file)).finally(() => pending.delete(key));
    pending.set(key, copy);
    return copy;
  }

  function take(key: string): Buffer | undefined {
    const copy = kept.get(key);
    if (copy && kept.delete(key)) bytes -= copy.length;
    return copy;
  }

  /** Marks a copy as most recently used, and removes the oldest copies beyond the limit. */
  function keep(key: string, copy: Buffer): void {
    take(key);
    kept.set(key, copy);
    bytes += copy.length;
    for (const oldest of kept.keys()) {
      if (bytes <= keptBytes) break;
      take(oldest);
    }
  }
}

async function copyIn(encoding: Encoding, file: SiteFile): Promise<Buffer> {
  const text = await readWhole(file);
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      });
    case 'gzip':
      return promisify(gzip)(text);
    case 'identity':
      return text;
  }
}

async function readWhole(file: SiteFile): Promise<Buffer> {
  const handle = await openFound(file);
  try {
    const text = await handle.readFile();
    if (text.length !== file.size) throw new UnsettledFolder(`${file.path} was written while it was read`);
    return text;
  } finally {
    await handle.close();
  }
}

/** Content encodings, smallest first; `identity` is the unchanged file. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** A content encoding in which the preview sends files. */
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Returns the smallest encoding that an `Accept-Encoding` header names and does not refuse (`br;q=0`). Browsers give
 * none of them a preference.
 */
export function chooseEncoding(header = ''): Encoding {
  const refused = /;\s*q\s*=\s*0(?:\.0*)?\s*$/;
  const entries = header.toLowerCase().split(',');
  const wanted = entries.filter((entry) => !refused.test(entry));
  const named = new Set(wanted.map((entry) => entry.replace(/;.*$/, '').trim()));
  return ENCODINGS.find((encoding) => named.has(encoding)) ?? 'identity';
}
