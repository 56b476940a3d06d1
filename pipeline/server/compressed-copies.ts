import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { PREVIEW_LIMITS } from './limits.ts';
import { openFound, type SiteFile, UnsettledFolder } from './site-file.ts';

/** Between what a host spends on a page made for one visitor (4) and on a file that it keeps (11). */
const BROTLI_QUALITY = 6;

/** Gives the copy of a file in one form. Throws `UnsettledFolder` if another file stands there by now. */
export type CopyOf = (file: SiteFile, encoding: Encoding) => Promise<Buffer>;

/**
 * Copies of files that are made once a version of a file, however many ask for one at a time, and kept as long as all
 * of them have room in `keptBytes`; the one that was not asked for the longest goes first.
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

  /** Puts a copy at the end of the line, and takes from its front what has no room any more. */
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

/** The forms in which a file is sent, the smallest first; `identity` is the file as it is. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The smallest form that an `Accept-Encoding` names and does not refuse (`br;q=0`). Browsers prefer none of them to another. */
export function chooseEncoding(header = ''): Encoding {
  const refused = /;\s*q\s*=\s*0(?:\.0*)?\s*$/;
  const entries = header.toLowerCase().split(',');
  const wanted = entries.filter((entry) => !refused.test(entry));
  const named = new Set(wanted.map((entry) => entry.replace(/;.*$/, '').trim()));
  return ENCODINGS.find((encoding) => named.has(encoding)) ?? 'identity';
}
