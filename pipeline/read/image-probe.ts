import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cached } from './cache.ts';
import { isMoving } from './moving-drawing.ts';
import { plainDrawing } from './plain-drawing.ts';

/** Most pixels that an image may have: a square of 16,383 on each side, `sharp`'s own limit. */
const MOST_PIXELS = 0x3fff * 0x3fff;
const PROBE_AT_ONCE = 4;
/** A drawing with more bytes is published as pixels. */
const LARGEST_DRAWING = 200_000;
/** Changes when the same file must give another probe. */
const RECIPE = 4;

/** What is known of an image file before anything is made from it. Sizes in pixels, upright. */
export interface ImageProbe {
  readonly path: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string;
  /** `jpeg`, `png`, `webp`, `gif`, `svg`, `tiff`, `heif`. */
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly opaque: boolean;
  /** Whether it is a drawing that can be published as it is: sharp at any size, and of both colour schemes. */
  readonly isDrawing: boolean;
  /** Whether that drawing moves. */
  readonly moves: boolean;
  /** Why the image cannot be used. */
  readonly fault?: string;
}

/** Opens each image once and says what it is, or what is wrong with it. Kept between builds by content. */
export async function probeImages(
  root: string,
  files: readonly string[],
  cacheFolder: string,
): Promise<ReadonlyMap<string, ImageProbe>> {
  const probes = new Map<string, ImageProbe>();
  for (let index = 0; index < files.length; index += PROBE_AT_ONCE) {
    const batch = files.slice(index, index + PROBE_AT_ONCE);
    const found = await Promise.all(batch.map((file) => probe(root, file, cacheFolder)));
    batch.forEach((file, at) => {
      const result = found[at];
      if (result) probes.set(file, result);
    });
  }
  return probes;
}

async function probe(root: string, file: string, cacheFolder: string): Promise<ImageProbe> {
  const bytes = await readFile(path.join(root, file));
  const hash = createHash('sha256').update(bytes).digest('hex');
  const kept = await cached(path.join(cacheFolder, 'probes', `${RECIPE}-${hash}.json`), async () =>
    Buffer.from(JSON.stringify(await inspect(bytes))),
  );
  return { ...(JSON.parse(kept.bytes.toString()) as Inspected), path: file, hash };
}

type Inspected = Omit<ImageProbe, 'path' | 'hash'>;

/** Decodes the whole image once, so that one cut short is found before anything is built from it. */
async function inspect(bytes: Buffer): Promise<Inspected> {
  const none = { format: 'unknown', width: 0, height: 0, opaque: false, isDrawing: false, moves: false };
  try {
    const image = sharp(bytes, { failOn: 'warning', limitInputPixels: MOST_PIXELS });
    const { format, width, height, orientation = 1 } = await image.metadata();
    const { isOpaque } = await image.clone().resize(64, 64, { fit: 'inside' }).stats();
    await image.clone().resize(64, 64, { fit: 'inside' }).raw().toBuffer();
    const turned = orientation >= 5;
    const drawing = format === 'svg' && bytes.length <= LARGEST_DRAWING ? plainDrawing(bytes.toString()) : undefined;
    const isDrawing = drawing !== undefined;
    const moves = isDrawing && isMoving(drawing);
    const [upWidth, upHeight] = turned ? [height, width] : [width, height];
    return { format, width: upWidth, height: upHeight, opaque: isOpaque, isDrawing, moves };
  } catch (error) {
    return { ...none, fault: faultOf(error) };
  }
}

/** The library's messages can carry paths of this machine, so only their kind is passed on. */
function faultOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/pixel limit|exceeds|too large|dimensions/i.test(message))
    return `it has more than ${Math.round(MOST_PIXELS / 1e6)} million pixels`;
  if (/unsupported image format|contains unsupported/i.test(message)) return 'it is not in a format that can be read';
  if (/empty/i.test(message)) return 'the file is empty';
  return 'it is damaged or cut short';
}
